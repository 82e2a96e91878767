"""The places of a unit and a name in a province: both boxes inside it, clear of each other and of its borders."""
import math
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import distance_transform_edt, find_objects, label as lumps

# The box of a unit, in pixels of the chart.
UNIT = (28, 20)
# The box of many units of several kinds.
FORCE = (60, 22)
# The abbreviation, and the names of land and of seas.
SHORT, NAME, SEA_NAME = 11.5, 9.5, 10.5
FONTS = pathlib.Path(__file__).parents[2] / "crates/picture/src/typeface"


class Widths:
    """The drawn width of words."""

    def __init__(self, folder):
        self.fonts = {
            face: ImageFont.truetype(next(pathlib.Path(folder).glob(f"*[Nn]oto*{face}*.ttf")), 100)
            for face in ("Regular", "Bold", "Italic")
        }

    def of(self, words, size, face):
        """The width in pixels."""
        return self.fonts[face].getlength(words) * size / 100


def raster(size, outlines):
    """The number of the outline around each pixel, from 1. Later outlines cover earlier ones."""
    image = Image.new("I", size, 0)
    draw = ImageDraw.Draw(image)
    rings = [(number, ring) for number, rings in enumerate(outlines, 1) for ring in rings if len(ring) > 3]

    def area(ring):
        return abs(sum(x * v - u * y for (x, y), (u, v) in zip(ring, ring[1:])))

    # A hole in waters is as large as its island: the island, which has the lower number, covers it.
    for number, ring in sorted(rings, key=lambda item: (-area(item[1]), -item[0])):
        draw.polygon(ring, fill=number)
    return np.array(image)


def all_places(size, shapes, board, sites, widths):
    """The unit, away, label, lines and coasts of each province, and the boxes that stick out, with the amount."""
    names = [name for name in sorted(shapes) if name in board.provinces]
    # Smaller outlines cover larger ones, so that lakes and islands cut holes.
    others = [name for name in sorted(shapes) if name not in board.provinces]
    picture = raster(size, [shapes[name]["rings"] for name in names + others])
    # Names are drawn somewhat larger than the chart's own scale where it is drawn smaller.
    usual = 1200 if len(names) <= 140 else 1400
    grown = min(1.4, max(1.0, 0.9 * size[0] / usual))
    places, misfits = {}, []
    boxes = find_objects(picture, len(names))
    for number, (name, box) in enumerate(zip(names, boxes), 1):
        if box is None:
            misfits.append((name, "no pixel"))
            continue
        # The work is done in a cutout with a margin. Its corner is added at the end.
        y0, x0 = (max(0, side.start - 40) for side in box)
        full = picture[y0 : box[0].stop + 40, x0 : box[1].stop + 40] == number
        parts, n = lumps(full)
        mask = parts == np.bincount(parts.ravel())[1:].argmax() + 1 if n > 1 else full
        place, unit, label = _place(mask, board.provinces[name], sites.names.get(name), widths, grown)
        shores = {coast: [(x - x0, y - y0) for x, y in shore] for coast, shore in shapes[name]["coasts"].items()}
        place["coasts"] = {coast: _coast(full, place, shore) for coast, shore in shores.items()}
        place["away"] = _away(full, place)
        if min(unit, label) < 0.9:
            misfits.append((name, f"unit {unit:.0%}, name {label:.0%} inside"))
        for key in ("unit", "away", "label"):
            place[key] = (place[key][0] + x0, place[key][1] + y0)
        place["coasts"] = {coast: (x + x0, y + y0) for coast, (x, y) in place["coasts"].items()}
        places[name] = place
    return places, misfits


def _sums(mask):
    return np.pad(mask.astype(np.float64).cumsum(0).cumsum(1), ((1, 0), (1, 0)))


def _inside(sums, x, y, w, h):
    """The part of boxes that is inside, from 0 to 1."""
    height, width = sums.shape[0] - 1, sums.shape[1] - 1
    # Whole pixels, the same number on each side, so that a box entirely inside gives 1.
    w, h = math.ceil(w / 2), math.ceil(h / 2)
    x, y = np.floor(x).astype(int), np.floor(y).astype(int)
    x0, x1 = np.clip(x - w, 0, width), np.clip(x + w, 0, width)
    y0, y1 = np.clip(y - h, 0, height), np.clip(y + h, 0, height)
    return (sums[y1, x1] - sums[y0, x1] - sums[y1, x0] + sums[y0, x0]) / (4 * w * h)


def _overlap(a, b, size_a, size_b):
    dx = np.maximum(0, (size_a[0] + size_b[0]) / 2 - np.abs(a[0] - b[0]))
    dy = np.maximum(0, (size_a[1] + size_b[1]) / 2 - np.abs(a[1] - b[1]))
    return dx * dy


