"""A kitchen's bay: three windows with roman blinds over a window seat with cushions, a table at its edge, spring outside."""

import math

from studio import baskets, books, curtains, materials as m, mesh, outlook, seating, shell, stems, tables, vessels, view
from studio.mesh import place
from studio.room import cushion

HIGH = 2.75


def build(wardrobe):
    corners = [(0, 1.6), (0, 3.1), (0.95, 4.15), (3.25, 4.15), (4.2, 3.1), (4.2, 1.6)]
    trim = m.painted_wood("#f3f1ea")
    surface = wardrobe.surface("wall", "Wall", "wall", groups=("001",), paint=True, plain="#dfe0d2")
    blinds = wardrobe.surface("blinds", "Roman blinds", "blind", plain="#ece5d6")
    seat = wardrobe.surface("seat", "Window seat", "upholstery", plain="#b9b39c")
    walls = []
    for k, (start, end) in enumerate(zip(corners, corners[1:])):
        length = math.dist(start, end)
        openings = [(0.16, length - 0.16, 0.78, 2.45)] if 0 < k < 4 else []
        wall = shell.Wall(start, end, HIGH, openings)
        walls.append(wall)
        wardrobe.part(surface, wall.face())
        wall.reveals(trim)
        wall.cornice(trim, 0.1)
        for opening in openings:
            l, r, b, t = opening
            shell.window(wall, opening, trim, columns=3 if k == 2 else 2, rows=3, sill=None)
            view.portal(wall, opening)
            outlook.behind(wall, opening, seed=20 + k, horizon=0.62, distance=5)
            blind = curtains.roman_blind(r - l + 0.08, 0.92, 0.42, 30 + k)
            wardrobe.part(blinds, blind, translucency=0.22)
            wall.put(blind, l - 0.04, t + 0.12, 0.03)
    _rest_of_room(trim)
    _seat(wardrobe, seat, trim)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#8a9a72")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#c47f5c")
    cushion(wardrobe, one, 0.5, 51, (1.02, 3.72, 0.78), turn=42, lean=-18, chop=0.02)
    cushion(wardrobe, two, 0.44, 52, (1.36, 3.8, 0.74), turn=14, lean=-22, piped=True)
    cushion(wardrobe, one, (0.6, 0.36), 53, (2.5, 3.86, 0.71), turn=-3, lean=-20)
    cushion(wardrobe, two, 0.48, 54, (3.1, 3.74, 0.77), turn=-34, lean=-18, chop=0.025)
    _things()
    view.sky(2.8)
    view.sun(36, 42, 4.5, colour=(1.0, 0.92, 0.78))
    return [
        view.View(
            "window-seat",
            "Window seat with blinds",
            "Roman blinds in a bay over a cushioned seat, breakfast on the table before it",
            **view.straight((1.55, 0.5, 1.28), (2.25, 4.0, 1.2), 27),
            suits=("005", "001"),
        ),
        view.View(
            "roman-blind",
            "Roman blind",
            "A roman blind half drawn over a cushioned seat",
            **view.straight((2.62, 1.5, 1.3), (1.86, 4.1, 1.24), 38),
            size=view.PORTRAIT,
            suits=("005", "001"),
            kind="detail",
        ),
    ]


def _rest_of_room(trim):
    for start, end in (((4.2, 1.6), (4.2, -1.0)), ((4.2, -1.0), (0, -1.0)), ((0, -1.0), (0, 1.6))):
        wall = shell.Wall(start, end, HIGH)
        wall.face().data.materials.append(m.plaster("#e9e6dc"))
    shell.floor(4.4, 5.4, m.herringbone("#b08a5c", 8), at=(-0.1, -1.1))
    shell.ceiling(4.4, 5.4, HIGH, m.plaster("#f5f3ee"), at=(-0.1, -1.1))


def _seat(wardrobe, surface, trim):
    """A bench along the three sides of the bay: three pads on a panelled box."""
    inner = [(0.02, 3.1), (0.96, 4.13), (3.24, 4.13), (4.18, 3.1)]
    for k, (a, b) in enumerate(zip(inner, inner[1:])):
        length = math.dist(a, b)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        angle = math.atan2(b[1] - a[1], b[0] - a[0])
        inward = (math.sin(angle), -math.cos(angle))
        deep = 0.5
        at = (middle[0] + inward[0] * deep / 2, middle[1] + inward[1] * deep / 2)
        box = mesh.box("seat box", (length, deep - 0.04, 0.42), material=trim, edge=0.006)
        place(box, at[0], at[1], 0, turn=math.degrees(angle))
        front = shell.Wall(*[(x + inward[0] * (deep - 0.025), y + inward[1] * (deep - 0.025)) for x, y in (a, b)], 0.42)
        front.panels(trim, 0.08, 0.36, width=0.62, margin=0.09)
        # The pads of the slanting sides end where the middle one begins.
        cut = 0.24 if k == 1 else 0.22
        shift = 0.0 if k == 1 else (-0.12 if k == 0 else 0.12)
        pad = seating.bench_seat(wardrobe, surface, (length - cut, deep, 0.1), (0, 0, 0), 60 + k, dent=0.006)
        place(pad, at[0] + shift * math.cos(angle), at[1] + shift * math.sin(angle), 0.42, turn=math.degrees(angle))


def _things():
    place(tables.dining_table(1.5, 0.85, 0.75, m.oak(), seed=4), 2.75, 1.95, 0, turn=8)
    place(stems.in_vase("blossom", "jug", 0.26, 0.55, 6, m.ceramic("#e9e4d8"), seed=3), 2.95, 2.05, 0.75)
    place(vessels.teapot(m.ceramic("#6f8791"), seed=4), 2.55, 2.12, 0.75, turn=30)
    place(vessels.cup(m.ceramic("#e9e4d8"), seed=6), 2.35, 1.78, 0.75, turn=-20)
    place(vessels.fruit_bowl("fig", 7, 0.28, 0.09, m.ceramic("#b5a98f", speckle=0.5), seed=8), 3.2, 1.78, 0.75)
    place(books.open_book(seed=5), 2.16, 3.74, 0.54, turn=-28)
    place(baskets.tray(0.4, 0.4, "rattan", seed=6), 1.76, 3.78, 0.53, turn=12)
    place(vessels.teapot(m.ceramic("#c9b79a", speckle=0.3), 0.13, seed=7), 1.7, 3.83, 0.54, turn=-35)
    place(vessels.cup(m.ceramic("#e9e4d8"), seed=8), 1.84, 3.71, 0.54, turn=30)
    place(baskets.basket("belly", 0.44, 0.34, seed=3), 1.06, 3.0, 0)
    place(books.spectacles(seed=2), 2.78, 1.72, 0.75, turn=50)
