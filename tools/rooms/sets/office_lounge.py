"""An office's lounge in spring: steel windows with sheers, a poured floor, a long bench, trees outside."""

from studio import materials as m, mesh, seating, shell, things as t, view
from studio.mesh import place
from studio.room import Room, cushion

WIDE, DEEP, HIGH = 7.0, 5.4, 3.4


def build(wardrobe):
    windows = [(0.55, 3.05, 0.5, 2.95), (3.45, 6.4, 0.5, 2.95)]
    room = Room(
        wardrobe, WIDE, DEEP, HIGH, m.concrete("#b5b0a7", 0.3), back=windows, papered=("left",), trim="#2b2d2c",
        plaster="#c9c5bc", ceiling=None, skirting=0.08, cornice=0, plain="#b9b5a6", label="Wall",
    )
    concrete = m.concrete("#b9b5ad", 0.7, polished=False)
    room.back.face(inward=0.004).data.materials.append(concrete)
    shell.ceiling(WIDE, DEEP, HIGH, concrete)
    _beams()
    sheers = wardrobe.surface("sheers", "Sheers", "sheer", plain="#efece2")
    steel = m.black_steel()
    for k, opening in enumerate(windows):
        park = {"seed": 41 + k, "horizon": 0.78, "distance": 6.5, "strength": 1.9}
        room.window(room.back, opening, columns=5 + k, rows=4, frame=steel, sill=False, bar=0.028, outlook=park)
        room.curtains(
            room.back, opening, sheers, 311 + 5 * k, steel, cover=(0.98, 1.35)[k], fullness=1.9, fold=0.075, heading="wave",
            translucency=0.45, out=0.16, above=0.14, rings=0, sides=("left", "right") if k == 0 else ("left",),
        )
    view.sky(2.6, top=(0.4, 0.6, 0.95))
    view.sun(34, -30, 4.2, colour=(1.0, 0.9, 0.76))
    view.panel((5.4, 0.6, 3.1), (1.6, 3.4, 0.6), (2.4, 1.6), 95, (0.98, 0.98, 1.0))
    _seats(wardrobe)
    room.rug("Rug", 2.4, 3.4, (2.25, 3.0), turn=2, thick=0.014, plain="#8b9384")
    _things()
    return [
        view.View(
            "office-lounge",
            "Office lounge",
            "A low sofa and tub chairs on a rug before steel windows, the light drawn soft by sheers",
            **view.straight((5.35, 0.55, 1.25), (1.95, 4.55, 1.16), 28),
            suits=("005", "001", "004"),
            setting="office",
            warmth=0.35,
        ),
        view.View(
            "office-chair",
            "Tub chair in an office",
            "A tub chair on a rug before a window with sheers",
            **view.straight((4.6, 1.2, 1.25), (2.6, 4.6, 1.1), 40),
            size=view.PORTRAIT,
            suits=("005", "004"),
            kind="detail",
            setting="office",
        ),
    ]


def _beams():
    """Steel joists under the slab and a duct that runs beside them."""
    steel = m.painted_wood("#3a3d3c", 0.5)
    for y in (1.2, 3.0, 4.8):
        for size, up in (((WIDE, 0.14, 0.014), 0.2), ((WIDE, 0.014, 0.19), 0.19), ((WIDE, 0.14, 0.014), 0.014)):
            mesh.box("joist", size, (WIDE / 2, y, HIGH - up), steel, edge=0.002)


def _seats(wardrobe):
    oak, steel = m.oak(), m.black_steel()
    sofa = wardrobe.surface("sofa", "Sofa", "upholstery", plain="#6d7b78")
    place(seating.lounge_sofa(wardrobe, sofa, steel, width=2.7, depth=0.96, seats=3, seed=61, arm=0.16, seat_height=0.42), 0.72, 3.2, 0, turn=90)
    tubs = wardrobe.surface("chairs", "Tub chairs", "upholstery", plain="#b7643f")
    for k, (x, y, turn) in enumerate(((3.3, 4.2, -38), (4.35, 3.15, -82))):
        place(seating.tub_chair(wardrobe, tubs, oak, radius=0.42, seed=230 + k, height=0.74), x, y, 0, turn=turn)
    bench = wardrobe.surface("bench", "Long bench", "upholstery", plain="#a99a7c")
    for k in range(2):
        seating.bench_seat(wardrobe, bench, (1.74, 0.42, 0.08), (1.52 + 1.75 * k, 5.08, 0.37), 240 + k, dent=0.004)
    mesh.box("bench", (3.6, 0.44, 0.035), (2.4, 5.08, 0.335), oak, edge=0.006)
    for x in (0.75, 2.4, 4.05):
        mesh.box("bench leg", (0.03, 0.4, 0.335), (x, 5.08, 0), steel, edge=0.003)
    stool = wardrobe.surface("stool", "Stool", "upholstery", plain="#c9a25a")
    place(seating.ottoman(wardrobe, stool, oak, radius=0.33, height=0.4, seed=16), 2.95, 1.95, 0)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#d9d2bf")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#c47a4a")
    cushion(wardrobe, one, 0.5, 251, (0.68, 4.15, 0.68), turn=72, lean=-20, chop=0.025)
    cushion(wardrobe, two, (0.58, 0.36), 252, (0.84, 3.78, 0.6), turn=84, lean=-30, piped=True)
    cushion(wardrobe, one, 0.48, 253, (0.7, 2.3, 0.66), turn=104, lean=-20)


def _things():
    place(t.coffee_drum(0.95, 0.34, m.ebonised("z"), m.oak(), seed=5), 2.2, 3.1, 0)
    place(t.in_vase("protea", "tulip", 0.26, 0.34, 5, m.ceramic("#52655f", gloss=0.6), seed=23), 2.32, 3.3, 0.34)
    place(t.magazines(2, seed=19), 2.02, 3.0, 0.34, turn=34)
    place(t.cup(m.ceramic("#dcd3c1", speckle=0.5), seed=17), 2.42, 2.86, 0.34, turn=-40)
    place(t.spectacles(seed=14), 2.06, 3.02, 0.362, turn=70)
    place(t.floor_lamp(1.62, m.black_steel(), linen="#ece4d2", style="straight", on=5, seed=8), 0.42, 4.86, 0)
    place(t.open_book(0.19, 0.25, "#9c5a3c", seed=15, face_down=True), 2.6, 5.05, 0.455, turn=-20)
    place(t.rubber_plant(1.75, style="cylinder", radius=0.2, material=m.concrete("#9d9990", 0.8, polished=False), seed=19, stems=4), 4.75, 4.85, 0)
    place(t.monstera(0.95, 12, style="bowl", radius=0.2, material=m.ceramic("#2f3432", gloss=0.2), seed=12), 0.5, 1.45, 0)
    place(t.papers(4, seed=11), 2.95, 1.95, 0.412, turn=28)