def _choices(province, lines, widths, grown):
    """The possible layouts of the name: (lines, width, height, worth)."""
    size, face = (SEA_NAME * grown, "Italic") if province.is_sea else (NAME * grown, "Regular")
    short = widths.of(province.abbreviation, SHORT * grown, "Bold") + 12 * grown
    words = province.name.split()
    ways = [[province.name]] + [[" ".join(words[:k]), " ".join(words[k:])] for k in range(1, len(words))]
    if len(words) > 2 and province.is_sea:
        ways.append(words)
    if lines:
        ways = [lines]
    out = [([], short, 12 * grown, 0.0)]
    for way in ways:
        wide = max([short] + [widths.of(line, size, face) for line in way])
        out.append((way, wide, 12 * grown + len(way) * size * 1.07, 16.0 - len(way) - wide / 60))
    return out


def _place(mask, province, lines, widths, grown):
    sums, depth = _sums(mask), distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]
    ys, xs = np.nonzero(mask)
    step = max(1, int(math.sqrt(len(xs) / 500)))
    kept = (xs % step == 0) & (ys % step == 0)
    if kept.any():
        xs, ys = xs[kept], ys[kept]
    x, y = xs + 0.5, ys + 0.5
    centred = -0.03 * np.hypot(x - x.mean(), y - y.mean()) + 0.3 * np.minimum(depth[ys, xs], 32)
    room = 60 * _inside(sums, x, y, UNIT[0] + 4, UNIT[1] + 4) + 8 * _inside(sums, x, y, UNIT[0] + 24, UNIT[1] + 20)
    worth_unit = room + centred - np.maximum(0, 1 - _inside(sums, x, y, 26, 18)) * 80
    units = np.argsort(-worth_unit, kind="stable")[:250]
    best = None
    for way, wide, high, bonus in _choices(province, lines, widths, grown):
        inside = _inside(sums, x, y, wide, high)
        room = 60 * _inside(sums, x, y, wide + 4, high + 4) + 8 * _inside(sums, x, y, wide + 20, high + 16)
        worth_label = room + centred - np.maximum(0, 1 - inside) * (200 if way else 90)
        labels = np.argsort(-worth_label, kind="stable")[:250]
        a, b = np.meshgrid(units, labels, indexing="ij")
        over = _overlap((x[a], y[a]), (x[b], y[b]), (UNIT[0] + 3, UNIT[1] + 2), (wide + 3, high + 1))
        apart = np.hypot((x[a] - x[b]) * 0.8, y[a] - y[b])
        worth = worth_unit[a] + worth_label[b] - 0.5 * over - 0.25 * np.abs(apart - (UNIT[1] + high) / 2 - 3)
        worth += np.where(y[b] > y[a], 1.5, 0) + bonus
        k = np.unravel_index(np.argmax(worth), worth.shape)
        if best is None or worth[k] > best[0]:
            best = (worth[k], a[k], b[k], way, (wide, high))
    _, u, n, way, box = best
    place = dict(unit=(x[u], y[u]), label=(x[n], y[n]), lines=way, box=box)
    inside_unit = float(_inside(sums, x[u], y[u], 26, 18))
    return place, inside_unit, float(_inside(sums, x[n], y[n], *box))


def _away(mask, place):
    """The place of a dislodged unit: beside the unit, off the name."""
    sums, (u, v), best = _sums(mask), place["unit"], None
    for r in (17, 20, 23):
        for k in range(24):
            x, y = u + 1.25 * r * math.cos(k * math.pi / 12), v - r * math.sin(k * math.pi / 12)
            if not (14 < x < mask.shape[1] - 14 and 10 < y < mask.shape[0] - 10):
                continue
            taken = [(place["label"], place["box"]), *((at, UNIT) for at in place["coasts"].values())]
            worth = 10 * float(_inside(sums, x, y, *UNIT)) - 0.05 * r
            worth -= sum(float(_overlap((x, y), at, UNIT, box)) / 60 for at, box in taken)
            worth -= float(_overlap((x, y), (u, v), UNIT, UNIT)) / 60
            if best is None or worth > best[0]:
                best = (worth, (x, y))
    return best[1] if best else (u, v)


def _coast(mask, place, shore):
    """The place of a fleet on a coast: inside, near the middle of that shore, clear of the unit and the name."""
    height, width = mask.shape
    sea = np.ones_like(mask)
    for x, y in shore:
        if 0 <= int(y) < height and 0 <= int(x) < width:
            sea[int(y), int(x)] = False
    distance = distance_transform_edt(sea)
    ys, xs = np.nonzero(mask & (distance > 6) & (distance < 20))
    if not len(xs):
        return shore[len(shore) // 2]
    x, y = xs + 0.5, ys + 0.5
    middle = shore[len(shore) // 2]
    over = _overlap((x, y), place["label"], UNIT, place["box"]) + _overlap((x, y), place["unit"], UNIT, UNIT)
    worth = 12 * _inside(_sums(mask), x, y, *UNIT) - over / 60
    worth -= 0.03 * np.hypot(x - middle[0], y - middle[1]) + 0.2 * np.abs(distance[ys, xs] - 13)
    k = int(np.argmax(worth))
    return (float(x[k]), float(y[k]))
