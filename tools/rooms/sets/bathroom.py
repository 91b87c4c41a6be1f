"""A bathroom in a Karoo summer: sea-green tiles below, paper above, a bath under the window, its blind half drawn."""

from studio import curtains, materials as m, mesh, soft, things as t, view
from studio.mesh import place
from studio.room import Room, throw

TILED = 1.16


def build(wardrobe):
    window = (0.8, 2.15, 1.0, 2.3)
    room = Room(
        wardrobe, 3.9, 3.7, 2.75, m.terrazzo("#ddd5c6", chip_mm=11), back=[window], papered=("back", "left"),
        trim="#f0ece2", dado=TILED, skirting=0, cornice=0.09, plaster="#e9e3d6", plain="#c9cdb9", label="Wall above the tiles",
    )
    tiles = m.wall_tiles("#7fa096", 7, 15, joint="#d9d6cb", stagger=0.5)
    for wall in (room.back, room.left):
        wall.face(high=TILED - 0.03, inward=0.006, name="tiles").data.materials.append(tiles)
        wall.rail(m.ceramic("#6d8f86", gloss=0.9), TILED - 0.035, depth=0.03, height=0.045)
    room.window(room.back, window, columns=2, rows=3, outlook={"seed": 72, "horizon": 0.66, "foliage": "#8a9a68"})
    blind = wardrobe.surface("blind", "Roman blind", "blind", plain="#e4dccb")
    l, r, _, top = window
    hung = curtains.roman_blind(r - l - 0.03, 1.0, 0.6, 75, folds=5)
    wardrobe.part(blind, hung, translucency=0.24)
    room.back.put(hung, l + 0.015, top - 0.005, -0.03)
    view.sky(3.0)
    view.sun(44, 28, 4.6, colour=(1.0, 0.93, 0.82))
    view.panel((0.9, 0.3, 2.6), (1.6, 2.8, 0.7), (1.6, 1.2), 55, (0.96, 0.97, 1.0))
    _bath(wardrobe)
    _basin(room)
    place(t.aloe(0.46, 22, style="terracotta", radius=0.13, seed=22), 2.44, 3.4, 0)
    place(t.fern(0.8, 40, style="belly", radius=0.15, material=m.ceramic("#e4dccb", gloss=0.4), seed=9, pot_height=0.26), 0.36, 1.62, 0)
    return [
        view.View(
            "bathroom",
            "Bathroom",
            "A freestanding bath under a wide wall, a roman blind half drawn, towels on a stool",
            **view.straight((3.55, 0.14, 1.3), (1.55, 3.5, 1.02), 28),
            suits=("000", "001", "005"),
            warmth=0.4,
        ),
        view.View(
            "bathroom-wall",
            "Paper in a bathroom",
            "Paper above green tiles, a bath before it",
            **view.straight((2.6, 0.95, 1.35), (1.6, 3.5, 1.25), 39),
            size=view.PORTRAIT,
            suits=("001", "005"),
            kind="detail",
        ),
    ]


def _bath(wardrobe):
    at = (1.5, 2.72)
    brass = m.brass(aged=0.5)
    place(t.bath(1.7, 0.78, 0.6, style="claw", metal=brass, seed=2, tap=False), *at, 0)
    _over_rim(wardrobe, wardrobe.surface("throw", "Towel", "throw", plain="#e2d8c4"), at)
    rug = wardrobe.surface("rug", "Bath mat", "rug", groups=("004",), plain="#d3c3a3", width_m=0.8, length_m=1.3)
    mat = soft.rug(0.8, 1.3, 0.016, 7)
    wardrobe.part(rug, mat)
    place(mat, 1.75, 1.85, 0.001, turn=86)
    stool = t.stool(0.45, "milking", m.oak(), seed=9, width=0.36)
    place(stool, 2.48, 2.02, 0, turn=20)
    place(t.towels(("#e9e2d2", "#a9b3a1", "#e9e2d2"), 0.34, 0.25, seed=6), 2.46, 2.04, 0.45, turn=-24)
    place(t.open_book(0.14, 0.2, "#a8603d", seed=33, face_down=True), 1.95, 1.78, 0.02, turn=-38)


def _over_rim(wardrobe, surface, at):
    """A large towel let fall over the bath's near rim: down outside to below its middle, down inside."""
    rim = mesh.box("rim", (1.4, 0.085, 0.63), (at[0] + 0.1, at[1] - 0.382, 0), edge=0.035)
    throw(wardrobe, surface, 0.82, 1.2, (at[0] + 0.1, at[1] - 0.44, 0.76), [rim], 3, turn=5, gather=0.78)
    rim.hide_render = True


def _basin(room):
    """A basin on thin legs beside the bath, a mirror on the paper above it."""
    place(t.basin_stand(0.95, 0.5, 0.84, m.oak(), style="steel", metal=m.brass(aged=0.5), seed=3), 3.05, 3.43, 0)
    t.hang(room.back, t.mirror(0.62, 0.98, "arched", seed=4), 3.05, 1.3)
    place(t.in_vase("eucalyptus", "trumpet", 0.2, 0.36, 5, m.glass("#d8e4de"), seed=16), 2.72, 3.48, 0.84)
    place(t.bath_things(seed=5), 3.28, 3.42, 0.84, turn=10, scale=0.8)
