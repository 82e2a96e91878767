"""From sites to a clean cover of the picture: each part belongs to one province, to waste, or to a lake."""
import collections
import dataclasses
import math

import shapely
import shapely.affinity
from shapely.geometry import Point, Polygon, box
from shapely.ops import polygonize, unary_union
from shapely.strtree import STRtree

from atlas import parts
from cells import LAND, SEA, cells

WASTE, LAKE, FRAME = "~", "=", "#"
# All corners lie on the output grid, so that no shape collapses when it is written.
GRID = 0.1
# Waters narrower than twice this, in pixels, are closed within a zone.
FJORD = 1.2
# Waters without a seed that are smaller than this, in square pixels, are filled.
POND = 160.0
# The final outline drops detail smaller than this (the root of an area, in pixels).
SIMPLE = 1.3


@dataclasses.dataclass
class Field:
    """Land or water divided among its seeds: (province, index of the seed within it, x, y, weight)."""

    shape: object
    seeds: list
    amplitude: float


@dataclasses.dataclass
class Cover:
    """The shape of each label (province, `~NAME`, `=`), the source fields, and notes about seeds outside any field."""

    shapes: dict
    fields: list
    notes: list


def make(sites, board, countries, projection):
    """The cover of a picture."""
    notes, fields = [], []
    zones, waste = _zones(sites, countries, projection)
    land, bare = _land(sites, board, zones, projection, fields, notes)
    for shape in bare:
        waste.append((WASTE, shape))
    sea, lakes = _sea(sites, board, land, waste, projection, fields, notes)
    faces = _faces(sites.size, [*land, *waste, *sea, *((LAKE, q) for q in lakes)])
    _mend(faces, board, sites, projection)
    by_label = collections.defaultdict(list)
    for label, face in faces:
        by_label[label].append(face)
    labels = sorted(by_label)
    whole = [shapely.coverage_union_all(by_label[label]) for label in labels]
    simple = shapely.coverage_simplify(whole, SIMPLE)
    return Cover(dict(zip(labels, simple)), fields, notes)


def _pieces(items, countries, everywhere, projection):
    """The polygons that a line of countries and points names."""
    found = []
    for item in items:
        if item == "*":
            found += everywhere
            continue
        name, _, place = item.partition("@")
        name = name.strip()
        if place:
            point = Point(projection.point(*map(float, place.split())))
            choice = [(c, q) for c, q in everywhere if not name or c == name]
            if not choice:
                raise SystemExit(f"{item!r}: there is no such country in the picture")
            c, q = min(choice, key=lambda cq: cq[1].distance(point))
            if q.distance(point) > 15:
                raise SystemExit(f"{item!r}: the nearest land is {q.distance(point):.0f} pixels away")
            found.append((c, q))
        else:
            if name not in countries:
                print(f"  note: no land of {name!r} is in the picture")
            found += [(name, q) for q in countries.get(name, [])]
    return found


def _zones(sites, countries, projection):
    """Zones by name (lists of polygons), and waste as (label, polygon)."""
    frame = box(0, 0, *sites.size)
    swollen = collections.defaultdict(list)
    for name, polygons in countries.items():
        swollen[name] = [_swollen(q, sites, projection) for q in polygons]
    everywhere = [(name, q) for name, polygons in swollen.items() for q in polygons]
    owner = {}
    # A piece belongs to the most specific line, in any order of lines.
    for rank in range(3):
        for group, names in (("waste", sites.waste), ("zone", sites.zones)):
            for name, items in names.items():
                items = [item for item in items if (0 if item == "*" else 2 if "@" in item else 1) == rank]
                for _, q in _pieces(items, swollen, everywhere, projection):
                    owner[id(q)] = (group, name)
    zones, waste = collections.defaultdict(list), []
    for _, q in everywhere:
        group, name = owner.get(id(q), ("waste", ""))
        if group == "zone":
            zones[name].append(q)
        else:
            waste.append((WASTE + name, q))
    for name, corners in sites.regions.items():
        region = _polygon(corners, projection)
        inside = []
        for zone in list(zones):
            inside += [part for q in zones[zone] for part in parts(q.intersection(region))]
            zones[zone] = [part for q in zones[zone] for part in parts(q.difference(region))]
        zones[name] += inside
    land = unary_union([q for qs in zones.values() for q in qs] + [q for _, q in waste])
    for zone, corners in sites.fills:
        zones[zone] += parts(_polygon(corners, projection).difference(land))
    digs = unary_union([_polygon(corners, projection) for corners in sites.digs])
    zones = {name: unary_union(qs).difference(digs).intersection(frame) for name, qs in zones.items()}
    zones = {name: [q for q in parts(shape) if q.area >= sites.islet] for name, shape in zones.items()}
    by_name = collections.defaultdict(list)
    for label, q in waste:
        by_name[label].append(q)
    shapes = {label: unary_union(qs).difference(digs).intersection(frame) for label, qs in by_name.items()}
    waste = [(label, q) for label, shape in shapes.items() for q in parts(shape) if q.area >= sites.islet]
    return _without_fjords(zones, waste, sites, projection), waste


