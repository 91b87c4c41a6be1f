"""A hotel's lobby in late afternoon: a double-height hall, drapes of four metres, an arcade before a papered gallery."""

import math

from studio import materials as m, mesh, seating, things as t, view
from studio.forms import Body, rounded
from studio.mesh import place
from studio.room import Room, cushion

WIDE, HIGH, ARCADE, BAYS = 9.0, 5.4, 7.0, 4
SPRING, THICK = 2.5, 0.42


def build(wardrobe):
    windows = [(0.7, 2.25, 0.25, 4.0), (3.3, 4.85, 0.25, 4.0)]
    side = (7.75, 8.85, 0.4, 3.0)
    room = Room(
        wardrobe, WIDE, 9.0, HIGH, None, left=[*windows, side], papered=("back",), plaster="#ddd2be", ceiling="#efe9dc",
        trim="#e6dcc9", skirting=0.24, cornice=0.2, plain="#b7a88c", label="Wall of the gallery",
    )
    _floor()
    steel = m.black_steel()
    drapes = wardrobe.surface("curtains", "Drapes", "curtain", plain="#cfc0a4")
    for k, opening in enumerate(windows):
        room.window(room.left, opening, columns=3, rows=6, frame=steel, outlook={"seed": 61 + k, "horizon": 0.6, "foliage": "#7f8a6d"})
        room.curtains(room.left, opening, drapes, 160 + 9 * k, m.brass(aged=0.7), cover=1.2 if k else 0.6, fullness=2.3, fold=0.15, out=1.15 if k else 0.46, sides=("right",) if k else ("left", "right"), above=0.2, rings=26)
    room.window(room.left, side, columns=2, rows=4, frame=steel, outlook={"seed": 66})
    _arcade(m.plaster("#e2d8c6"), m.stone("#cdbfa6", 0.55, 0.5))
    view.sky(3.4)
    view.sun(27, -101, 5.6, colour=(1.0, 0.84, 0.64))
    view.panel((6.2, 2.2, 5.2), (4.4, 5.0, 0.4), (3.4, 2.6), 130, (1.0, 0.95, 0.88))
    _seats(wardrobe)
    room.rug("Rug", 4.2, 5.4, (4.15, 4.35), turn=90, thick=0.016, plain="#a9805c")
    _things()
    return [
        view.View(
            "hotel-lobby",
            "Hotel lobby",
            "A long sofa and tub chairs on a great rug, between drapes of four metres and an arcade, late in the afternoon",
            **view.straight((6.35, 0.75, 1.4), (3.3, 6.0, 1.28), 30),
            suits=("005", "004", "001"),
            setting="hospitality",
            warmth=0.5,
            exposure=0.82,
        ),
        view.View(
            "lobby-chair",
            "Tub chair in a lobby",
            "A tub chair between a tall drape and a palm, the last sun on the floor",
            **view.straight((4.0, 1.7, 1.25), (1.75, 4.7, 1.2), 39),
            size=view.PORTRAIT,
            suits=("005", "004"),
            kind="detail",
            setting="hospitality",
            warmth=0.5,
            exposure=0.82,
        ),
    ]


def _floor():
    """Honed slabs laid in straight joints."""
    body = Body("slabs", 3)
    stones = [m.stone(colour, 0.34, 0.2) for colour in ("#c2b297", "#baa98d", "#c8b9a0")]
    slab = rounded(0.896, 0.896, 0.006, 3)
    for i in range(10):
        for j in range(10):
            body.slab(slab, 0.03, (0.45 + 0.9 * i, 0.45 + 0.9 * j, -0.03 - body.rng.uniform(0, 0.0012)), body.rng.choice(stones), 0.0025)
    body.bar((WIDE, 9.0, 0.02), (WIDE / 2, 4.5, -0.024), m.flat_colour("#9b8d77"), 0.002)
    body.done(smooth=40)


