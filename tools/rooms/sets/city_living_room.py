"""A living room in the city, late in the morning: tall windows on the left, a lounge sofa, a rug on oak."""

from studio import books, lamps, materials as m, plants, seating, tables, vessels, view
from studio.mesh import place
from studio.room import Room, cushion


def build(wardrobe):
    windows = [(1.3, 2.45, 0.35, 2.6), (3.1, 4.25, 0.35, 2.6)]
    room = Room(wardrobe, 5.6, 5.2, 2.95, m.floorboards("#a87f55", 14, "y"), left=windows, skirting=0.2, cornice=0.14)
    cloth = wardrobe.surface("curtains", "Curtains", "curtain", plain="#e8e2d6")
    brass = m.brass()
    for k, opening in enumerate(windows):
        room.window(room.left, opening, rows=4, outlook={"seed": k + 1, "horizon": 0.55})
        room.curtains(room.left, opening, cloth, 5 + 7 * k, brass, cover=0.52, fullness=2.1, fold=0.115)
    view.sky(3.0)
    view.sun(34, -108, 5.0)
    view.lamplight((0.9, 1.3, 1.7), 2.8)
    _seats(wardrobe, room)
    _things()
    return [
        view.View(
            "city-living-room",
            "Living room in the city",
            "A sofa between tall windows and a wide wall, late in the morning",
            **view.straight((4.3, 0.75, 1.2), (2.35, 4.6, 1.0), 29),
            suits=("005", "001", "004"),
            evening=view.Evening("A sofa between tall windows and a wide wall, a lamp lit beside it at dusk", 0.75),
        ),
        view.View(
            "sofa-corner",
            "The corner of a sofa",
            "Cushions in the corner of a sofa, with a low table before it",
            **view.straight((3.05, 1.75, 1.05), (2.1, 4.3, 0.72), 40),
            suits=("005",),
            kind="detail",
        ),
        view.View(
            "city-window",
            "Curtains at a tall window",
            "Curtains on a brass pole beside a tall window, a fig tree before the wall",
            **view.straight((3.15, 1.55, 1.35), (0.95, 4.35, 1.32), 39),
            size=view.PORTRAIT,
            suits=("005", "001"),
            kind="detail",
        ),
    ]


def _seats(wardrobe, room):
    walnut = m.walnut()
    sofa = wardrobe.surface("sofa", "Sofa", "upholstery", plain="#cfc6b6")
    place(seating.lounge_sofa(wardrobe, sofa, walnut, width=2.35, seed=4), 2.75, 4.28, 0, turn=3)
    chair = wardrobe.surface("armchair", "Armchair", "upholstery", plain="#9aa08c")
    place(seating.armchair(wardrobe, chair, walnut, seed=9), 4.62, 3.05, 0, turn=-58)
    room.rug("Rug", 2.0, 3.0, (2.7, 2.75), turn=92, fringe=0.06)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#c58f6a")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#6f7f86")
    cushion(wardrobe, one, 0.5, 21, (1.98, 4.17, 0.7), turn=26, lean=-20, chop=0.035)
    cushion(wardrobe, two, 0.44, 22, (2.3, 4.08, 0.67), turn=10, lean=-28, piped=True)
    cushion(wardrobe, one, 0.48, 23, (3.55, 4.2, 0.69), turn=-18, lean=-18, chop=0.02)


def _things():
    place(tables.coffee_oval(1.2, 0.66, 0.37, m.oak()), 2.55, 3.02, 0, turn=6)
    place(books.book_stack(3, seed=3), 2.25, 3.04, 0.37, turn=24)
    place(vessels.vase("bottle", 0.26, m.ceramic("#d9d2c2", speckle=0.4), seed=2), 2.86, 3.16, 0.37)
    place(books.open_book(face_down=True, seed=4), 2.66, 2.86, 0.37, turn=-30)
    place(plants.fiddle_leaf_fig(1.95, seed=3), 0.66, 4.72, 0)
    place(tables.side_table("pedestal", 0.44, 0.55, m.walnut()), 4.35, 4.55, 0)
    place(lamps.table_lamp("gourd", 0.62, m.ceramic("#3f5a54", gloss=0.8), on=4, seed=5), 4.35, 4.55, 0.55)
