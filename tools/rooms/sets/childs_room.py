"""A child's room on an autumn morning: a spindle bed under a small window, a tent of cloth, toys of wood on a round rug."""

import math

import bpy
import numpy as np

from studio import beds, materials as m, mesh, things as t, view
from studio.forms import Body
from studio.mesh import place
from studio.room import Room, cushion, throw


def build(wardrobe):
    window = (1.0, 1.95, 1.12, 2.12)
    light = (1.6, 3.0, 0.7, 2.3)
    room = Room(
        wardrobe, 4.1, 3.9, 2.6, m.floorboards("#c0a075", 11, "x"), back=[window], right=[light], papered=("left", "back"),
        trim="#f2eee4", skirting=0.14, cornice=0.08, plaster="#ece5d8", plain="#d9dcc6",
    )
    room.window(room.back, window, columns=2, rows=2, outlook={"seed": 83, "horizon": 0.6, "foliage": "#a8965c"})
    room.window(room.right, light, columns=2, rows=3)
    cloth = wardrobe.surface("curtains", "Curtains", "curtain", plain="#eee6d6")
    room.curtains(
        room.back, window, cloth, 411, m.painted_wood("#d8c29a"), cover=0.42, fullness=2.1, fold=0.085, heading="gathered",
        out=0.24, above=0.12, drop=1.26, rings=12,
    )
    view.sky(3.0)
    view.sun(27, 108, 5.0, colour=(1.0, 0.88, 0.7))
    view.panel((3.4, 0.3, 2.4), (1.8, 3.0, 0.7), (1.6, 1.2), 16, (1.0, 0.97, 0.92))
    _bed(wardrobe)
    room.rug("Round rug", 1.75, 1.75, (1.85, 2.2), round_rug=True, thick=0.014, plain="#cdb791")
    tent = wardrobe.surface("tent", "Tent", "throw", plain="#e9e0cd")
    _tent(wardrobe, tent)
    _toys(room)
    return [
        view.View(
            "childs-room",
            "Child's room",
            "A spindle bed under a small curtained window, a tent of cloth and toys of wood on a round rug",
            **view.straight((3.5, 0.06, 1.16), (1.8, 3.3, 0.82), 27),
            suits=("000", "005", "001", "004"),
            warmth=0.45,
        ),
        view.View(
            "childs-bed",
            "A child's bed",
            "A spindle bed under a small curtained window, toys beside it",
            **view.straight((2.7, 0.9, 1.15), (1.2, 3.4, 0.85), 38),
            size=view.PORTRAIT,
            suits=("005", "001"),
            kind="detail",
            warmth=0.45,
        ),
    ]


def _bed(wardrobe):
    linen = wardrobe.surface("sheets", "Sheets", "bedding", plain="#f3eee3")
    quilt = wardrobe.surface("cover", "Quilt", "bedding", plain="#a9b39a")
    blanket = wardrobe.surface("throw", "Throw", "throw", plain="#c98f5f")
    made = [t.bedstead(0.98, 1.92, "spindle", m.painted_wood("#e7e1d2", 0.4), head=1.0, foot=0.66, low=0.3, seed=4)]
    made.append(beds.mattress(wardrobe, linen, 0.92, 1.86, 0.3, 0.19))
    made += beds.cover(wardrobe, quilt, 0.9, 0.5, 1.8, 0.49, 0.26, seed=14, puff=0.035, folded=0.2)
    # The blanket falls on the quilt as it lies, without its thickness and its finest creases.
    held = mesh.link(bpy.data.objects.new("held", made[2].data))
    held.modifiers.new("coarse", "DECIMATE").ratio = 0.15
    made += throw(wardrobe, blanket, 0.9, 1.6, (0.02, -1.42, 0.76), [held], 9, turn=82, gather=0.55, fringe=0.05)
    bpy.data.objects.remove(held)
    made.append(beds.pillow(wardrobe, linen, (0, -0.3, 0.5), 7, (0.66, 0.44), lean=34, thick=0.17))
    place(mesh.group("bed", *made), 0.14, 3.3, 0, turn=90)
    one = wardrobe.surface("cushion-1", "Cushion", "cushion", plain="#c2674a")
    two = wardrobe.surface("cushion-2", "Second cushion", "cushion", plain="#e0b85c")
    cushion(wardrobe, one, 0.42, 421, (0.86, 3.62, 0.73), turn=10, lean=-20, chop=0.02)
    cushion(wardrobe, two, 0.36, 422, (1.2, 3.58, 0.7), turn=-8, lean=-24, piped=True)
    cushion(wardrobe, one, (0.46, 0.3), 423, (1.56, 3.6, 0.68), turn=4, lean=-20)


