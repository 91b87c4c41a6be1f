"""A stoep under a pergola at the end of the day: a deep sofa of teak, loungers on the lawn, fynbos and a mountain."""

import math
import random

import bpy
import numpy as np
from mathutils import noise as field
from mathutils import Vector

from studio import baskets, books, materials as m, mesh, plants, seating, shell, soft, tables, vessels, view
from studio.mesh import place
from studio.room import cushion

GREEN = ("#6f7d4e", "#7f8a58", "#5d6d45", "#93976a")


def build(wardrobe):
    shell.floor(6.4, 4.6, m.stone("#c9b79b"), at=(0, 0))
    wall = shell.Wall((0, 0), (0, 4.6), 3.0, [(1.4, 2.7, 0.0, 2.3)])
    wall.face().data.materials.append(m.limewash("#efe8db"))
    green = m.painted_wood("#4d5f55")
    shell.window(wall, (1.4, 2.7, 0.0, 2.3), green, columns=2, rows=4, back=0.14)
    _pergola()
    _garden()
    view.sky(1.8)
    view.sun(28, 108, 7.0, colour=(1.0, 0.83, 0.62), size=0.8)

    teak = m.weathered_wood("#a08a6c")
    frame = wardrobe.surface("sofa", "Sofa cushions", "upholstery", plain="#d6cdbb")
    back = wardrobe.surface("sofa-back", "Back cushions", "upholstery", plain="#d6cdbb")
    place(_teak_sofa(wardrobe, frame, back, teak, 2.3, 3), 3.0, 3.75, 0, turn=2)
    place(_teak_sofa(wardrobe, frame, back, teak, 0.95, 1), 1.05, 2.55, 0, turn=64)
    rug = wardrobe.surface("rug", "Outdoor rug", "rug", groups=("004",), plain="#d8cfbf", width_m=2.0, length_m=3.0)
    laid = soft.rug(2.0, 3.0, 0.007, 4)
    wardrobe.part(rug, laid)
    place(laid, 3.0, 2.35, 0.002, turn=89)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#b5653f")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#5e7f86")
    cushion(wardrobe, one, 0.5, 11, (2.1, 3.6, 0.68), turn=16, lean=-20, chop=0.02)
    cushion(wardrobe, two, 0.46, 12, (2.42, 3.5, 0.65), turn=6, lean=-28)
    cushion(wardrobe, one, (0.58, 0.36), 13, (3.5, 3.52, 0.6), turn=-8, lean=-30, piped=True)
    cushion(wardrobe, two, 0.5, 14, (3.86, 3.62, 0.68), turn=-20, lean=-18)
    cushion(wardrobe, one, 0.46, 15, (1.06, 2.6, 0.66), turn=60, lean=-22)
    place(tables.coffee_slab(1.2, 0.68, 0.32, m.concrete(), seed=5), 3.0, 2.45, 0, turn=3)
    place(baskets.tray(0.44, 0.3, seed=2), 2.8, 2.45, 0.32, turn=12)
    place(vessels.vase("jug", 0.24, m.ceramic("#e4dccb", speckle=0.4), seed=4), 2.72, 2.5, 0.34)
    for k in range(2):
        place(vessels.cup(m.ceramic("#8fa3a0"), saucer=False, seed=k), 2.86 + 0.1 * k, 2.4 + 0.07 * k, 0.34, turn=80 * k)
    place(books.open_book(face_down=True, seed=7), 3.34, 2.36, 0.32, turn=-24)
    place(baskets.sunhat(seed=3), 3.2, 3.44, 0.46, turn=20)
    place(plants.aloe(0.8, style="terracotta", radius=0.2, bloom=0.7, seed=5), 0.55, 3.9, 0)
    place(plants.strelitzia(1.6, style="terracotta", seed=9), 5.75, 3.95, 0)
    return [
        view.View(
            "stoep",
            "Stoep under a pergola",
            "Deep cushions on a teak sofa in the striped shade of a pergola, the garden and a mountain behind",
            **view.straight((3.9, 0.25, 1.22), (2.75, 3.9, 0.88), 28),
            suits=("005", "004"),
            setting="outdoor",
            warmth=0.6,
        ),
        view.View(
            "stoep-chair",
            "Chair on a stoep",
            "A deep chair of teak in the striped shade, an outdoor rug at its feet",
            **view.straight((3.25, 0.75, 1.2), (0.95, 2.75, 0.85), 37),
            size=view.PORTRAIT,
            suits=("005", "004"),
            kind="detail",
            setting="outdoor",
            warmth=0.6,
        ),
    ]


