"""Compares the arcs with the rules."""
import collections
import dataclasses
import math

from arcs import is_nobody
from board import pair

# Borders shorter than this, in pixels, are not contacts.
LEAST = 4.0


@dataclasses.dataclass
class Proof:
    """Missing and surplus contacts, the nearest points of two provinces, and the shortest contacts."""

    missing: list
    extra: list
    lengths: dict
    sizes: dict

    def holds(self):
        """True if there is no difference."""
        return not self.missing and not self.extra


def shown(arcs, board):
    """The contacts of armies, the contacts of fleets, and the length of each border in pixels."""
    lengths = collections.Counter()
    shores, borders = collections.defaultdict(set), collections.defaultdict(set)
    for arc in arcs:
        a, b = arc.sides
        if is_nobody(a) or is_nobody(b):
            continue
        lengths[pair(a, b)] += arc.length()
        for end in (arc.points[0], arc.points[-1]):
            if board.is_sea(a) != board.is_sea(b):
                shores[end].add(b if board.is_sea(a) else a)
            elif not board.is_sea(a):
                borders[end].add(pair(bare(a), bare(b)))
    army, fleet = set(), set()
    for (a, b), length in lengths.items():
        if length >= LEAST:
            if board.is_sea(a) or board.is_sea(b):
                fleet.add((a, b))
            else:
                army.add(pair(bare(a), bare(b)))
    # A fleet goes from shore to shore where a border reaches the sea.
    for end, places in shores.items():
        for a in places:
            for b in places:
                if a < b and pair(bare(a), bare(b)) in borders[end]:
                    fleet.add((a, b))
    return army, fleet, lengths


def prove(arcs, board, sites):
    """Compares the picture with the rules, including links and marks."""
    army, fleet, lengths = shown(arcs, board)
    for a, b in sites.links:
        if board.is_sea(a) or board.is_sea(b):
            fleet.add((a, b))
        else:
            army.add((bare(a), bare(b)))
    for a, b, passes in sites.marks:
        if passes:
            fleet.add((a, b))
        else:
            fleet.discard((a, b))
    missing = [("army", *p) for p in sorted(board.army - army)] + [("fleet", *p) for p in sorted(board.fleet - fleet)]
    extra = [("army", *p) for p in sorted(army - board.army)] + [("fleet", *p) for p in sorted(fleet - board.fleet)]
    counts = {"army": (len(board.army), len(army)), "fleet": (len(board.fleet), len(fleet))}
    return Proof(missing, extra, lengths, counts)


def bare(place):
    """A province without its coast."""
    return place.split("/")[0]


def report(proof, cover, board, gaps):
    """Prints the differences, with distances in pixels."""
    for kind, (rules, drawn) in proof.sizes.items():
        print(f"{kind}: {rules} contacts by the rules, {drawn} in the picture")
    for kind, a, b in proof.missing:
        where = gaps.get((bare(a), bare(b)))
        print(f"  missing {kind} {a} {b}: {where or 'one of them is not there'}")
    for kind, a, b in proof.extra:
        length = proof.lengths.get((a, b)) or proof.lengths.get((bare(a), bare(b)), 0)
        print(f"  extra   {kind} {a} {b}: {length:.0f} px of border")
    absent = [p for p in board.provinces if p not in cover]
    if absent:
        print("  not in the picture:", *absent)
    weak = sorted((n, p) for p, n in proof.lengths.items())[:8]
    print("shortest:", ", ".join(f"{a}-{b} {n:.1f}" for n, (a, b) in weak))


def gaps(proof, cover):
    """The distances between provinces that should touch."""
    found = {}
    for _, a, b in proof.missing:
        a, b = bare(a), bare(b)
        if a in cover and b in cover:
            touch = proof.lengths.get(pair(a, b), 0)
            distance = cover[a].distance(cover[b])
            found[a, b] = f"{distance:.1f} px apart" if distance > 0.05 else f"they touch for {touch:.1f} px"
    return found