def _tent(wardrobe, surface):
    """Four poles tied near their tops, cloth on three sides and two flaps drawn back on the fourth, all bellied by its weight."""
    half, high, tie = 0.58, 1.78, 1.56
    wood = m.oak("z")
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    objects = []
    for x, y in corners:
        over = high / tie
        objects.append(mesh.tube("pole", [(x, y, 0), (x * (1 - over), y * (1 - over), high)], 0.013, wood))
    top = 0.035

    def panel(a, b, seed, left=(0.0, 1.0), gather=0.0):
        rows, columns = 40, 30
        points, metres = np.zeros((rows, columns, 3)), np.zeros((rows, columns, 2))
        normal = np.array([(a[1] - b[1]), (b[0] - a[0])]) / (2 * half) * -1
        for j in range(rows):
            v = j / (rows - 1)
            wide = top + (1 - top) * v
            for i in range(columns):
                u = i / (columns - 1)
                s = left[0] + (left[1] - left[0]) * u
                # A flap is drawn to its pole where it is tied, a third above the floor.
                held = gather * math.exp(-(((v - 0.62) / 0.3) ** 2)) + gather * 0.55 * (v > 0.62) * (1 - math.exp(-(((v - 0.62) / 0.3) ** 2)))
                root = left[0] if left[0] in (0.0, 1.0) else left[1]
                s = root + (s - root) * (1 - held)
                base = np.array(a) + (np.array(b) - np.array(a)) * s
                flat = base * wide
                sag = -0.05 * math.sin(math.pi * s) * math.sin(math.pi * v) + 0.012 * v * math.sin(7 * s * math.pi + seed)
                sag += gather * 0.035 * v * math.sin(u * 16)
                points[j, i] = (flat[0] + normal[0] * sag, flat[1] + normal[1] * sag, 0.012 + tie * (1 - v))
                metres[j, i] = ((left[0] + (left[1] - left[0]) * u - 0.5) * wide * 2 * half + half, v * 1.66)
        cloth = mesh.solidify(mesh.subdivide(mesh.grid_object("tent", points, metres), 1), 0.003, 0)
        wardrobe.part(surface, cloth, translucency=0.2, rough=1.0)
        objects.append(cloth)

    for k, (a, b) in enumerate(((corners[1], corners[2]), (corners[2], corners[3]), (corners[3], corners[0]))):
        panel(a, b, k)
    panel(corners[0], corners[1], 5, (0.0, 0.5), 0.72)
    panel(corners[0], corners[1], 6, (1.0, 0.5), 0.72)
    objects.append(mesh.tube("cord", [(0.05 * math.cos(i), 0.05 * math.sin(i), tie - 0.02 + 0.003 * i) for i in range(14)], 0.006, m.woven("#cbb48c")))
    place(mesh.group("tent", *objects), 3.12, 3.02, 0, turn=-24)


def _toys(room):
    shelf = t.bookshelf(1.15, 0.72, 0.3, 2, m.limed_wood("#d8c4a0"), seed=26)
    place(shelf, 0.17, 1.9, 0, turn=90)
    place(_stacker(), 0.2, 1.62, 0.72)
    place(t.book_stack(3, seed=41, big=0.8), 0.2, 2.0, 0.72, turn=70)
    place(t.snake_plant(0.42, 10, style="terracotta", radius=0.075, seed=31), 0.2, 2.3, 0.72)
    place(t.basket("laundry", 0.42, 0.4, seed=12, band="#7c5c3a"), 0.36, 1.02, 0)
    place(_blocks(), 2.0, 2.3, 0.015)
    place(_train(), 1.62, 2.02, 0.015, turn=38)
    place(t.open_book(0.2, 0.24, "#c2674a", seed=27), 2.42, 2.1, 0.016, turn=-26)
    for along, art, up, seed in ((0.72, "forms", 1.42, 51), (1.2, "sprig", 1.36, 53)):
        t.hang(room.left, t.picture(0.36, 0.46, art, "blush", m.limed_wood(), mount=0.05, seed=seed), along + 0.75, up)
    place(t.pendant("woven", 0.46, 0.3, 0.62, on=0, seed=14), 1.35, 2.3, 2.6)


