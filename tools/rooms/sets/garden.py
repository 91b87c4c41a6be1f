"""Loungers by a pool in the Cape, in the forenoon: stone, lawn, agapanthus, a hedge of fynbos and the table of a mountain."""

import math

import numpy as np
from studio import baskets, books, garden, materials as m, mesh, outdoors, plants, seating, shell, soft, tables, trees, vessels, view
from studio.forms import again
from studio.growth import water
from studio.mesh import place
from studio.room import cushion, throw

COPING = "#d9ccb4"


def build(wardrobe):
    place(outdoors.paving(9.0, 4.4, COPING, size=0.7, gap=0.014, seed=4), 0.6, 0.0, 0)
    _pool()
    place(garden.lawn(34.0, 7.0, seed=2, colour="#7c9450", blade_mm=46), 6.0, 8.9, -0.03)
    shell.floor(220, 120, m.flat_colour("#838a5c"), at=(-110, 12.2), z=-0.1)
    _planting()
    place(garden.mountain(520, 92, seed=3, kind="table", haze=0.5), -30, 300, -2)
    place(garden.mountain(420, 36, seed=8, kind="hills", colour="#7f8f7a", haze=0.45), 60, 170, -2)
    view.sky(1.15, top=(0.07, 0.27, 0.8), horizon=(0.66, 0.78, 0.92), seen=1.35, clouds=0.6, seed=7)
    view.sun(41, 296, 9.0, colour=(1.0, 0.93, 0.82), size=0.7)

    pads = wardrobe.surface("loungers", "Loungers", "upholstery", plain="#d9d3c3")
    towel = wardrobe.surface("throw", "Throw", "throw", plain="#c98f63")
    rolls = wardrobe.surface("cushion-1", "Cushions", "cushion", plain="#5d7f86")
    for k, (x, y, turn) in enumerate(((-0.75, 0.35, -21), (0.75, 0.72, -24))):
        place(_made_up(wardrobe, pads, seed=20 + 3 * k), x, y, 0, turn=turn)
        head = np.array([math.sin(math.radians(-turn)), math.cos(math.radians(turn))]) * 0.56
        cushion(wardrobe, rolls, (0.54, 0.36), 31 + k, (x + head[0], y + head[1], 0.71), turn=turn + 4, lean=-48, piped=True)
    _thrown(wardrobe, towel, -0.75, 0.35, -21)
    canopy = wardrobe.surface("parasol", "Parasol", "blind", plain="#ece5d6")
    place(_parasol(wardrobe, canopy), 0.05, 1.75, 0, turn=11)
    rug = wardrobe.surface("rug", "Outdoor rug", "rug", groups=("004",), plain="#cfc6b2", width_m=1.6, length_m=2.3)
    laid = soft.rug(1.6, 2.3, 0.007, 6)
    wardrobe.part(rug, laid)
    place(laid, 0.15, -0.62, 0.004, turn=71)
    stool = wardrobe.surface("stool", "Stool", "upholstery", plain="#b98c52")
    place(seating.ottoman(wardrobe, stool, outdoors.teak(), radius=0.27, height=0.36, seed=5), 1.95, -0.55, 0, turn=20)
    place(tables.side_table("stump", 0.4, 0.42, m.wood(*outdoors.TEAK), seed=3), 0.06, 0.5, 0)
    place(vessels.carafe(0.24, seed=2), 0.0, 0.55, 0.42, turn=30)
    for k in range(2):
        place(vessels.tumbler(0.1, fill=0.5, seed=k), 0.12 + 0.1 * k, 0.46 + 0.07 * k, 0.42)
    place(vessels.fruit_bowl("lemon", 5, 0.22, 0.07, m.ceramic("#e8e1d2", speckle=0.3), seed=8), -0.08, 0.38, 0.42)
    place(books.open_book(face_down=True, seed=9), 1.95, -0.55, 0.39, turn=40)
    place(baskets.sunhat(seed=6), -1.32, -0.75, 0.01, turn=15)
    place(baskets.basket("belly", 0.4, 0.34, seed=4), 1.62, 1.5, 0)
    return [
        view.View(
            "garden",
            "Loungers in a garden",
            "Two loungers of teak under a parasol beside a pool, agapanthus and a flat mountain behind",
            **view.straight((-2.05, -2.45, 1.3), (0.3, 1.4, 0.8), 30),
            suits=("005", "004"),
            setting="outdoor",
            exposure=1.6,
            warmth=0.65,
            stop=1.8,
            focus=2.9,
        ),
        view.View(
            "lounger",
            "Lounger by a pool",
            "A lounger of teak with a throw over its foot, a rug on warm stone before it",
            **view.straight((-1.75, -1.95, 1.45), (-0.3, 0.7, 0.76), 36),
            size=view.PORTRAIT,
            suits=("005", "004"),
            kind="detail",
            setting="outdoor",
            exposure=1.6,
            warmth=0.65,
            stop=1.8,
            focus=2.9,
        ),
    ]


def _made_up(wardrobe, surface, seed):
    """A lounger with its two pads; its frame's back is up by 38 degrees from y = 0.28."""
    frame = outdoors.lounger(seed=seed)
    foot = seating.bench_seat(wardrobe, surface, (0.64, 1.24, 0.09), (0, -0.35, 0.305), seed, dent=0.006)
    head = seating.bench_seat(wardrobe, surface, (0.64, 0.72, 0.09), (0, 0, 0), seed + 1, dent=0.006)
    lean = math.radians(38)
    head.rotation_euler = (lean, 0, 0)
    head.location = (0, 0.27 + 0.37 * math.cos(lean) - 0.03, 0.31 + 0.37 * math.sin(lean))
    return mesh.group("lounger", frame, foot, head)


