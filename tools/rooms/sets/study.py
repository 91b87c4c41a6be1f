"""A study on a winter's evening: dark panelling, paper above it, a desk in the lamp's light, the last sun in the window."""

from studio import materials as m, mesh, outlook, seating, shell, things as t, view
from studio.mesh import place
from studio.room import Room, cushion

DARK = "#3b2f27"


def build(wardrobe):
    window = (2.3, 3.35, 1.14, 2.55)
    room = Room(
        wardrobe, 4.6, 4.6, 2.95, m.herringbone("#6f4a2e", 9), left=[window], papered=("left", "back"), trim=DARK,
        dado=1.12, skirting=0.2, cornice=0.14, plaster="#b9ad98", plain="#7c7358", label="Wall above the panelling",
    )
    for wall in (room.left, room.back):
        _panelling(wall, room.trim)
    shell.window(room.left, window, room.trim, columns=3, rows=3, sill=room.trim)
    view.portal(room.left, window)
    outlook.behind(room.left, window, strength=0.4, foliage="#6a665f", distance=6, seed=77, horizon=0.5)
    cloth = wardrobe.surface("curtains", "Curtains", "curtain", plain="#9c5a3c")
    room.curtains(room.left, window, cloth, 211, m.brass(aged=0.9), cover=0.62, fullness=2.3, fold=0.12, out=0.5)
    view.sky(2.2, top=(0.5, 0.6, 0.85), horizon=(1.0, 0.9, 0.78))
    view.sun(15, -72, 4.6, colour=(1.0, 0.72, 0.46))
    view.panel((3.6, 0.4, 2.7), (2.0, 3.6, 1.2), (1.8, 1.2), 15, (1.0, 0.9, 0.78))
    view.lamplight((4.2, 1.7, 1.6), 2.6)
    _desk(room)
    _reading(wardrobe, room)
    return [
        view.View(
            "study",
            "Study",
            "An armchair and a desk before dark panelling and a wide wall, a lamp lit at the end of a winter's day",
            **view.straight((3.85, 0.5, 1.3), (1.85, 4.2, 1.08), 29),
            suits=("001", "005", "004"),
            warmth=0.5,
            exposure=0.86,
            evening=view.Evening("An armchair and a desk in the light of a lamp, the last blue of the day in the window", 0.9),
        ),
        view.View(
            "reading-chair",
            "Reading chair",
            "An armchair with its stool before shelves of books at the end of a winter's day",
            **view.straight((2.05, 0.7, 1.2), (3.3, 3.3, 0.9), 38),
            size=view.PORTRAIT,
            suits=("005", "004", "001"),
            kind="detail",
            warmth=0.5,
            exposure=0.86,
        ),
    ]


def _panelling(wall, wood):
    """Fielded panels under the rail: a frame of moulding and a raised middle in each."""
    for begin, end in wall.runs(0.6):
        count = max(1, round((end - begin) / 0.62))
        each = (end - begin) / count
        for i in range(count):
            middle = begin + (i + 0.5) * each
            wall.put(mesh.box("field", (each - 0.26, 0.03, 0.58), material=wood, edge=0.014), middle, 0.36, 0.006)
            wall.put(mesh.box("stile", (0.1, 0.018, 0.7), material=wood, edge=0.004), begin + i * each, 0.3, 0.006)
        for up in (0.2, 1.0):
            wall.put(mesh.box("board", (end - begin, 0.018, 0.1), material=wood, edge=0.004), (begin + end) / 2, up, 0.006)


def _desk(room):
    walnut = m.walnut()
    place(t.desk(1.55, 0.72, 0.76, walnut, style="pedestal", seed=4), 1.72, 3.62, 0, turn=-3)
    place(t.spindle_chair(m.ebonised(), arms=True, seed=6), 1.62, 2.95, 0, turn=158)
    place(t.table_lamp("bobbin", 0.6, m.walnut("z"), linen="#e8d3a8", shape="pleated", on=7, seed=33), 1.15, 3.79, 0.76)
    place(t.open_book(0.17, 0.24, "#5b2f2a", seed=8), 1.79, 3.47, 0.76, turn=8)
    place(t.spectacles(seed=5), 2.09, 3.41, 0.76, turn=-35)
    place(t.papers(5, seed=6), 1.45, 3.43, 0.76, turn=-14)
    place(t.cup(m.ceramic("#49555c", gloss=0.7), seed=13), 2.25, 3.59, 0.76, turn=60)
    place(t.book_stack(4, seed=17), 2.22, 3.85, 0.76, turn=12)
    place(t.in_vase("grasses", "double", 0.24, 0.42, 14, m.ceramic("#8a6b48", gloss=0.5, speckle=0.4), seed=9), 1.79, 3.87, 0.76)
    case = t.bookshelf(1.25, 2.4, 0.32, 6, m.wood("#4a3526", "#2e2018"), seed=14, cupboard=0.72)
    place(case, 3.5, 4.42, 0)
    for k, (along, wide, high, art) in enumerate(((0.72, 0.42, 0.56, "sprig"), (1.28, 0.5, 0.4, "land"), (1.28, 0.4, 0.34, "lines"), (1.82, 0.4, 0.54, "sprig"))):
        up = (1.5, 1.82, 1.38, 1.48)[k]
        t.hang(room.back, t.picture(wide, high, art, "ink", m.brass(aged=0.8), mount=0.06, seed=40 + k), along + 0.3, up)


def _reading(wardrobe, room):
    chair = wardrobe.surface("armchair", "Armchair", "upholstery", plain="#5f6b4d")
    place(seating.english_sofa(wardrobe, chair, m.walnut(), width=1.02, depth=0.92, seats=1, seed=71), 2.92, 2.84, 0, turn=-42)
    stool = wardrobe.surface("stool", "Stool", "upholstery", plain="#8c6a4a")
    place(seating.ottoman(wardrobe, stool, m.walnut(), radius=0.29, height=0.38, seed=12), 1.92, 1.95, 0)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#a8603d")
    cushion(wardrobe, one, 0.46, 171, (3.02, 2.94, 0.66), turn=-36, lean=-20, chop=0.025)
    room.rug("Rug", 2.0, 2.9, (2.3, 2.35), turn=88, fringe=0.06, plain="#7a4a3a")
    place(t.magazine(cover="#b7a687", seed=5), 1.9, 1.93, 0.395, turn=24)
    place(t.side_table("spool", 0.4, 0.54, m.ebonised(), seed=8), 3.78, 2.72, 0)
    place(t.tumbler(0.085, 0.075, 0.25, seed=12), 3.73, 2.68, 0.54)
    place(t.book_stack(2, seed=21), 3.84, 2.78, 0.54, turn=30)
    place(t.snake_plant(1.15, 18, style="belly", radius=0.17, material=m.ceramic("#54605a", gloss=0.6), seed=14), 0.42, 4.15, 0)
