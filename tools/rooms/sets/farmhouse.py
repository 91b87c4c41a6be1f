"""A farmhouse sitting room: thick limewashed walls, a reed ceiling on poplar poles, terracotta, a skirted sofa."""

import math
import random

from studio import books, lamps, materials as m, mesh, pictures, plants, seating, shell, tables, vessels, view
from studio.mesh import place
from studio.room import Room, cushion, throw


def build(wardrobe):
    window = (1.75, 2.75, 0.85, 2.15)
    door = (3.75, 4.65, 0.0, 2.25)
    room = Room(
        wardrobe, 5.0, 4.8, 3.1, m.terracotta_tiles("#a9684a", 30), left=[window], right=[door], papered=(),
        plaster="#eee6d8", ceiling=None, skirting=0, cornice=0,
    )
    for wall in (room.left, room.back, room.right, room.front):
        wall.face(inward=0.004).data.materials.append(m.limewash("#efe7d9"))
    _reeds(5.0, 4.8, 3.1)
    teal = m.painted_wood("#5d6f66")
    room.window(room.left, window, columns=2, rows=3, frame=teal, back=0.2, outlook={"seed": 7})
    shell.window(room.right, door, teal, columns=2, rows=4, back=0.2)
    view.portal(room.right, door)
    cloth = wardrobe.surface("curtains", "Curtains", "curtain", plain="#e9e0cf")
    room.curtains(room.left, window, cloth, 51, m.black_steel(), cover=0.46, out=0.4, above=0.14, heading="gathered", fullness=2.0, drop=2.28, fold=0.1)
    view.sky(3.2)
    view.sun(30, 62, 6.0, colour=(1.0, 0.86, 0.68))

    sofa = wardrobe.surface("sofa", "Sofa", "upholstery", plain="#d8cdb9")
    place(seating.english_sofa(wardrobe, sofa, m.oak(), width=2.05, seed=5, skirted=True), 2.35, 4.2, 0)
    chair = wardrobe.surface("armchair", "Armchair", "upholstery", plain="#8c5b45")
    place(seating.english_sofa(wardrobe, chair, m.walnut(), width=1.0, depth=0.9, seats=1, seed=15), 0.95, 2.75, 0, turn=74)
    room.rug("Rug", 2.0, 3.0, (2.55, 2.6), turn=88, fringe=0.07, thick=0.009)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#b56a4a")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#5c6b57")
    cushion(wardrobe, one, 0.5, 61, (1.72, 4.02, 0.68), turn=20, lean=-22, chop=0.02)
    cushion(wardrobe, two, (0.56, 0.36), 62, (2.12, 3.86, 0.6), turn=6, lean=-32, piped=True)
    cushion(wardrobe, one, 0.48, 63, (3.06, 4.0, 0.67), turn=-20, lean=-20, chop=0.025)
    _throw_on_arm(wardrobe, wardrobe.surface("throw", "Throw", "throw", plain="#c9b48d"))
    place(tables.coffee_slab(1.15, 0.66, 0.34, m.wood("#8a6a48", "#5a4028"), seed=3), 2.6, 2.75, 0, turn=-4)
    place(vessels.fruit_bowl("lemon", 8, 0.32, 0.1, m.ceramic("#d9cbb2", speckle=0.5), seed=2), 2.35, 2.8, 0.34)
    place(books.magazines(3, seed=6), 2.86, 2.62, 0.34, turn=14)
    place(tables.side_table("pedestal", 0.42, 0.56, m.walnut()), 3.72, 4.3, 0)
    place(lamps.table_lamp("gourd", 0.6, m.terracotta(), on=4, seed=8), 3.72, 4.3, 0.56)
    place(plants.aloe(0.55, style="terracotta", seed=4), 4.45, 4.35, 0)
    place(plants.fern(0.7, seed=2), 0.5, 4.35, 0)
    for along, art, seed in ((1.75, "land", 3), (2.5, "sprig", 5), (3.05, "lines", 8)):
        wide = 0.62 if art == "land" else 0.42
        framed = pictures.picture(wide, 0.54 if art != "land" else 0.5, art=art, palette="veld", seed=seed)
        pictures.hang(room.back, framed, along, 1.62)
    return [
        view.View(
            "farmhouse",
            "Farmhouse sitting room",
            "A skirted sofa against a limewashed wall under a reed ceiling, the door to the garden open",
            **view.straight((3.55, 0.75, 1.2), (2.3, 4.3, 0.98), 28),
            suits=("005", "004"),
            warmth=0.55,
        ),
        view.View(
            "farmhouse-chair",
            "Chair by a farmhouse window",
            "A skirted armchair on terracotta beside a deep window, a rug before it",
            **view.straight((3.2, 1.25, 1.2), (0.75, 3.05, 1.0), 37),
            size=view.PORTRAIT,
            suits=("005", "004"),
            kind="detail",
            warmth=0.55,
        ),
    ]


def _reeds(width, depth, height):
    """Split reeds on round poles, as the old houses have them."""
    rng = random.Random(4)
    reed = m.straw("#b59a6a")
    pole = m.bark("#7a6248")
    shell.ceiling(width, depth, height + 0.06, reed)
    for i in range(5):
        y = 0.5 + i * (depth - 0.6) / 4
        bend = rng.uniform(-0.03, 0.03)
        points = [(x, y + bend * math.sin(x * 1.3), height - 0.08 + 0.01 * math.sin(x * 2 + i)) for x in (-0.1, 1, 2, 3, 4, width + 0.1)]
        mesh.tube("pole", points, 0.065, pole)
    count = int(width / 0.028)
    for i in range(count):
        x = (i + 0.5) * 0.028
        z = height + rng.uniform(-0.004, 0.006)
        mesh.tube("reed", [(x, -0.05, z), (x + rng.uniform(-0.01, 0.01), depth / 2, z - 0.006), (x + rng.uniform(-0.01, 0.01), depth + 0.05, z)], 0.011, reed)


def _throw_on_arm(wardrobe, surface):
    """A throw let fall over the sofa's right arm: down its outside, and over the seat towards its front."""
    arm = mesh.box("arm", (0.26, 0.96, 0.68), (3.255, 4.2, 0), edge=0.09)
    seat = mesh.box("seat", (0.9, 0.9, 0.5), (2.7, 4.2, 0), edge=0.05)
    throw(wardrobe, surface, 0.8, 1.5, (3.24, 4.02, 0.82), [arm, seat], 5, turn=87, gather=0.82, fringe=0.05)
    for held in (arm, seat):
        held.hide_render = True
