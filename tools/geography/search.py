"""Moves seeds until the proof holds: on a coarse raster, a little at a time, near each fault."""
import collections
import random
import time

import numpy as np
import shapely
from scipy.spatial import cKDTree

from board import pair
from cells import stray
from proof import bare

# The pixels between two samples.
STEP = 2
# The minimum length of a contact, in pixels.
WANTED = 10.0


class Raster:
    """The province of each sample, updated as seeds move."""

    def __init__(self, sites, board, cover):
        self.board = board
        self.names = sorted(set(board.provinces) & {seed[0] for field in cover.fields for seed in field.seeds})
        self.number = {name: i for i, name in enumerate(self.names)}
        self.is_sea = np.array([board.is_sea(name) for name in self.names] + [False])
        width, height = sites.size
        self.columns, self.rows = width // STEP, height // STEP
        x, y = np.meshgrid((np.arange(self.columns) + 0.5) * STEP, (np.arange(self.rows) + 0.5) * STEP)
        self.points = np.column_stack([x.ravel(), y.ravel()])
        # The last number means no province.
        self.label = np.full(len(self.points), len(self.names), np.int32)
        self.fields = []
        for field in cover.fields:
            if not field.seeds:
                continue
            shapely.prepare(field.shape)
            where = np.nonzero(shapely.contains_xy(field.shape, self.points[:, 0], self.points[:, 1]))[0]
            at = self.points[where] - stray(self.points[where], field.amplitude)
            seeds = [list(seed) for seed in field.seeds]
            self.fields.append(dict(where=where, at=at, seeds=seeds))
            self.paint(self.fields[-1])

    def paint(self, field):
        """Assigns the samples of a field to its seeds."""
        if len({seed[0] for seed in field["seeds"]}) == 1:
            nearest = np.zeros(len(field["where"]), int)
        else:
            seeds = np.array([seed[2:5] for seed in field["seeds"]])
            if seeds[:, 2].any():
                d = (field["at"][:, None, :] - seeds[None, :, :2]) ** 2
                nearest = np.argmin(d.sum(axis=2) - seeds[:, 2], axis=1)
            else:
                nearest = cKDTree(seeds[:, :2]).query(field["at"])[1]
        numbers = np.array([self.number.get(seed[0], len(self.names)) for seed in field["seeds"]])
        self.label[field["where"]] = numbers[nearest]

    def contacts(self):
        """The length of each border in pixels, and the shores that fleets pass, as dictionaries of pairs."""
        n = len(self.names) + 1
        grid = self.label.reshape(self.rows, self.columns)
        counts = np.zeros(n * n, np.int64)
        for a, b in ((grid[:, :-1], grid[:, 1:]), (grid[:-1], grid[1:])):
            differ = a != b
            low, high = np.minimum(a[differ], b[differ]), np.maximum(a[differ], b[differ])
            counts += np.bincount(low * n + high, minlength=n * n)
        lengths = {}
        for code in np.nonzero(counts)[0]:
            a, b = divmod(int(code), n)
            if b < n - 1:
                lengths[self.names[a], self.names[b]] = counts[code] * STEP * 0.8
        corners = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, :-1], grid[1:, 1:]]).reshape(4, -1)
        corners = np.sort(corners[:, (corners != corners[0]).any(axis=0)], axis=0)
        distinct = 1 + (corners[1:] != corners[:-1]).sum(axis=0)
        shores = set()
        for corner in np.unique(corners[:, distinct >= 3], axis=1).T:
            members = sorted(set(int(v) for v in corner) - {n - 1})
            lands = [m for m in members if not self.is_sea[m]]
            if len(lands) == len(members):
                continue
            shores |= {(self.names[a], self.names[b]) for a in lands for b in lands if a < b}
        return lengths, shores

    def spot(self, a, b):
        """The contact or the nearest points of two provinces, and their distance."""
        pa, pb = (self.points[self.label == self.number[p]] for p in (a, b))
        if not len(pa) or not len(pb):
            return None, 999.0
        distance, nearest = cKDTree(pb).query(pa)
        least = distance.min()
        near = np.nonzero(distance <= least + 0.1)[0]
        i = near[len(near) // 2]
        return (pa[i] + pb[nearest[i]]) / 2, least


class Aim:
    """The goal for the raster: required and forbidden contacts."""

    def __init__(self, board, sites, raster, proof):
        links = {pair(*link) for link in sites.links} | {pair(*wall) for wall in sites.walls}
        marks = {pair(bare(a), bare(b)) for a, b, _ in sites.marks}
        self.touch = {pair(bare(a), bare(b)) for a, b in board.army | board.fleet} - links
        self.shore = {pair(bare(a), bare(b)) for a, b in board.fleet} - links - marks
        self.shore = {p for p in self.shore if not board.is_sea(p[0]) and not board.is_sea(p[1])}
        self.free = links
        wrong = {pair(bare(a), bare(b)) for _, a, b in proof.missing + proof.extra}
        lengths, shores = raster.contacts()
        # Differences between the raster and the proof (islands that change hands) are left alone.
        drawn = {p for p, n in proof.lengths.items() if n >= 4}
        drawn = {pair(bare(a), bare(b)) for a, b in drawn}
        seen = set(lengths)
        self.blind = (drawn ^ seen) - wrong
        self.blind_shore = ((shores ^ self.shore) - wrong) | links | marks

    def wrongs(self, raster):
        """The (penalty, pair) of each fault."""
        lengths, shores = raster.contacts()
        out = []
        for p in self.touch - self.blind:
            length = lengths.get(p, 0.0)
            if length == 0:
                out.append((3 + min(4, raster.spot(*p)[1] / 20), p))
            elif length < WANTED:
                out.append((1.5 * (1 - length / WANTED) + (length < 5), p))
        out += [(2 + n / 15, p) for p, n in lengths.items() if p not in self.touch and p not in self.free | self.blind]
        out += [(1.5, p) for p in (self.shore ^ shores) - self.blind_shore - set(x for _, x in out)]
        return out


def move_seeds(sites, board, cover, proof, projection, seconds, seed=1):
    """Moves seeds for some time, and changes the sites in place. Returns the remaining penalty on the raster."""
    rng = random.Random(seed)
    raster = Raster(sites, board, cover)
    aim = Aim(board, sites, raster, proof)
    wrongs = sorted(aim.wrongs(raster))
    score = begun = sum(w for w, _ in wrongs)
    end, tries, kept, moved = time.monotonic() + seconds, 0, 0, set()
    while time.monotonic() < end and any(w > 0.7 for w, _ in wrongs):
        tries += 1
        _, (a, b) = rng.choices(wrongs, [w for w, _ in wrongs])[0]
        at, _ = raster.spot(a, b)
        if at is None:
            wrongs = [w for w in wrongs if w[1] != (a, b)]
            continue
        fields = [f for f in raster.fields if len({s[0] for s in f["seeds"]}) > 1]
        choice = [(np.hypot(s[2] - at[0], s[3] - at[1]), i, k) for i, f in enumerate(fields) for k, s in enumerate(f["seeds"])]
        choice = sorted(choice)[:10]
        _, i, k = rng.choices(choice, [1 / (10 + d) for d, _, _ in choice])[0]
        field, before = fields[i], raster.label.copy()
        old = list(field["seeds"][k])
        is_new = rng.random() < 0.12
        if is_new:
            # An additional seed for the province that should reach here.
            field["seeds"].append([old[0], None, at[0] + rng.gauss(0, 8), at[1] + rng.gauss(0, 8), 0.0])
        else:
            reach = rng.choice((2, 5, 10, 20))
            field["seeds"][k][2] += rng.gauss(0, reach)
            field["seeds"][k][3] += rng.gauss(0, reach)
        raster.paint(field)
        now = sorted(aim.wrongs(raster))
        total = sum(w for w, _ in now) + (0.3 if is_new else 0.0)
        if total < score - 1e-9 or (total <= score + 1e-9 and rng.random() < 0.3):
            score, wrongs, kept = total - (0.3 if is_new else 0.0), now, kept + 1
            moved.add(old[0])
        else:
            raster.label[:] = before
            if is_new:
                field["seeds"].pop()
            else:
                field["seeds"][k][:] = old
    _keep(sites, raster, projection, moved)
    print(f"search: {begun:.1f} -> {score:.1f} wrong in {tries} tries, {kept} kept; moved: {' '.join(sorted(moved)) or 'none'}")
    return score


def _keep(sites, raster, projection, moved):
    """Converts the moved seeds back to degrees."""
    for field in raster.fields:
        for province, k, x, y, weight in field["seeds"]:
            if province not in moved:
                continue
            points = sites.seeds[province]
            lon, lat = points[k][:2] if k is not None else points[0][:2]
            for _ in range(8):
                u, v = projection.point(lon, lat)
                dlon, dlat = np.linalg.solve(projection.steps(lon, lat), (x - u, y - v))
                lon, lat = lon + float(np.clip(dlon, -8, 8)), lat + float(np.clip(dlat, -8, 8))
            point = (round(lon, 2), round(lat, 2), *((weight,) if weight else ()))
            if k is None:
                points.append(point)
            else:
                points[k] = point
