"""A bedroom at morning: an upholstered headboard, linen that was slept in, a window beside the bed."""

import bpy

from studio import beds, books, lamps, materials as m, mesh, plants, seating, tables, vessels, view
from studio.mesh import place
from studio.room import Room, cushion, throw


def build(wardrobe):
    window = (1.2, 2.6, 0.75, 2.5)
    room = Room(wardrobe, 4.8, 4.6, 2.8, m.floorboards("#b8946a", 12, "x"), right=[window], papered=("back",), plaster="#e6dfd2", skirting=0.15, cornice=0.1)
    cloth = wardrobe.surface("curtains", "Curtains", "curtain", plain="#ece6da")
    room.window(room.right, window, columns=3, rows=3, outlook={"seed": 4, "horizon": 0.7})
    room.curtains(room.right, window, cloth, 31, m.black_steel(), cover=0.62, fullness=2.2, fold=0.12, heading="gathered", out=0.42)
    view.sky(3.0)
    view.lamplight((0.7, 0.4, 1.9), 1.6)
    view.sun(24, 78, 4.5, colour=(1.0, 0.84, 0.66))

    x, y = 2.25, 4.5
    board = wardrobe.surface("headboard", "Headboard", "upholstery", plain="#b9a58c")
    place(beds.headboard(wardrobe, board, 1.86, 1.24, seed=2, shape="arched"), x, y + 0.06, 0)
    base = wardrobe.surface("bed-base", "Bed base", "upholstery", plain="#d9d2c4")
    linen = wardrobe.surface("sheets", "Sheets", "bedding", plain="#f2eee6")
    quilt = wardrobe.surface("cover", "Bedcover", "bedding", plain="#e9e1d2")
    blanket = wardrobe.surface("throw", "Throw", "throw", plain="#8b7b66")
    made = [beds.base(wardrobe, base, 1.7, 2.02, 0.3), beds.mattress(wardrobe, linen, 1.68, 2.0, 0.3, 0.25)]
    made += beds.cover(wardrobe, quilt, 1.66, 0.62, 2.02, 0.545, 0.34, seed=6, puff=0.05, folded=0.34)
    # The blanket falls on the bedcover as it lies, without its thickness and its finest creases.
    held = mesh.link(bpy.data.objects.new("held", made[2].data))
    held.modifiers.new("coarse", "DECIMATE").ratio = 0.15
    made += throw(wardrobe, blanket, 1.3, 2.35, (0.03, -1.58, 0.82), [held], 12, turn=84, gather=0.6, fringe=0.06)
    bpy.data.objects.remove(held)
    place(mesh.group("bed", *made), x, y - 0.02, 0)
    for k, (px, seed) in enumerate(((-0.42, 3), (0.42, 4))):
        beds.pillow(wardrobe, linen, (x + px, y - 0.34, 0.56), seed, (0.74, 0.5), lean=30, turn=(-1) ** k * 2, thick=0.2)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#7d8a6c")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#c99f6f")
    cushion(wardrobe, one, 0.5, 41, (x - 0.38, y - 0.56, 0.83), turn=5, lean=-30, chop=0.02)
    cushion(wardrobe, one, 0.5, 42, (x + 0.36, y - 0.55, 0.83), turn=-7, lean=-31)
    cushion(wardrobe, two, (0.6, 0.34), 43, (x - 0.02, y - 0.78, 0.77), turn=3, lean=-38, piped=True)
    room.rug("Rug", 2.0, 3.0, (x + 0.1, 2.35), turn=90, name="rug")
    bench = wardrobe.surface("bench", "Bench", "upholstery", plain="#a9744f")
    oak = m.oak()
    seat = seating.bench_seat(wardrobe, bench, (1.2, 0.4, 0.1), (x + 0.05, 2.06, 0.36), 8)
    for sx in (-0.52, 0.52):
        for sy in (-0.14, 0.14):
            mesh.tube("leg", [(x + 0.05 + sx * 1.06, 2.06 + sy * 1.1, 0), (x + 0.05 + sx, 2.06 + sy, 0.36)], 0.018, oak)
    seat.rotation_euler = (0, 0, 0.02)

    for k, side in enumerate((-1, 1)):
        place(tables.side_table("pedestal", 0.5, 0.56, m.oak()), x + side * 1.2, y - 0.25, 0)
        lamp = lamps.table_lamp("column", 0.56, m.ceramic("#e4ddcf", speckle=0.3), linen="#efe6d3", on=3, seed=31 + k)
        place(lamp, x + side * 1.22, y - 0.22, 0.56)
    place(books.book_stack(2, seed=12), x - 1.12, y - 0.4, 0.56, turn=-18)
    place(vessels.cup(m.ceramic("#b7a58c"), seed=3), x + 1.1, y - 0.42, 0.56, turn=40)
    place(books.open_book(seed=9), x + 0.35, 2.06, 0.47, turn=24)
    place(plants.rubber_plant(1.35, seed=6), 0.45, 4.1, 0)

    return [
        view.View(
            "morning-bedroom",
            "Bedroom",
            "A bed with an upholstered headboard before a wide wall, the curtains drawn back",
            **view.straight((0.75, 0.55, 1.28), (2.75, 4.4, 0.92), 29),
            suits=("005", "001", "000"),
            warmth=0.5,
            evening=view.Evening("A bed with an upholstered headboard between two lit lamps, dusk in the window"),
        ),
        view.View(
            "pillows",
            "Pillows before a headboard",
            "Pillows and cushions before an upholstered headboard in the morning sun",
            **view.straight((1.5, 2.35, 1.22), (2.28, 4.5, 1.0), 46),
            size=view.PORTRAIT,
            suits=("005", "000", "001"),
            kind="detail",
            warmth=0.5,
        ),
    ]
