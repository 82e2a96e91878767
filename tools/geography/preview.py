"""A quick look at a cover: PNG with seeds, names and the boxes of units."""
import zlib

from PIL import Image, ImageDraw, ImageFont

from place import SEA_NAME, NAME, SHORT, UNIT


def draw(path, size, shapes, places, board, sites, projection, fonts, scale=1.0):
    """Draws at `scale` times the size of the chart, internally twice as large for smooth edges."""
    z = scale * 2
    image = Image.new("RGB", (round(size[0] * z), round(size[1] * z)), "#dddddd")
    pen = ImageDraw.Draw(image)
    rings = [(name, [(x * z, y * z) for x, y in ring]) for name, shape in shapes.items() for ring in shape["rings"]]

    def area(ring):
        return abs(sum(x * v - u * y for (x, y), (u, v) in zip(ring, ring[1:])))

    for name, ring in sorted(rings, key=lambda item: -area(item[1])):
        if len(ring) > 3:
            pen.polygon(ring, fill=_colour(name, board))
    for name, ring in rings:
        pen.line(ring, fill="#5a6b7a" if board.is_sea(name) else "#444444", width=2)
    for a, b in sites.links:
        if a in places and b in places:
            pen.line([tuple(v * z for v in places[p]["unit"]) for p in (a, b)], fill="#d33", width=3)

    def face(style, points):
        return ImageFont.truetype(next(fonts.glob(f"*[Nn]oto*{style}*.ttf")), points * z)

    short, land, sea = face("Bold", SHORT), face("Regular", NAME), face("Italic", SEA_NAME)
    for name, place in places.items():
        province = board.provinces[name]
        for at, colour in [(place["away"], "#e8a060"), (place["unit"], "#333")] + [(c, "#c03") for c in place["coasts"].values()]:
            x, y = at
            w, h = UNIT[0] / 2 - 1, UNIT[1] / 2 - 1
            pen.rectangle([v * z for v in (x - w, y - h, x + w, y + h)], outline=colour, width=2)
        x, y = place["label"]
        top = y - place["box"][1] / 2
        pen.text((x * z, top * z), name + (" o" if province.is_centre else ""), fill="#000", font=short, anchor="ma")
        font, points = (sea, SEA_NAME) if province.is_sea else (land, NAME)
        for k, line in enumerate(place["lines"]):
            pen.text((x * z, (top + 12.5 + k * points * 1.07) * z), line, fill="#222", font=font, anchor="ma")
    for province, points in sites.seeds.items():
        for point in points:
            x, y = projection.point(*point[:2])
            pen.ellipse([v * z for v in (x - 1.2, y - 1.2, x + 1.2, y + 1.2)], fill="#c00")
    image.resize((round(size[0] * scale), round(size[1] * scale)), Image.LANCZOS).save(path)


def _colour(name, board):
    shade = zlib.crc32(name.encode())
    if name == "=":
        return "#b9d3e6"
    if name not in board.provinces:
        return "#cfcabd"
    if board.is_sea(name):
        return f"hsl({195 + shade % 30}, {35 + shade // 64 % 20}%, {78 + shade // 7 % 12}%)"
    return f"hsl({shade % 150}, {35 + shade // 64 % 20}%, {66 + shade // 7 % 16}%)"