def _swollen(q, sites, projection):
    for lon, lat, factor in (point for swell in sites.swells for point in swell):
        if q.distance(Point(projection.point(lon, lat))) < 2 and q.area < 4000:
            return shapely.affinity.scale(q, factor, factor, origin=q.centroid)
    return q


def _polygon(corners, projection):
    return shapely.make_valid(Polygon([projection.point(*corner) for corner in corners]))


def _without_fjords(zones, waste, sites, projection):
    """Closes narrow waters inside each zone, never between zones."""
    land = unary_union([q for qs in zones.values() for q in qs] + [q for _, q in waste])
    kept = unary_union([_polygon(corners, projection) for corners in sites.open + sites.digs])
    out = {}
    for name, polygons in zones.items():
        shape = unary_union(polygons)
        closed = shape.buffer(FJORD, quad_segs=2).buffer(-FJORD, quad_segs=2).difference(land).difference(kept)
        closed = [q for q in parts(closed) if q.area > 0.3]
        out[name] = unary_union([shape, *closed])
        land = unary_union([land, *closed])
    return out


def _land(sites, board, zones, projection, fields, notes):
    """Provinces on land as (label, polygon), and the zones without a seed."""
    seeds = collections.defaultdict(list)
    for province, points in sites.seeds.items():
        if board.is_sea(province):
            continue
        for k, (lon, lat, *weight) in enumerate(points):
            x, y = projection.point(lon, lat)
            name = min(zones, key=lambda name: zones[name].distance(Point(x, y)))
            if (away := zones[name].distance(Point(x, y))) > 0:
                notes.append(f"seed {province} {lon:g} {lat:g} lies {away:.0f} px off the land of zone {name}")
            seeds[name].append((province, k, x, y, *(weight or [0.0])))
    land, bare = [], []
    for name, shape in zones.items():
        fields.append(Field(shape, seeds[name], LAND))
        provinces = {seed[0] for seed in seeds[name]}
        if not provinces:
            notes.append(f"zone {name} has no seed: it is waste")
            bare += parts(shape)
        elif len(provinces) == 1:
            land += [(province, q) for province in provinces for q in parts(shape)]
        else:
            for province, cell in cells(seeds[name], sites.size, LAND).items():
                land += [(province, q) for q in parts(shape.intersection(cell))]
    return land, bare


def _sea(sites, board, land, waste, projection, fields, notes):
    """Seas as (label, polygon), and waters without a seed."""
    water = box(0, 0, *sites.size).difference(unary_union([q for _, q in land] + [q for _, q in waste]))
    seeds = []
    for province, points in sites.seeds.items():
        if board.is_sea(province):
            for k, (lon, lat, *weight) in enumerate(points):
                seeds.append((province, k, *projection.point(lon, lat), *(weight or [0.0])))
                at = Point(seeds[-1][2:4])
                if not water.contains(at) and box(0, 0, *sites.size).contains(at):
                    notes.append(f"seed {province} {lon:g} {lat:g} lies on land")
    open_water, lakes = [], []
    for q in parts(water):
        near = shapely.prepared.prep(q)
        (open_water if any(near.contains(Point(x, y)) for _, _, x, y, _ in seeds) else lakes).append(q)
    fields.append(Field(unary_union(open_water), seeds, SEA))
    sea = []
    for province, cell in cells(seeds, sites.size, SEA).items():
        sea += [(province, q) for whole in open_water for q in parts(whole.intersection(cell))]
    return sea, lakes


