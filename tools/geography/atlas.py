"""Natural Earth's countries (npm `world-atlas`, countries-10m.json), projected to pixels."""
import collections
import json
import math

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon, box

# Detail smaller than this, in pixels, is dropped before all computations.
DETAIL = 0.45
MARGIN = 60


class Projection:
    """A projection from longitude and latitude to pixels, and back."""

    def __init__(self, sites):
        self.kind, self.lon0, self.lat0 = sites.projection
        self.scale, self.bulge = sites.scale, sites.bulge
        self.x0, self.y0 = sites.origin
        self.cos, self.sin = math.cos(math.radians(sites.turn)), math.sin(math.radians(sites.turn))
        self.is_round = self.kind == "azimuthal"
        if self.kind not in ("azimuthal", "mercator", "plate"):
            raise SystemExit(f"there is no projection {self.kind!r}")
        self.lenses = []
        for lon, lat, radius, factor in sites.lenses:
            self.lenses.append((*self.point(lon, lat), radius, factor))

    def pixels(self, lon, lat):
        """Converts arrays or numbers of degrees to x and y."""
        lam = np.radians(np.asarray(lon, float) - self.lon0)
        phi, phi0 = np.radians(np.asarray(lat, float)), math.radians(self.lat0)
        if self.kind == "plate":
            x, y = lam * math.cos(phi0), phi
        elif self.kind == "mercator":
            phi = np.clip(phi, -1.45, 1.45)
            x, y = lam, np.log(np.tan(math.pi / 4 + phi / 2))
            y = y - math.log(math.tan(math.pi / 4 + phi0 / 2))
        else:
            cos_c = np.sin(phi0) * np.sin(phi) + np.cos(phi0) * np.cos(phi) * np.cos(lam)
            c = np.arccos(np.clip(cos_c, -1, 1))
            x = np.cos(phi) * np.sin(lam)
            y = np.cos(phi0) * np.sin(phi) - np.sin(phi0) * np.cos(phi) * np.cos(lam)
            n = np.hypot(x, y)
            n = np.where(n == 0, 1, n)
            r = np.arctan(self.bulge * c) / self.bulge if self.bulge else c
            x, y = r * x / n, r * y / n
        if self.kind == "plate":
            y = y - phi0
        x, y = x * self.cos + y * self.sin, y * self.cos - x * self.sin
        return self._through(self.x0 + self.scale * x, self.y0 - self.scale * y)

    def _through(self, x, y):
        """Applies the lenses, one after another: each enlarges its middle, shrinks its rim, and changes nothing else."""
        for u, v, radius, factor in self.lenses:
            d = np.hypot(x - u, y - v)
            t = np.clip(d / radius, 0, 1)
            # At the middle a step is `factor` times as long. Points at the rim stay in place.
            grown = np.where(t < 1, 1 + (factor - 1) * (1 - t) ** 2 * (1 + t / 2), 1)
            x, y = u + (x - u) * grown, v + (y - v) * grown
        return x, y

    def point(self, lon, lat, *_):
        """Converts one place to x and y."""
        x, y = self.pixels(lon, lat)
        return float(x), float(y)

    def steps(self, lon, lat):
        """The change of x and y per degree of longitude and latitude: a matrix of two rows."""
        here = np.array(self.point(lon, lat))
        east, north = np.array(self.point(lon + 0.01, lat)), np.array(self.point(lon, lat + 0.01))
        return np.column_stack([(east - here) * 100, (north - here) * 100])


def countries(path, projection, size):
    """The visible pieces of each country, by name, as polygons in pixels."""
    with open(path) as file:
        topology = json.load(file)
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    degrees = []
    for arc in topology["arcs"]:
        steps = np.cumsum(np.array(arc, float), axis=0)
        points = steps * (sx, sy) + (tx, ty)
        # A line over the date line continues, rather than running back round the world.
        points[:, 0] = np.unwrap(points[:, 0], period=360)
        degrees.append(points)
    # A flat map not centred on Greenwich shows some land one turn further east or west.
    turns = (0.0,) if projection.is_round else (-360.0, 0.0, 360.0)
    pieces = collections.defaultdict(list)
    arcs = _Arcs(degrees, projection, size)
    for turn in turns:
        for country in topology["objects"]["countries"]["geometries"]:
            if "arcs" in country:
                polygons = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
                for polygon in polygons:
                    pieces[country["properties"]["name"]] += _polygon(polygon, arcs, turn, size)
    return pieces


class _Arcs:
    """The arcs in pixels, shifted by any number of turns round the world."""

    def __init__(self, degrees, projection, size):
        self.degrees, self.projection, self.size = degrees, projection, size
        self.made = {}

    def ring(self, numbers, turn):
        """Joins consecutive arcs, each beginning where the last one ended."""
        points, last = [], None
        for n in numbers:
            arc = self.degrees[n] if n >= 0 else self.degrees[~n][::-1]
            if last is not None:
                turn = 360.0 * round((last - arc[0][0]) / 360)
            last = arc[-1][0] + turn
            arc = self._made(n if n >= 0 else ~n, turn)
            arc = arc if n >= 0 else arc[::-1]
            points.extend(arc if not points else arc[1:])
        return points

    def _made(self, n, turn):
        if (n, turn) not in self.made:
            arc = self.degrees[n]
            self.made[n, turn] = _arc(arc[:, 0] + turn, arc[:, 1], self.projection, self.size)
        return self.made[n, turn]


def _arc(lon, lat, projection, size):
    """An arc in pixels, simplified on its own, so that neighbours still share it."""
    points = np.column_stack(projection.pixels(lon, lat))
    inside = ((points > -80) & (points < np.array(size) + 80)).all(axis=1).any()
    if len(points) > 2:
        closed = np.allclose(points[0], points[-1])
        points = np.array(LineString(points).simplify(DETAIL if inside else 20, preserve_topology=closed).coords)
    return points


def _polygon(rings, arcs, turn, size):
    width, height = size
    outer = np.array(arcs.ring(rings[0], turn))
    low, high = outer.min(axis=0), outer.max(axis=0)
    is_outside = high[0] < -MARGIN or low[0] > width + MARGIN or high[1] < -MARGIN or low[1] > height + MARGIN
    # A shape wider than many pictures is land on the far side of the globe, torn apart by the projection.
    if len(outer) < 4 or is_outside or high[0] - low[0] > 40 * width:
        return []
    holes = [hole for hole in (arcs.ring(ring, turn) for ring in rings[1:]) if len(hole) >= 4]
    shape = shapely.make_valid(Polygon(outer, holes))
    return parts(shape.intersection(box(-MARGIN, -MARGIN, width + MARGIN, height + MARGIN)))


def parts(shape):
    """The polygons of a shape, without specks."""
    if shape.is_empty:
        return []
    return [q for q in getattr(shape, "geoms", [shape]) if q.geom_type == "Polygon" and q.area > 1e-6]
