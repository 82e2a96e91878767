"""Borders as arcs: each once, with the sides on its left and right."""
import collections
import dataclasses
import math

import shapely

from cover import FRAME, LAKE, WASTE


@dataclasses.dataclass
class Arc:
    """A stretch of border between two sides. Points are in tenths of a pixel."""

    sides: list
    points: list

    def length(self):
        """The length in pixels."""
        return sum(math.dist(a, b) for a, b in zip(self.points, self.points[1:])) / 10


def is_nobody(side):
    """True for waste, a lake, the frame, or a wall."""
    return side[0] in WASTE + LAKE + FRAME or side.endswith("!")


def of(cover):
    """The arcs of a cover."""
    left_of = {}
    for label, shape in cover.items():
        for polygon in getattr(shape, "geoms", [shape]):
            # Outer rings run with the inside on the left, as seen in the picture.
            polygon = shapely.geometry.polygon.orient(polygon, -1)
            for ring in (polygon.exterior, *polygon.interiors):
                points = [(round(x * 10), round(y * 10)) for x, y in ring.coords]
                for a, b in zip(points, points[1:]):
                    if a != b:
                        left_of[a, b] = label
    steps = collections.defaultdict(list)
    for (a, b), label in left_of.items():
        right = left_of.get((b, a), FRAME)
        if right != label and (right == FRAME or label < right):
            steps[label, right].append((a, b))
    degree = collections.Counter()
    for segments in steps.values():
        for a, b in segments:
            degree[a] += 1
            degree[b] += 1
    arcs = []
    for sides in sorted(steps):
        arcs += [Arc(list(sides), points) for points in _chains(sorted(steps[sides]), degree)]
    return arcs


def _chains(segments, degree):
    """Joins directed segments to lines, which end where borders meet."""
    after = collections.defaultdict(list)
    for a, b in segments:
        after[a].append(b)
    before = {b for _, b in segments}
    chains = []

    def walk(a):
        line = [a]
        while after[line[-1]]:
            line.append(after[line[-1]].pop())
            if degree[line[-1]] != 2:
                break
        chains.append(line)

    for a in [a for a in list(after) if degree[a] != 2 or a not in before]:
        while after[a]:
            walk(a)
    for a in list(after):
        while after[a]:
            walk(a)
    return chains


def with_coasts(arcs, board):
    """Names the coast on each shore of a province that has several."""
    for province, coasts in board.coasts.items():
        shores = [arc for arc in arcs if province in arc.sides and any(board.is_sea(side) for side in arc.sides)]
        ends = _lands_at(arcs, board)
        for chain in _joined(shores):
            seas = {side for arc in chain for side in arc.sides if side != province}
            lands = {land for arc in chain for end in (arc.points[0], arc.points[-1]) for land in ends[end]} - {province}

            def rules(coast):
                place = f"{province}/{coast}"
                return {(set(p) - {place}).pop().split("/")[0] for p in board.fleet if place in p}

            best = max(coasts, key=lambda coast: (len(rules(coast) & (seas | lands)), -len(rules(coast)), coast))
            for arc in chain:
                sea = next(side for side in arc.sides if side != province)
                fits = [coast for coast in coasts if sea in rules(coast)]
                coast = best if best in fits or not fits else fits[0]
                arc.sides = [f"{province}/{coast}" if side == province else side for side in arc.sides]


def _lands_at(arcs, board):
    found = collections.defaultdict(set)
    for arc in arcs:
        for end in (arc.points[0], arc.points[-1]):
            found[end] |= {s.split("/")[0] for s in arc.sides if not is_nobody(s) and not board.is_sea(s)}
    return found


def _joined(arcs):
    """Connected arcs, as lists."""
    groups = []
    for arc in arcs:
        ends = {arc.points[0], arc.points[-1]}
        touching = [g for g in groups if g[0] & ends]
        groups = [g for g in groups if not g[0] & ends]
        groups.append((ends.union(*(g[0] for g in touching)), [arc] + [a for g in touching for a in g[1]]))
    return [group[1] for group in groups]


def with_walls(arcs, walls):
    """Marks borders that are not contacts."""
    for arc in arcs:
        if tuple(sorted(side.split("/")[0] for side in arc.sides)) in set(walls):
            arc.sides = [f"{side}!" for side in arc.sides]


def rings(arcs, label):
    """Closed outlines of a province, waste or lake, in pixels."""
    mine = [a.points for a in arcs if sum(side.split("/")[0].rstrip("!") == label for side in a.sides) == 1]
    ends = collections.defaultdict(list)
    for i, points in enumerate(mine):
        ends[points[0]].append(i)
        ends[points[-1]].append(i)
    used, out = set(), []
    for i, points in enumerate(mine):
        if i in used:
            continue
        used.add(i)
        ring = list(points)
        while ring[-1] != ring[0]:
            following = next((j for j in ends[ring[-1]] if j not in used), None)
            if following is None:
                break
            used.add(following)
            line = mine[following]
            ring += (line if line[0] == ring[-1] else line[::-1])[1:]
        out.append([(x / 10, y / 10) for x, y in ring])
    return out