def _teak_sofa(wardrobe, seat, back, wood, width, seats):
    deep, high = 0.86, 0.3
    parts = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(mesh.box("post", (0.07, 0.07, 0.62 if sy > 0 else 0.6), (sx * (width / 2 - 0.035), sy * (deep / 2 - 0.035), 0), wood, 0.008))
        parts.append(mesh.box("arm", (0.1, deep + 0.04, 0.035), (sx * (width / 2 - 0.04), 0, 0.6), wood, 0.01))
        parts.append(mesh.box("side", (0.03, deep - 0.1, 0.08), (sx * (width / 2 - 0.035), 0, high - 0.1), wood, 0.006))
    for y in (-deep / 2 + 0.03, deep / 2 - 0.03):
        parts.append(mesh.box("rail", (width - 0.1, 0.035, 0.09), (0, y, high - 0.1), wood, 0.006))
    for k in range(3):
        parts.append(mesh.box("slat", (width - 0.12, 0.02, 0.07), (0, deep / 2 - 0.03, 0.36 + 0.1 * k), wood, 0.006))
    inner = width - 0.16
    each = inner / seats
    for k in range(seats):
        x = -inner / 2 + each * (k + 0.5)
        parts.append(seating.bench_seat(wardrobe, seat, (each - 0.008, deep - 0.14, 0.14), (x, -0.04, high - 0.01), 50 + k + seats, dent=0.01))
        rest = seating.bench_seat(wardrobe, back, (each - 0.02, 0.16, 0.42), (x, deep / 2 - 0.19, high + 0.12), 70 + k + seats, radius=0.07, crown=0.04, wrinkle=0.006)
        rest.rotation_euler = (math.radians(-13), 0, math.radians((-1) ** k))
        parts.append(rest)
    return mesh.group("teak sofa", *parts)


def _pergola():
    wood = m.weathered_wood("#8f7f68")
    for y in (0.3, 4.45):
        mesh.box("beam", (6.8, 0.14, 0.2), (3.0, y, 2.62), wood, 0.01)
    for x in (2.2, 5.6):
        mesh.box("post", (0.16, 0.16, 2.62), (x, 4.45, 0), m.limewash("#efe8db"), 0.02)
    for k in range(30):
        x = -0.1 + k * 0.23
        mesh.tube("lath", [(x, -0.2, 2.86), (x + 0.02, 2.2, 2.85), (x - 0.01, 4.9, 2.86)], 0.022, m.straw("#b59a6a"))


def _garden():
    """Lawn, clumps of fynbos, a hedge and a mountain, each in its own colour of distance."""
    rng = random.Random(6)
    lawn = shell.floor(120, 80, m.flat_colour("#85875c"), at=(-60, 4.6), z=-0.12)
    lawn.name = "lawn"
    for k in range(120):
        x, y = rng.uniform(-9, 14), 5.5 + rng.random() ** 1.5 * 8
        _clump(x, y, rng.uniform(0.22, 0.6) * (0.7 + 0.06 * y), GREEN[k % 4], k)
    for k in range(26):
        _clump(-22 + k * 2.2 + rng.uniform(-0.5, 0.5), 19 + rng.uniform(-2, 3), rng.uniform(1.5, 2.8), ("#66734a", "#75804f", "#5a6846")[k % 3], 200 + k)
    _mountain(240, 60, 62, "#8d98a5", 1.3)
    _mountain(130, 40, 20, "#7e8b78", 5.1)


def _clump(x, y, size, colour, seed):
    """A bush: one of six, turned and scaled. Its leaves are many small blades round a rough ball."""
    bush = _bush(seed % 6, colour)
    obj = mesh.link(bpy.data.objects.new("clump", bush))
    place(obj, x, y, -0.12, turn=seed * 47 % 360, scale=size)
    obj.scale.z *= 0.8 + 0.3 * (seed % 5) / 5


def _bush(kind, colour):
    name = f"bush {kind} {colour}"
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    rng = np.random.default_rng(kind + 3)
    count = 5200
    d = rng.normal(size=(count, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    d[:, 2] = np.abs(d[:, 2])
    lobes = np.array([field.noise(Vector(v) * 2.6 + Vector((kind * 7, 0, 0))) for v in d])
    r = (0.78 + 0.4 * lobes) * rng.uniform(0.72, 1.05, count)
    at = d * r[:, None] + [0, 0, 0.1]
    along = d * 0.6 + rng.normal(size=(count, 3)) * 0.55
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, rng.normal(size=(count, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    long, wide = rng.uniform(0.06, 0.12, (count, 1)), rng.uniform(0.012, 0.028, (count, 1))
    corners = np.stack([at - along * long / 2, at + side * wide, at + along * long, at - side * wide], axis=1)
    made = bpy.data.meshes.new(name)
    made.from_pydata(corners.reshape(-1, 3).tolist(), [], [tuple(range(4 * i, 4 * i + 4)) for i in range(count)])
    made.materials.append(m.foliage(colour, gloss=0.25, passing=0.5))
    return made


def _mountain(away, spread, high, colour, seed):
    columns, rows = 120, 10
    points = np.zeros((rows, columns, 3))
    for j, s in enumerate(np.linspace(-1, 1, columns)):
        ridge = high * (0.55 + 0.45 * field.noise(Vector((s * 2.2, seed, 0))) + 0.16 * field.noise(Vector((s * 8, seed, 2))) + 0.05 * field.noise(Vector((s * 30, seed, 4))))
        for i, t in enumerate(np.linspace(0, 1, rows)):
            rough = 1 + 0.1 * field.noise(Vector((s * 9, t * 4, seed)))
            points[i, j] = (s * spread * 3, away - t * away * 0.12 * rough, ridge * (1 - t) - 1)
    obj = mesh.grid_object("mountain", points, points[:, :, :2])
    obj.data.materials.append(m.flat_colour(colour))
