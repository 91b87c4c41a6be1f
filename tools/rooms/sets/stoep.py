"""A stoep under a pergola at the end of the day: a deep sofa of teak, a vine, fynbos and a mountain out of focus."""

import math
import random

from studio import baskets, books, curtains, garden, lamps, materials as m, mesh, plants, seating, shell, soft, tables, trees, vessels, view
from studio.forms import again
from studio.mesh import place
from studio.room import cushion

TEAK, GREY = "#a08a6c", "#8f7f68"


def build(wardrobe):
    shell.floor(6.4, 4.6, m.stone("#c9b79b"), at=(0, 0))
    wall = shell.Wall((0, 0), (0, 4.6), 3.0, [(1.4, 2.7, 0.0, 2.3)])
    wash = m.limewash("#efe8db")
    wall.face().data.materials.append(wash)
    wall.reveals(wash)
    mesh.box("end of the wall", (0.285, 0.03, 3.0), (-0.14, 4.6, 0), wash)
    _door(wall, (1.4, 2.7, 0.0, 2.3))
    _pergola()
    _garden()
    view.sky(1.5, top=(0.1, 0.3, 0.8), horizon=(0.84, 0.84, 0.83), seen=1.4, clouds=0.55, seed=4)
    view.sun(26, 112, 9.0, colour=(1.0, 0.83, 0.62), size=0.8)

    frame = wardrobe.surface("sofa", "Sofa cushions", "upholstery", plain="#d6cdbb")
    back = wardrobe.surface("sofa-back", "Back cushions", "upholstery", plain="#d6cdbb")
    place(_teak_sofa(wardrobe, frame, back, 2.3, 3), 3.0, 3.75, 0, turn=2)
    place(_teak_sofa(wardrobe, frame, back, 0.95, 1), 1.05, 2.55, 0, turn=64)
    rug = wardrobe.surface("rug", "Outdoor rug", "rug", groups=("004",), plain="#d8cfbf", width_m=2.0, length_m=3.0)
    laid = soft.rug(2.0, 3.0, 0.007, 4)
    wardrobe.part(rug, laid)
    place(laid, 3.0, 2.35, 0.002, turn=89)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#b5653f")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#5e7f86")
    cushion(wardrobe, one, 0.5, 11, (2.1, 3.6, 0.68), turn=16, lean=-20, chop=0.02)
    cushion(wardrobe, two, 0.46, 12, (2.42, 3.5, 0.65), turn=6, lean=-28)
    cushion(wardrobe, one, (0.58, 0.36), 13, (3.5, 3.52, 0.6), turn=-8, lean=-30, piped=True)
    cushion(wardrobe, two, 0.5, 14, (3.86, 3.62, 0.68), turn=-20, lean=-18)
    cushion(wardrobe, one, 0.46, 15, (1.06, 2.6, 0.66), turn=60, lean=-22)
    place(tables.coffee_slab(1.2, 0.68, 0.32, m.concrete(), seed=5), 3.0, 2.45, 0, turn=3)
    place(baskets.tray(0.44, 0.3, seed=2), 2.8, 2.45, 0.32, turn=12)
    place(vessels.vase("jug", 0.24, m.ceramic("#e4dccb", speckle=0.4), seed=4), 2.72, 2.5, 0.34)
    for k in range(2):
        place(vessels.cup(m.ceramic("#8fa3a0"), saucer=False, seed=k), 2.86 + 0.1 * k, 2.4 + 0.07 * k, 0.34, turn=80 * k)
    place(books.open_book(face_down=True, seed=7), 3.34, 2.36, 0.32, turn=-24)
    place(baskets.sunhat(seed=3), 3.2, 3.44, 0.46, turn=20)
    place(plants.aloe(0.8, style="terracotta", radius=0.2, bloom=0.7, seed=5), 0.55, 3.9, 0)
    place(plants.strelitzia(1.6, style="terracotta", seed=9), 5.75, 3.95, 0)
    place(trees.ball(0.24, seed=4), 0.42, 3.1, 0)
    return [
        view.View(
            "stoep",
            "Stoep under a pergola",
            "Deep cushions on a teak sofa in the striped shade of a pergola, the garden and a mountain behind",
            **view.straight((3.9, 0.25, 1.22), (2.75, 3.9, 0.88), 28),
            suits=("005", "004"),
            setting="outdoor",
            exposure=1.25,
            warmth=0.7,
            stop=1.0,
            focus=3.3,
        ),
        view.View(
            "stoep-chair",
            "Chair on a stoep",
            "A deep chair of teak in the striped shade, an outdoor rug at its feet",
            **view.straight((3.25, 0.75, 1.2), (0.95, 2.75, 0.85), 37),
            size=view.PORTRAIT,
            suits=("005", "004"),
            kind="detail",
            setting="outdoor",
            exposure=1.25,
            warmth=0.7,
            stop=1.0,
            focus=3.3,
        ),
    ]


