"""A long bench full of cushions under a papered wall: six cloths side by side, and a throw."""

import math

from studio import books, materials as m, mesh, seating, stems, vessels, view
from studio.mesh import place
from studio.room import Room, cushion

PLAINS = ("#b5653f", "#5e6f62", "#c9a25f", "#8a5a66", "#6c8391", "#d9cdb7")


def build(wardrobe):
    window = (0.7, 1.9, 0.5, 2.4)
    room = Room(wardrobe, 4.6, 3.4, 2.7, m.floorboards("#9b7a52", 16, "x"), left=[window], papered=("back",), skirting=0.12, cornice=0, label="Wall behind the bench")
    room.window(room.left, window, columns=2, rows=3, outlook={"seed": 31, "horizon": 0.5})
    view.sky(2.6)
    view.sun(36, -58, 5.0, colour=(1.0, 0.88, 0.72))
    bench = wardrobe.surface("bench", "Bench", "upholstery", plain="#cfc4b0")
    mesh.box("bench base", (4.5, 0.66, 0.3), (2.3, 3.4 - 0.34, 0), m.oak(), 0.008)
    for k in range(2):
        seating.bench_seat(wardrobe, bench, (2.24, 0.68, 0.15), (1.17 + 2.26 * k, 3.4 - 0.35, 0.3), 5 + k, dent=0.008)
    cloths = [wardrobe.surface(f"cushion-{k + 1}", f"Cushion {k + 1}", "cushion", plain=PLAINS[k]) for k in range(6)]
    # Cloth, width and height, place along the bench, before the wall, turn, lean and how deep its edge is struck in.
    rows = [
        (0, 0.56, 0.9, 0.02, 6, -14, 0.03),
        (1, 0.56, 1.5, 0.03, -5, -15, 0.0),
        (2, 0.55, 2.08, 0.02, 4, -13, 0.025),
        (3, 0.56, 2.68, 0.03, -7, -15, 0.0),
        (0, 0.54, 3.26, 0.02, 5, -14, 0.03),
        (4, 0.46, 1.2, 0.17, 9, -24, 0.0),
        (5, (0.62, 0.36), 1.84, 0.19, -4, -28, 0.0),
        (1, 0.46, 2.42, 0.18, 8, -25, 0.02),
        (4, (0.56, 0.34), 3.0, 0.2, -12, -29, 0.0),
        (3, 0.42, 1.56, 0.33, 14, -36, 0.0),
    ]
    for k, (cloth, size, x, before, turn, lean, chop) in enumerate(rows):
        high = size[1] if isinstance(size, tuple) else size
        up = 0.45 + math.cos(math.radians(lean)) * high / 2 - 0.02
        cushion(wardrobe, cloths[cloth], size, 70 + k, (x, 3.4 - 0.13 - before - 0.08, up), turn=turn, lean=lean, chop=chop, piped=k % 3 == 1)
    place(books.open_book(face_down=True, seed=3), 3.55, 2.98, 0.46, turn=-38)
    place(stems.in_vase("olive", "moon", 0.3, 0.6, 7, m.ceramic("#cfc6b4", speckle=0.3), seed=5), 0.42, 2.62, 0.0)
    place(vessels.cup(m.ceramic("#7c8f86"), seed=3), 3.86, 2.9, 0.45, turn=15)
    return [
        view.View(
            "cushions",
            "Cushions on a bench",
            "Cushions in many cloths along a bench under a wide wall",
            **view.straight((2.7, 1.02, 1.05), (2.1, 3.3, 0.7), 36),
            suits=("005", "000", "001"),
            kind="detail",
        ),
        view.View(
            "cushions-close",
            "Three cushions",
            "Three cushions on a bench, close",
            **view.straight((2.2, 1.75, 1.0), (2.1, 3.3, 0.76), 52),
            size=view.PORTRAIT,
            suits=("005", "000", "001"),
            kind="detail",
        ),
    ]
