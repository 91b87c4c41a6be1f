"""A hallway with a runner: paper above a panelled dado, a black and white floor, a door of glass at the end."""

from studio import lamps, materials as m, mesh, outlook, plants, shell, tables, vessels, view
from studio.mesh import place
from studio.room import Room


def build(wardrobe):
    door = (0.72, 1.78, 0.0, 2.5)
    room = Room(
        wardrobe, 2.5, 7.2, 3.2, m.herringbone("#9c7448", 7), back=[door], 
        papered=("left", "right", "back"), trim="#e9e5db", dado=1.0, skirting=0.22, cornice=0.16, label="Wall above the panels",
    )
    green = m.painted_wood("#2f3f38")
    shell.window(room.back, door, green, columns=2, rows=5, back=0.1)
    view.portal(room.back, door)
    for wall in (room.left, room.right):
        wall.panels(room.trim, 0.3, 0.86)
    _architrave(room.back, door, room.trim)
    room.rug("Runner", 0.85, 4.6, (1.25, 3.6), turn=0, name="runner", plain="#a88e6c", thick=0.01)
    outlook.behind(room.back, door, seed=3, horizon=0.6)
    place(tables.console(1.3, 0.34, 0.84, m.walnut(), seed=2), 0.19, 4.9, 0, turn=90)
    place(lamps.table_lamp("ginger", 0.6, m.ceramic("#2f4a5c", gloss=0.9), on=5, seed=9), 0.2, 5.3, 0.84)
    place(vessels.vase("amphora", 0.34, m.ceramic("#e6dfd0"), seed=6), 0.2, 4.5, 0.84)
    place(vessels.bowl(0.24, 0.07, m.ceramic("#8d9a86"), seed=2), 0.22, 4.86, 0.84)
    place(plants.strelitzia(1.9, seed=7), 2.12, 6.55, 0)
    place(lamps.pendant("linen", 0.42, 0.36, 0.75, on=8, seed=3), 1.25, 3.9, 3.2)
    view.sky(3.0)
    view.sun(26, 22, 4.0, colour=(1.0, 0.86, 0.7))
    view.panel((1.25, 2.4, 3.15), (1.25, 2.6, 0), (1.6, 3.6), 70, (0.93, 0.96, 1.0))
    return [
        view.View(
            "hallway",
            "Hallway with a runner",
            "A runner leads between the walls to a glazed front door",
            **view.straight((1.42, 0.2, 1.25), (1.12, 7.0, 1.0), 28),
            suits=("001", "004"),
            warmth=0.5,
        ),
        view.View(
            "console",
            "Paper above a console",
            "A console with a lamp between two walls, a runner along them",
            **view.straight((1.95, 2.1, 1.35), (0.12, 5.0, 1.2), 40),
            size=view.PORTRAIT,
            suits=("001", "004"),
            kind="detail",
            warmth=0.5,
        ),
    ]


def _architrave(wall, opening, material):
    l, r, _, t = opening
    wide = 0.11
    for x in (l - wide / 2, r + wide / 2):
        wall.put(mesh.box("jamb", (wide, 0.03, t), material=material, edge=0.008), x, 0, 0.015)
    wall.put(mesh.box("head", (r - l + 2 * wide + 0.06, 0.04, wide + 0.02), material=material, edge=0.01), (l + r) / 2, t, 0.02)
