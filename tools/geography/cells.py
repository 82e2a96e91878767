"""Cells of seeds: the area nearest to a province's seeds, with borders that look drawn."""
import collections
import math

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.ops import unary_union

from atlas import parts

# The amplitude of the noise on borders between seeds, in pixels: rougher on land, calmer at sea.
LAND, SEA = 0.85, 0.45

_rng = np.random.default_rng(7)
_WAVES = list(
    zip(
        2 * math.pi / _rng.uniform(22, 60, 9),
        _rng.uniform(0, math.pi, 9),
        _rng.uniform(0, 6.28, 9),
        _rng.uniform(0, 6.28, 9),
    )
)


def stray(points, amplitude):
    """The displacement of each point: a smooth field, so that neighbours stay neighbours."""
    p = np.asarray(points, float)
    d = np.zeros_like(p)
    for k, angle, a, b in _WAVES:
        s = k * (p[:, 0] * math.cos(angle) + p[:, 1] * math.sin(angle))
        w = min(1.6, (2 * math.pi / k) / 35)
        d[:, 0] += w * np.sin(s + a)
        d[:, 1] += w * np.sin(s + b)
    return amplitude * d


def cells(seeds, size, amplitude):
    """The cell of each province. `seeds` are (province, index within it, x, y, weight)."""
    width, height = size
    found = collections.defaultdict(list)
    for i, (province, _, x, y, w) in enumerate(seeds):
        points = [(-400, -400), (width + 400, -400), (width + 400, height + 400), (-400, height + 400)]
        others = sorted(
            (j for j in range(len(seeds)) if j != i), key=lambda j: (seeds[j][2] - x) ** 2 + (seeds[j][3] - y) ** 2
        )
        for j in others:
            _, _, u, v, w2 = seeds[j]
            points = _half(points, 2 * (u - x), 2 * (v - y), u * u + v * v - x * x - y * y + w - w2)
            if len(points) < 3:
                break
        if len(points) >= 3:
            found[province].append(shapely.set_precision(Polygon(points), 0.001))
    return {province: unary_union([_strayed(q, amplitude) for q in parts(unary_union(qs))]) for province, qs in found.items()}


def _half(points, a, b, c):
    """The part of a convex polygon where ax + by <= c."""
    out = []
    for p, q in zip(points, points[1:] + points[:1]):
        dp, dq = a * p[0] + b * p[1] - c, a * q[0] + b * q[1] - c
        if dp <= 0:
            out.append(p)
        if dp < 0 < dq or dq < 0 < dp:
            t = dp / (dp - dq)
            out.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
    return out


def _strayed(polygon, amplitude):
    rings = [_dense(ring) for ring in (polygon.exterior, *polygon.interiors)]
    outer, *holes = (ring + stray(ring, amplitude) for ring in rings)
    return shapely.make_valid(Polygon(outer, holes))


def _dense(ring, step=2.5):
    """A ring with a point every few pixels, the same ones from both sides of a border."""
    corners = np.array(ring.coords)
    out = []
    for a, b in zip(corners[:-1], corners[1:]):
        low, high = (b, a) if tuple(a) > tuple(b) else (a, b)
        n = max(1, round(float(np.hypot(*(high - low))) / step))
        line = low + (high - low) * np.linspace(0, 1, n + 1)[:, None]
        out.append((line[::-1] if tuple(a) > tuple(b) else line)[:-1])
    return np.vstack(out)