def _teak_sofa(wardrobe, seat, back, width, seats):
    deep, high = 0.86, 0.3
    across, along, up = (m.weathered_wood(TEAK, way) for way in "xyz")
    parts = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(mesh.box("post", (0.07, 0.07, 0.62 if sy > 0 else 0.6), (sx * (width / 2 - 0.035), sy * (deep / 2 - 0.035), 0), up, 0.008))
        parts.append(mesh.box("arm", (0.1, deep + 0.04, 0.035), (sx * (width / 2 - 0.04), 0, 0.6), along, 0.01))
        parts.append(mesh.box("side", (0.03, deep - 0.1, 0.08), (sx * (width / 2 - 0.035), 0, high - 0.1), along, 0.006))
    for y in (-deep / 2 + 0.03, deep / 2 - 0.03):
        parts.append(mesh.box("rail", (width - 0.1, 0.035, 0.09), (0, y, high - 0.1), across, 0.006))
    for k in range(3):
        parts.append(mesh.box("slat", (width - 0.12, 0.02, 0.07), (0, deep / 2 - 0.03, 0.36 + 0.1 * k), across, 0.006))
    inner = width - 0.16
    each = inner / seats
    for k in range(seats):
        x = -inner / 2 + each * (k + 0.5)
        parts.append(seating.bench_seat(wardrobe, seat, (each - 0.008, deep - 0.14, 0.14), (x, -0.04, high - 0.01), 50 + k + seats, dent=0.01))
        rest = seating.bench_seat(wardrobe, back, (each - 0.02, 0.16, 0.42), (x, deep / 2 - 0.19, high + 0.12), 70 + k + seats, radius=0.07, crown=0.04, wrinkle=0.006)
        rest.rotation_euler = (math.radians(-13), 0, math.radians((-1) ** k))
        parts.append(rest)
    return mesh.group("teak sofa", *parts)


def _door(wall, opening):
    """A glazed door; behind it a room in the evening: a curtain, a table and a lamp that is on."""
    l, r, b, t = opening
    shell.window(wall, opening, m.painted_wood("#4d5f55"), columns=2, rows=4, back=0.14)
    pane = mesh.box("pane", (r - l, 0.004, t - b), material=m.glass(), edge=0)
    wall.put(pane, (l + r) / 2, b, -0.14)
    shell.floor(4, 6, m.floorboards("#8f6c48", 14, "y"), at=(-4.28, -0.7))
    for start, end in (((-4.0, -0.7), (-4.0, 5.3)), ((-4.0, 5.3), (-0.28, 5.3)), ((-0.28, -0.7), (-4.0, -0.7))):
        shell.Wall(start, end, 3.0).face().data.materials.append(m.plaster("#c9b79d"))
    shell.ceiling(4, 6, 3.0, m.plaster("#d8cfc0"), at=(-4.28, -0.7))
    hung = curtains.curtain(0.5, 2.42, 8, fullness=2.0, fold=0.11)
    hung.data.materials.append(m.woven("#e4d9c6"))
    place(hung, -0.4, 2.92, 2.45, turn=-90)
    place(tables.side_table("pedestal", 0.5, 0.6, m.walnut()), -2.6, 2.7, 0)
    place(lamps.table_lamp("gourd", 0.6, m.ceramic("#7d8f8a"), on=14, seed=3), -2.6, 2.7, 0.6)


def _pergola():
    beam, lath, wash = m.weathered_wood(GREY, "x"), m.straw("#b59a6a"), m.limewash("#efe8db")
    for y in (0.3, 4.45):
        mesh.box("beam", (6.8, 0.14, 0.2), (3.0, y, 2.62), beam, 0.01)
    for x in (2.2, 5.6):
        mesh.box("post", (0.16, 0.16, 2.62), (x, 4.45, 0), wash, 0.02)
    rng = random.Random(4)
    for k in range(30):
        x = -0.1 + k * 0.23 + rng.uniform(-0.03, 0.03)
        mesh.tube("lath", [(x, -0.2, 2.86), (x + 0.02, 2.2, 2.85), (x + rng.uniform(-0.05, 0.05), 4.9, 2.86)], rng.uniform(0.016, 0.024), lath)
    for k, y in enumerate((1.1, 2.6, 4.5)):
        place(trees.vine(6.6, seed=5 + k, hang=(0.25, 0.25, 0.5)[k], leaves=420, colour="#7f9446"), 3.0, y, 2.9)


def _garden():
    """A lawn with a bed of fynbos, trees behind it, and the mountain, softer the farther they are."""
    rng = random.Random(6)
    place(garden.lawn(26.0, 5.0, seed=2, colour="#8a9a58", blade_mm=46), 3.0, 7.1, -0.12)
    shell.floor(420, 300, m.flat_colour("#8d8d62"), at=(-200, 9.6), z=-0.16, name="veld")
    bushes = [garden.fynbos(kind, 1.3, 1.0, seed=k + 1) for k, kind in enumerate(("pincushion", "conebush", "protea", "heath"))]
    bushes += [garden.restio(1.25, seed=3), garden.agapanthus(0.95, seed=2)]
    for k in range(44):
        x, y = -9 + 23 * (k + rng.uniform(0.1, 0.9)) / 44, 7.6 + 3.4 * rng.random()
        turned = {"turn": rng.uniform(0, 360), "scale": rng.uniform(0.75, 1.25)}
        bush = bushes[k] if k < len(bushes) else again(bushes[k % len(bushes)])
        place(bush, x, y, -0.14, **turned)
    grown = [trees.garden_tree(4.2, "plane", seed=k, leaves=9000) for k in (2, 5)] + [trees.garden_tree(6.5, "gum", seed=4, leaves=9000)]
    grown += [trees.garden_tree(9.0, "cypress", seed=2, leaves=5000)]
    # A windbreak that has grown together, taller here and there, and open where the mountain shows.
    for k in range(78):
        tree = grown[k] if k < len(grown) else again(grown[(0, 1, 2, 0, 1, 2, 1, 3)[rng.randrange(8)]])
        x = -34 + 0.9 * k + rng.uniform(-0.9, 0.9)
        low = 0.55 if -9 < x < 3 else 1.0
        place(tree, x, 21 + 9 * rng.random(), -1.6, turn=73 * k, scale=rng.uniform(0.7, 1.35) * low)
    place(garden.mountain(520, 84, seed=3, kind="table", haze=0.6), -40, 330, -2)
    place(garden.mountain(460, 34, seed=8, kind="hills", colour="#7f8f7a", haze=0.5), 60, 190, -2)