def _thrown(wardrobe, surface, x, y, turn):
    """A throw that was dropped over the foot of a lounger, gathered by the hand that let it go."""
    bed = mesh.box("bed", (0.76, 2.0, 0.41), (0, 0, 0), edge=0.05)
    place(bed, x, y, 0, turn=turn)
    ground = shell.floor(6, 6, None, at=(x - 3, y - 3))
    a = math.radians(turn)
    at = (x + math.sin(a) * 0.5 + 0.1, y - math.cos(a) * 0.5, 0.56)
    throw(wardrobe, surface, 0.9, 1.35, at, [bed, ground], 7, turn=turn + 84, gather=0.62, fringe=0.05)
    bed.hide_render = ground.hide_render = True


def _parasol(wardrobe, surface, width=2.8, height=2.5, panels=8):
    """Eight panels of cloth on the ribs of the frame, each with a valance, the threads down its middle."""
    parts = [outdoors.parasol(width, height)]
    reach, drop = width / 2, 0.42
    along = np.linspace(0.03, 1.0, 14)
    for k in range(panels):
        low, high = 2 * math.pi * k / panels, 2 * math.pi * (k + 1) / panels
        rows, metres = [], []
        for t in along:
            row, told = [], []
            for s in np.linspace(0, 1, 25):
                sag = math.sin(math.pi * s)
                r = t * reach * (1 - 0.075 * sag)
                angle = low + (high - low) * s
                row.append((r * math.cos(angle), r * math.sin(angle), height + 0.012 - drop * t - 0.1 * sag * t * (1 - t)))
                told.append(((s - 0.5) * t * reach * (high - low) + 0.6, t * math.hypot(reach, drop)))
            rows.append(row)
            metres.append(told)
        rim, told = rows[-1], metres[-1]
        for fall in np.linspace(0.02, 0.15, 6):
            # It hangs free, in the wind that there is, and is cut in a wave.
            blown = [1 + 0.16 * fall * math.sin(2 * math.pi * 1.5 * s + 2.1 * k) * math.sin(math.pi * s) ** 0.5 for s in np.linspace(0, 1, 25)]
            cut = [1 - 0.3 * (fall / 0.15) * math.cos(4 * math.pi * s) ** 2 for s in np.linspace(0, 1, 25)]
            rows.append([(px * b, py * b, pz - fall * c) for (px, py, pz), b, c in zip(rim, blown, cut)])
            metres.append([(u, v + fall * c) for (u, v), c in zip(told, cut)])
        panel = mesh.grid_object("panel", np.array(rows), np.array(metres))
        wardrobe.part(surface, panel, translucency=0.3)
        parts.append(panel)
    return mesh.group("parasol", *parts)


def _pool():
    """Water level with its stone, behind the loungers on the right."""
    surface = shell.floor(7.0, 2.5, water("#9cc4c4"), at=(-2.9, 2.2), z=-0.07, name="water")
    surface.pass_index = 0
    shell.floor(7.0, 2.5, m.flat_colour("#6f9fa3"), at=(-2.9, 2.2), z=-0.5, name="pool")
    place(outdoors.paving(9.0, 0.5, COPING, size=0.5, gap=0.012, seed=9), 0.6, 5.3, 0)


def _planting():
    for k, x in enumerate(np.linspace(-5.6, 13.0, 24)):
        place(garden.agapanthus(0.85 + 0.1 * (k % 3), seed=k % 4 + 1, colour=("#7482b4", "#8d97bf")[k % 2]), x, 6.2 + 0.35 * math.sin(k * 1.9), 0, turn=67 * k)
    for k, x in enumerate(np.linspace(-8, 17, 17)):
        kind = ("pincushion", "conebush", "protea", "heath")[k % 4]
        place(garden.fynbos(kind, 1.2, 0.95, seed=k % 3 + 1), x, 8.6 + 0.8 * math.sin(k * 2.3), 0, turn=50 * k)
    place(trees.hedge(34.0, 0.9, 1.3, seed=2), 6.0, 12.0, 0)
    grown = [trees.garden_tree(4.4, "plane", seed=k, leaves=9000) for k in (3, 6)] + [trees.garden_tree(6.5, "gum", seed=4, leaves=9000)]
    # A windbreak that has grown together behind the hedge, lower where the mountain shows.
    for k in range(70):
        tree = grown[k] if k < len(grown) else again(grown[(k * 7 + k // 3) % 3])
        x = -28 + 1.0 * k + 0.8 * math.sin(k * 5.1)
        place(tree, x, 17 + 6 * (k * 0.618 % 1), -1.2, turn=73 * k, scale=(0.6 if x < -4 else 0.85) + 0.5 * (k * 0.382 % 1))
    place(garden.restio(1.25, seed=3), -2.35, 0.5, 0)
    place(garden.fynbos("pincushion", 1.3, 1.0, seed=2), 4.3, 1.4, 0)
    place(garden.agapanthus(1.0, seed=2), 3.6, 2.1, 0)
    place(plants.aloe(0.7, style="terracotta", radius=0.2, bloom=0.6, seed=7), 2.75, 1.2, 0)
    place(plants.strelitzia(1.7, style="terracotta", seed=6), -2.9, 1.9, 0)