def _arcade(plaster, stone):
    """Round arches on columns, across the hall."""
    each, steps = WIDE / BAYS, 24
    radius = each / 2 - 0.2
    line = []
    for k in range(BAYS):
        middle = (k + 0.5) * each
        line += [(k * each, SPRING)]
        line += [(middle - radius * math.cos(math.pi * i / steps), SPRING + radius * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    line.append((WIDE, SPRING))
    points, faces = [], []
    for x, z in line:
        points += [(x, ARCADE, z), (x, ARCADE, HIGH), (x, ARCADE + THICK, z), (x, ARCADE + THICK, HIGH)]
    for k in range(len(line) - 1):
        a, b = 4 * k, 4 * k + 4
        faces += [(a, b, b + 1, a + 1), (b + 2, a + 2, a + 3, b + 3), (a, a + 2, b + 2, b)]
    mesh.mesh_object("arcade", points, faces, smooth=False).data.materials.append(plaster)
    body = Body("columns", 5)
    for k in range(BAYS + 1):
        x, y = k * each, ARCADE + THICK / 2
        body.bar((0.44, 0.46, 0.12), (x, y, 0), stone, 0.008)
        profile = [(0.2, 0.12), (0.205, 0.16), (0.175, 0.2), (0.168, 0.5), (0.163, 1.3), (0.15, 2.24), (0.165, 2.27), (0.152, 2.3), (0.2, 2.38), (0.0, 2.39)]
        body.turned(profile, stone, (x, y, 0), 48, wobble=0.002, seed=k)
        body.bar((0.46, 0.48, 0.12), (x, y, 2.38), stone, 0.01)
    body.done(smooth=50)
    for k in range(BAYS):
        middle = (k + 0.5) * each
        arch = [(middle - (radius + 0.09) * math.cos(a), ARCADE - 0.005, SPRING + (radius + 0.09) * math.sin(a)) for a in (math.pi * i / 40 for i in range(41))]
        mesh.tube("archivolt", arch, 0.028, plaster)
    mesh.box("string course", (WIDE, 0.1, 0.12), (WIDE / 2, ARCADE - 0.03, 4.05), plaster, edge=0.02)


def _seats(wardrobe):
    walnut = m.walnut()
    sofa = wardrobe.surface("sofa", "Sofa", "upholstery", plain="#8d7a5c")
    place(seating.lounge_sofa(wardrobe, sofa, walnut, width=3.2, depth=1.05, seats=3, seed=51, arm=0.24), 4.0, 5.75, 0, turn=1.5)
    tubs = wardrobe.surface("chairs", "Tub chairs and stool", "upholstery", plain="#4f6158")
    for k, (x, y, turn) in enumerate(((1.95, 4.25, 72), (6.15, 4.55, -66), (4.15, 2.5, 188))):
        place(seating.tub_chair(wardrobe, tubs, walnut, radius=0.45, seed=130 + k, height=0.76), x, y, 0, turn=turn)
    place(seating.ottoman(wardrobe, tubs, walnut, radius=0.34, height=0.42, seed=6), 2.55, 3.15, 0)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#b4683f")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#d9c8a3")
    cushion(wardrobe, one, 0.54, 151, (2.86, 5.62, 0.72), turn=20, lean=-20, chop=0.03)
    cushion(wardrobe, two, (0.62, 0.38), 152, (3.3, 5.5, 0.64), turn=8, lean=-30, piped=True)
    cushion(wardrobe, two, 0.5, 153, (5.2, 5.62, 0.7), turn=-16, lean=-20, chop=0.02)


def _things():
    place(t.coffee_slab(1.55, 1.0, 0.36, m.marble("#4c473f", "#b5a68c", 1.2), seed=9), 4.05, 4.15, 0, turn=4)
    place(t.in_vase("pampas", "ovoid", 0.36, 0.7, 13, m.ceramic("#3b352e", gloss=0.25, speckle=0.2), seed=12), 4.3, 4.35, 0.36)
    place(t.magazines(3, seed=15), 3.62, 4.2, 0.36, turn=-12)
    place(t.cup(m.ceramic("#efe8da", gloss=0.8), seed=11), 3.95, 3.82, 0.36, turn=30)
    place(t.spectacles(seed=9), 3.66, 4.16, 0.385, turn=-50)
    place(t.side_table("tripod", 0.46, 0.56, m.ebonised(), seed=5), 6.05, 5.85, 0)
    place(t.table_lamp("stone", 0.78, m.stone("#cbb893", 0.5), shape="drum", on=7, seed=21), 6.05, 5.85, 0.56)
    for x, size, seed in ((2.3, 0.95, 4), (5.6, 1.05, 7)):
        place(t.pendant("basket", size, 0.62, 2.35, on=9, seed=seed), x, 5.0 if seed == 4 else 5.3, HIGH)
    place(t.palm(3.7, 20, seed=6, trunk=0.09, style="belly"), 1.0, 6.45, 0)
    place(t.strelitzia(2.3, 13, style="belly", radius=0.26, seed=17), 8.2, 6.3, 0)
    place(t.console(1.7, 0.4, 0.84, m.ebonised(), style="bobbin", seed=5), 4.7, 8.76, 0)
    place(t.sculpture("disc", 0.42, m.brass(aged=0.8), seed=3), 4.95, 8.76, 0.84)
    place(t.book_stack(3, seed=31), 4.3, 8.76, 0.84, turn=8)
    place(t.rubber_plant(1.9, style="cylinder", radius=0.22, seed=8, stems=4), 2.5, 8.4, 0)
