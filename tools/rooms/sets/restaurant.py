"""A restaurant's banquette: a channelled back along a papered wall, marble tables, evening lamps and a low sun."""

import math

import numpy as np

from studio import books, lamps, materials as m, mesh, seating, vessels, view
from studio.mesh import place
from studio.room import Room, cushion


def build(wardrobe):
    window = (0.7, 2.9, 0.6, 2.9)
    room = Room(
        wardrobe, 6.2, 4.4, 3.3, m.herringbone("#7b5636", 9), left=[window], papered=("back",), plaster="#cdbfa8",
        trim="#3a4038", dado=1.28, skirting=0.18, cornice=0.15, plain="#c8b79a", label="Wall above the bench",
    )
    room.window(room.left, window, columns=3, rows=4, frame=m.black_steel(), outlook={"seed": 9})
    cloth = wardrobe.surface("curtains", "Curtains", "curtain", plain="#7a6a52")
    room.curtains(room.left, window, cloth, 71, m.brass(), cover=0.6, fullness=2.2, fold=0.13, out=0.3, sides=("right",))
    view.sky(2.2)
    view.sun(20, -74, 4.0, colour=(1.0, 0.78, 0.55))
    for x in (1.4, 3.2, 5.0):
        view.lamplight((x, 1.3, 2.5), 1.1)
    back = wardrobe.surface("bench-back", "Back of the bench", "upholstery", plain="#6e4436")
    seat = wardrobe.surface("bench", "Bench", "upholstery", plain="#6e4436")
    wood = m.ebonised()
    mesh.box("plinth", (6.0, 0.5, 0.3), (3.1, 4.4 - 0.27, 0), wood, edge=0.01)
    place(seating.channelled_back(wardrobe, back, 6.0, 0.78, 5, channels=40, depth=0.1), 3.1, 4.38, 0.45)
    for i in range(3):
        seating.bench_seat(wardrobe, seat, (1.99, 0.52, 0.16), (1.11 + i * 2.0, 4.4 - 0.35, 0.3), 20 + i, dent=0.012)
    cap = mesh.box("cap", (6.1, 0.16, 0.035), (3.1, 4.33, 1.23), wood, edge=0.012)
    cap.location.z = 1.235
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#b3894c")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#40534c")
    for k, (x, surface, turn) in enumerate(((1.05, one, 8), (2.95, two, -6), (3.3, one, 12), (5.2, two, -9))):
        cushion(wardrobe, surface, 0.42 if k % 2 else (0.54, 0.34), 80 + k, (x, 4.1, 0.65 if k % 2 else 0.62), turn=turn, lean=-18, piped=k % 2 == 0)
    china = m.ceramic("#eee7da", gloss=0.7)
    for k, x in enumerate((1.15, 3.1, 5.05)):
        _table(x, 3.55)
        lamp = lamps.table_lamp("column", 0.34, m.brass(), linen="#e8d6b4", on=3, seed=40 + k)
        place(lamp, x + 0.12, 3.66, 0.74)
        place(vessels.cup(china, seed=k + 4), x - 0.13, 3.45, 0.74, turn=-70 - 30 * k)
    place(vessels.cup(china, seed=9, coffee=False), 3.22, 3.38, 0.74, turn=40)
    place(books.open_book(width=0.13, height=0.19, cloth="#5b2f2a", face_down=True, seed=4), 2.95, 3.62, 0.74, turn=24)
    for x in (0.9, 3.1, 5.3):
        place(lamps.pendant("dome", 0.34, 0.2, 1.25, m.brass(), on=6, seed=round(x * 3)), x, 3.5, 3.3)
    chairs = wardrobe.surface("chairs", "Chairs", "upholstery", plain="#8e7f66")
    for k, x in enumerate((1.2, 2.72, 5.1)):
        place(seating.tub_chair(wardrobe, chairs, wood, radius=0.34, seed=90 + k, height=0.74), x, 2.72, 0, turn=180 + (-14, 10, 4)[k])
    return [
        view.View(
            "restaurant",
            "Restaurant banquette",
            "A channelled bench along a wide wall, marble tables before it, low sun from the window",
            **view.straight((5.0, 1.15, 1.22), (2.7, 4.2, 0.98), 31),
            suits=("005", "001"),
            setting="hospitality",
            warmth=0.6,
            evening=view.Evening("A channelled bench along a wide wall, lamps lit on the marble tables before it"),
        ),
        view.View(
            "banquette-corner",
            "A place on the banquette",
            "A small marble table with a lamp before a channelled bench and its cushions",
            **view.straight((3.98, 2.32, 1.2), (2.78, 4.2, 0.72), 42),
            size=view.PORTRAIT,
            suits=("005", "001"),
            kind="detail",
            setting="hospitality",
            exposure=1.2,
            warmth=0.6,
        ),
    ]


def _table(x, y):
    steel = m.brass(aged=0.7)
    a = np.linspace(0, 2 * math.pi, 72)
    rings = [(0.001, 0.74), (0.335, 0.74), (0.345, 0.736), (0.35, 0.728), (0.35, 0.722), (0.343, 0.716), (0.001, 0.716)]
    top = mesh.grid_object("top", np.array([[(r * math.cos(b), r * math.sin(b), z) for b in a] for r, z in rings]), np.zeros((len(rings), len(a), 2)))
    top.data.materials.append(m.marble())
    stem = mesh.tube("stem", [(0, 0, 0.02), (0, 0, 0.72)], 0.025, steel)
    foot = mesh.grid_object("foot", np.array([[(r * math.cos(b), r * math.sin(b), z) for b in a] for r, z in ((0.001, 0.03), (0.03, 0.03), (0.19, 0.012), (0.2, 0.0))]), np.zeros((4, len(a), 2)))
    foot.data.materials.append(steel)
    place(mesh.group("table", top, stem, foot), x, y, 0)
