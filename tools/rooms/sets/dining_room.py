"""A dining room at noon: a table under a cloth laid for eight, seats in cloth, paper above a dado, a garden door."""

from studio import materials as m, mesh, outlook, seating, shell, soft, things as t, view
from studio.mesh import place
from studio.room import Room


def build(wardrobe):
    door = (1.5, 3.1, 0.0, 2.45)
    room = Room(
        wardrobe, 5.4, 5.6, 3.0, m.floorboards("#8f6b46", 18, "x"), left=[door], papered=("back", "right"),
        trim="#dcd8c8", dado=0.92, skirting=0.2, cornice=0.14, plain="#c9cbb8", label="Wall above the dado",
    )
    for wall in (room.back, room.right):
        wall.panels(room.trim, 0.28, 0.8, 0.9)
    shell.window(room.left, door, room.trim, columns=2, rows=4, back=0.12)
    view.portal(room.left, door)
    outlook.behind(room.left, door, seed=41, horizon=0.6)
    drapes = wardrobe.surface("curtains", "Curtains", "curtain", plain="#d9d3c2")
    room.curtains(room.left, door, drapes, 81, m.brass(aged=0.2), cover=0.62, fullness=2.2, fold=0.12, out=0.42)
    view.sky(3.0)
    view.sun(38, -96, 4.6, colour=(1.0, 0.92, 0.8))
    cloth = wardrobe.surface("table-linen", "Table cloth", "table-linen", plain="#eae4d6")
    spread = soft.table_cloth(1.05, 2.5, 0.752, 0.3, 4)
    wardrobe.part(cloth, spread)
    at, turn = (2.85, 2.9), 0
    place(spread, *at, 0, turn=turn)
    place(t.dining_table(1.0, 2.45, 0.745, m.oak(), style="plain", seed=3), *at, 0, turn=turn)
    chairs = wardrobe.surface("chairs", "Chairs", "upholstery", plain="#8a9177")
    _chairs(wardrobe, chairs, at)
    _table(at)
    place(t.pendant("linen", 0.7, 0.34, 1.15, on=2, seed=5), at[0], at[1], 3.0)
    place(t.sideboard(1.7, style="cane", seed=4), 4.2, 5.34, 0)
    place(t.in_vase("protea", "carboy", 0.3, 0.5, 5, m.glass("#dfe9dc"), seed=8), 3.7, 5.34, 0.82)
    place(t.table_lamp("cone", 0.56, m.ceramic("#a8563c", gloss=0.7), on=4, seed=12), 4.75, 5.34, 0.82)
    return [
        view.View(
            "dining-room",
            "Dining room",
            "A table laid for eight under a wide wall, the door to the garden open",
            **view.straight((4.25, 0.2, 1.4), (2.75, 4.6, 0.96), 28),
            suits=("005", "001", "000"),
            warmth=0.45,
        ),
        view.View(
            "laid-table",
            "A table laid",
            "Plates, glasses and candles on a table cloth, chairs drawn up to it",
            **view.straight((3.75, 0.95, 1.5), (2.8, 3.2, 0.86), 42),
            size=view.PORTRAIT,
            suits=("000", "005", "001"),
            kind="detail",
            warmth=0.45,
        ),
    ]


def _chairs(wardrobe, surface, at):
    wood = m.walnut()
    places = [(side, -0.88 + 0.585 * k) for side in (-1, 1) for k in range(4)]
    for k, (side, along) in enumerate(places):
        parts = []
        frame = t.ladder_chair(wood, seed=k)
        parts.append(frame)
        pad = seating.bench_seat(wardrobe, surface, (0.42, 0.4, 0.055), (0, -0.01, 0.445), 200 + k, radius=0.026, crown=0.018, wrinkle=0.002)
        parts.append(pad)
        chair = mesh.group("chair", *parts)
        pulled = 0.16 if k == 5 else 0.0
        place(chair, at[0] + side * (0.78 + pulled), at[1] + along, 0, turn=side * 90 + (7 if k == 5 else (-1) ** k * 2))


def _table(at):
    china = m.ceramic("#efe9dc", gloss=0.8)
    for side in (-1, 1):
        for k in range(4):
            place(t.setting(china, seed=3 + k), at[0] + side * 0.33, at[1] - 0.88 + 0.585 * k, 0.754, turn=side * 90)
    place(t.in_vase("blossom", "jug", 0.24, 0.42, 6, m.ceramic("#d9d2c0", speckle=0.3), seed=4), at[0], at[1] + 0.28, 0.754)
    place(t.candlesticks(3, seed=6), at[0] + 0.02, at[1] - 0.42, 0.754, turn=80)
    place(t.fruit_bowl(("fig", "pear"), 9, 0.3, 0.08, m.ceramic("#7d8f86"), seed=7), at[0] - 0.02, at[1] + 0.86, 0.754)