def _faces(size, items):
    """Overlays all outlines, and labels each face."""
    snapped = [(label, r) for label, q in items for r in parts(shapely.set_precision(q, GRID))]
    net = shapely.union_all([q.boundary for _, q in snapped] + [box(0, 0, *size).boundary], grid_size=GRID)
    tree = STRtree([q for _, q in snapped])
    faces = []
    for face in polygonize(net):
        inside = face.representative_point()
        near = [i for i in tree.query(inside)] or [tree.nearest(inside)]
        best = min(near, key=lambda i: (snapped[i][1].distance(inside), i))
        faces.append([snapped[best][0], face])
    return faces


def _mend(faces, board, sites, projection):
    """Gives detached parts without a seed to the neighbour of the same kind with the longest border."""
    seeds = {name: [Point(projection.point(*point)) for point in points] for name, points in sites.seeds.items()}
    islet = sites.islet

    def kind(label):
        return "sea" if board.is_sea(label) else "lake" if label == LAKE else "waste" if label[0] == WASTE else "land"

    given = set()
    for _ in range(6):
        lumps = _lumps(faces)
        largest = {}
        for lump in lumps.values():
            if lump["area"] > largest.get(lump["label"], {"area": -1})["area"]:
                largest[lump["label"]] = lump
        changed = False
        for lump in lumps.values():
            label, area, total = lump["label"], lump["area"], sum(lump["borders"].values())
            borders = sorted(((length, lumps[i]["label"]) for i, length in lump["borders"].items()), reverse=True)
            alike = [(n, other) for n, other in borders if kind(other) == kind(label) and other != label]
            anyone = borders[0][1] if borders else None
            new = None
            if kind(label) == "lake" and area < POND:
                new = next((other for _, other in borders if other != LAKE), None)
            elif kind(label) == "sea" and lump is not largest[label]:
                new = alike[0][1] if alike else anyone if area < POND else LAKE
            elif kind(label) == "land" and lump is not largest[label]:
                # An island stays. A part attached to other land changes hands.
                own = [faces[i][1] for i in lump["faces"]]
                if any(face.contains(seed) for face in own for seed in seeds.get(label, [])):
                    continue
                if alike and alike[0][0] > 0.15 * total:
                    new = alike[0][1]
                elif area < islet:
                    new = anyone
            elif kind(label) == "waste" and area < islet:
                new = anyone
            # Two provinces that share a part could pass it back and forth for ever.
            if new and new != label and (new, label, round(area)) not in given:
                given.add((label, new, round(area)))
                changed = True
                for i in lump["faces"]:
                    faces[i][0] = new
        if not changed:
            break


def _lumps(faces):
    """Connected faces of one label, with the lengths of their borders with other lumps."""
    edges = collections.defaultdict(list)
    for i, (_, face) in enumerate(faces):
        for ring in (face.exterior, *face.interiors):
            points = [(round(x, 3), round(y, 3)) for x, y in ring.coords]
            for a, b in zip(points, points[1:]):
                if a != b:
                    edges[min(a, b), max(a, b)].append(i)
    parent = list(range(len(faces)))

    def root(i):
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    shared = [(e, fs) for e, fs in edges.items() if len(fs) == 2]
    for _, (i, j) in shared:
        if faces[i][0] == faces[j][0]:
            parent[root(i)] = root(j)
    lumps = {}
    for i, (label, face) in enumerate(faces):
        lump = lumps.setdefault(root(i), dict(label=label, area=0.0, faces=[], borders=collections.Counter()))
        lump["area"] += face.area
        lump["faces"].append(i)
    for (a, b), (i, j) in shared:
        if root(i) != root(j):
            lumps[root(i)]["borders"][root(j)] += math.dist(a, b)
            lumps[root(j)]["borders"][root(i)] += math.dist(a, b)
    return lumps