COLOURS = ("#b8583f", "#d9a441", "#5f7f78", "#8a9a6a", "#3f4f63", "#e3d5b8", "#c98a6a")


def _blocks():
    """A tower of blocks that was left half built, and some that fell from it."""
    body = Body("blocks", 6)
    paints = [m.painted_wood(c, 0.4, worn=0.3) for c in COLOURS]
    wood = m.wood("#d8bd92", "#b08d5e")
    rng = body.rng
    s = 0.052
    for k, (x, y, z) in enumerate(((0, 0, 0), (0.055, 0.004, 0), (-0.057, -0.006, 0), (0.026, 0.002, 1), (-0.03, 0, 1), (0, 0.003, 2))):
        body.bar((s, s, s), (x, y, z * s), paints[k % 7] if k % 3 else wood, 0.003, turn=rng.uniform(-7, 7))
    body.bar((0.15, 0.05, 0.026), (-0.002, 0, 3 * s), wood, 0.003, turn=6)
    arch = [(0.05 * math.cos(a), 0.05 * math.sin(a)) for a in np.linspace(0, math.pi, 20)]
    body.slab(arch, 0.05, (0, 0.025, 3 * s + 0.026), paints[0], 0.003, lean=90)
    for k in range(7):
        a, r = rng.uniform(0, 6.3), rng.uniform(0.16, 0.34)
        body.bar((s * rng.choice((1, 2)), s, s), (r * math.cos(a), r * math.sin(a), 0), paints[(k + 2) % 7], 0.003, turn=rng.uniform(0, 90))
    return body.done(smooth=40)


def _stacker():
    """Rings on a rod, the largest below."""
    body = Body("stacker", 3)
    wood = m.wood("#d8bd92", "#b08d5e")
    body.turned([(0.075, 0), (0.078, 0.004), (0.078, 0.014), (0.0, 0.016)], wood, sides=40)
    z = 0.015
    for k in range(5):
        r, h = 0.066 - 0.009 * k, 0.03
        body.turned([(r * 0.6, z), (r * 0.9, z + 0.002), (r, z + h / 2), (r * 0.9, z + h - 0.002), (r * 0.4, z + h)], m.painted_wood(COLOURS[k], 0.35), sides=40)
        z += h
    body.turned([(0.012, z), (0.024, z + 0.012), (0.025, z + 0.022), (0.016, z + 0.04), (0, z + 0.043)], m.painted_wood(COLOURS[0], 0.35), sides=32)
    return body.done(smooth=60)


def _train():
    """An engine and two trucks on a cord."""
    body = Body("train", 9)
    wood, black = m.wood("#d8bd92", "#b08d5e"), m.painted_wood(COLOURS[4], 0.4, worn=0.3)

    def wheel(x, y, r):
        ring = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 28, False)]
        body.slab(ring, 0.014, (x, y + 0.007, r), black, 0.003, lean=90)

    for k in range(3):
        x = -0.17 * k
        body.bar((0.135, 0.07, 0.022), (x, 0, 0.026), wood, 0.004)
        for sx in (-0.042, 0.042):
            for sy in (-0.042, 0.042):
                wheel(x + sx, sy, 0.023)
        if k == 0:
            body.bar((0.045, 0.066, 0.085), (-0.04, 0, 0.048), m.painted_wood(COLOURS[0], 0.35, worn=0.3), 0.004)
            body.rod([(-0.02, 0, 0.078), (0.06, 0, 0.078)], 0.028, m.painted_wood(COLOURS[2], 0.35, worn=0.3), 24)
            body.turned([(0.01, 0.1), (0.011, 0.125), (0.015, 0.14), (0, 0.142)], black, (0.04, 0, 0), 20)
        else:
            body.bar((0.11, 0.06, 0.04), (x, 0, 0.048), m.painted_wood(COLOURS[k], 0.35, worn=0.3), 0.004)
            body.rod([(x + 0.067, 0, 0.037), (x + 0.103, 0, 0.037)], 0.003, m.woven("#cbb48c"), 6)
    return body.done(smooth=50)
