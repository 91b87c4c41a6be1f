"""How a cloth falls: a studio with a pale wall where one cloth hangs deep, hangs in shallow folds, is tied back at a
window, lies folded, and comes off its bolt. Each view is a station of its own, ten metres from the next.
"""

import math

import numpy as np
from mathutils import noise as field
from mathutils import Vector

from studio import curtains, materials as m, mesh, outlook, shell, view
from studio.mesh import place


SUITS = ("005",)


def build(wardrobe):
    cloth = wardrobe.surface("cloth", "Cloth", "cloth", plain="#ddd6c8")
    view.sky(0.9, top=(0.9, 0.92, 1.0), horizon=(1.0, 0.98, 0.95))
    return [
        _hanging(wardrobe, cloth, 0, "drape-deep", "Hanging in deep folds", fullness=2.0, fold=0.2, seed=4),
        _hanging(wardrobe, cloth, 10, "drape-soft", "Hanging in soft folds", fullness=1.35, fold=0.34, seed=9),
        _tied(wardrobe, cloth, 20),
        _folded(wardrobe, cloth, 30),
        _bolt(wardrobe, cloth, 40),
    ]


def _studio(x, strength=220):
    backdrop = shell.floor(5, 4, m.plaster("#e4ded2"), at=(x - 2.5, -3))
    wall = mesh.mesh_object("backdrop", [(x - 2.5, 1, 0), (x + 2.5, 1, 0), (x + 2.5, 1, 4), (x - 2.5, 1, 4)], [(0, 1, 2, 3)], smooth=False)
    wall.data.materials.append(m.plaster("#e4ded2"))
    view.panel((x - 2.3, -0.7, 2.3), (x + 0.1, 0.5, 1.1), (0.9, 1.8), strength, (1.0, 0.96, 0.9))
    view.panel((x + 2.6, -2.4, 1.6), (x, 0.4, 1.0), (1.6, 2.0), strength * 0.35, (0.92, 0.96, 1.0))
    return backdrop


def _view(x, name, title, description, at, to, lens):
    return view.View(
        name, title, description, **view.straight((x + at[0], at[1], at[2]), (x + to[0], to[1], to[2]), lens),
        size=view.PORTRAIT, suits=SUITS, kind="drape", setting="studio", warmth=0.4, exposure=1.05,
    )


def _hanging(wardrobe, surface, x, name, title, fullness, fold, seed):
    _studio(x)
    hung = curtains.curtain(2.2, 2.6, seed, fullness=fullness, fold=fold, heading="wave", rows=160, steps=26)
    wardrobe.part(surface, hung, translucency=0.06)
    place(hung, x - 1.1, 0.6, 2.55)
    return _view(x, name, title, f"A cloth {title[0].lower()}{title[1:]}, lit from the left", (0.1, -1.9, 1.2), (0, 0.5, 1.2), 50)


def _tied(wardrobe, surface, x):
    wall = shell.Wall((x - 2.2, 1), (x + 2.2, 1), 3.2, [(1.75, 3.3, 0.0, 2.75)])
    wall.face().data.materials.append(m.plaster("#e9e4da"))
    white = m.painted_wood("#f1efe9")
    wall.reveals(white)
    wall.skirting(white, 0.18)
    shell.window(wall, (1.75, 3.3, 0.0, 2.75), white, columns=2, rows=4)
    outlook.behind(wall, (1.75, 3.3, 0.0, 2.75), seed=5, horizon=0.55, strength=0.9)
    view.panel((x + 0.4, 2.4, 1.6), (x - 0.5, 0.2, 1.2), (1.5, 2.6), 160, (1.0, 0.93, 0.82))
    view.panel((x - 1.2, -2.6, 2.4), (x - 0.6, 0.6, 1.2), (1.8, 2.0), 70, (0.95, 0.97, 1.0))
    shell.floor(5, 5, m.floorboards("#a98a64", 13, "y"), at=(x - 2.5, -4))
    cover = 1.15
    hung = curtains.curtain(cover, 2.78, 17, fullness=2.3, fold=0.12, tie=0.58, side="left")
    wardrobe.part(surface, hung, translucency=0.1)
    place(hung, x - 0.75, 0.98, 2.8)
    band = curtains.tie_band((0, 0, 0), 0.3, 2)
    wardrobe.part(surface, band)
    place(band, x - 0.63, 0.93, 2.8 - 2.78 * 0.58 + 0.04, tilt=8)
    place(curtains.pole(1.9, m.brass(), rings=18), x - 0.85, 1.0, 2.82)
    return _view(x, "drape-tied", "Tied back at a window", "A curtain tied back beside a tall window", (-0.45, -1.75, 1.3), (-0.2, 0.9, 1.42), 40)


def _folded(wardrobe, surface, x):
    """Four layers of folded cloth on a table, the uppermost with a corner turned."""
    _studio(x, 150)
    table = mesh.box("table", (1.8, 1.0, 0.05), (x, 0.1, 0.72), m.limed_wood(), 0.008)
    table.name = "table"
    for k in range(5):
        layer = _fold(0.62 + 0.012 * math.sin(k * 2.2), 0.5 + 0.01 * math.cos(k * 1.7), 0.034, k)
        wardrobe.part(surface, layer, rough=1.0)
        place(layer, x + 0.012 * math.sin(k * 3.1), 0.12 + 0.01 * math.cos(k * 2.3), 0.77 + 0.036 * k, turn=-24 + 1.6 * math.sin(k * 1.9))
    turned = _turned_corner(0.62, 0.5)
    wardrobe.part(surface, turned, rough=1.0)
    place(turned, x, 0.12, 0.77 + 0.036 * 5 + 0.003, turn=-23)
    return view.View(
        "drape-folded", "Folded on a table", "A cloth folded on a table, a corner turned",
        at=(x + 0.1, -1.15, 1.75), to=(x, 0.1, 0.9), lens=50, size=view.PORTRAIT, suits=SUITS, kind="drape", setting="studio", warmth=0.4,
    )


def _fold(width, depth, thick, seed):
    """One folded length: a loop of cloth whose round fold looks to the front."""
    half = thick / 2
    outline, length = [], [0.0]
    for i in range(16):
        outline.append((depth / 2 - depth * i / 16, thick))
    for i in range(13):
        a = math.pi / 2 + math.pi * i / 12
        outline.append((-depth / 2 + half * math.cos(a) * 1.3, half + half * math.sin(a)))
    for i in range(1, 16):
        outline.append((-depth / 2 + depth * i / 16, 0.0))
    for a, b in zip(outline, outline[1:]):
        length.append(length[-1] + math.dist(a, b))
    columns = 40
    points, metres = [], []
    for (y, z), v in zip(outline, length):
        row = []
        for i in range(columns):
            u = i / (columns - 1)
            # The layer moves as one: its upper and its lower side have the same swell.
            soft = 0.0025 * field.noise(Vector((u * 3, y * 4, 1)))
            slip = 0.006 * field.noise(Vector((u * 2.2, 0.5, seed + 9)))
            row.append(((u - 0.5) * width, y + slip, z + soft))
        points.append(row)
        metres.append([(i / (columns - 1) * width, v) for i in range(columns)])
    return mesh.solidify(mesh.subdivide(mesh.grid_object("fold", np.array(points), np.array(metres)), 1), 0.002, 0)


def _turned_corner(width, depth):
    """The top sheet, its front right corner rolled back over it."""
    n = 90
    us, vs = np.meshgrid(np.linspace(0, width, n), np.linspace(0, depth, n))
    x, y = us - width / 2, depth / 2 - vs
    axis = np.array([1, -1]) / math.sqrt(2)
    along = (x * axis[0] + y * axis[1]) - (width / 2 * axis[0] + depth / 2 * axis[1] * -1 - 0.2)
    radius = 0.03
    over = np.clip(along, 0, None)
    angle = np.minimum(over / radius, math.pi)
    beyond = np.clip(over - math.pi * radius, 0, None)
    shift = np.where(along > 0, radius * np.sin(angle) - beyond - over, 0)
    lift = np.where(along > 0, radius * (1 - np.cos(angle)), 0)
    soft = np.array([[field.noise(Vector((a * 7, b * 7, 2))) for a in us[0]] for b in vs[:, 0]]) * 0.004
    points = np.stack([x + shift * axis[0], y + shift * axis[1], lift + soft + 0.004], axis=2)
    return mesh.solidify(mesh.grid_object("corner", points, np.stack([us, vs], axis=2)), 0.0015, 0)


def _bolt(wardrobe, surface, x):
    """A bolt that lies on a table, its last metres running off towards the camera and over the edge."""
    _studio(x, 170)
    place(mesh.box("table", (2.0, 0.75, 0.05), material=m.oak(), edge=0.008), x - 0.1, 0.06, 0.72, turn=-16)
    radius, width = 0.085, 1.37
    profile = []
    for i in range(60):
        a = -math.pi / 2 - 2 * math.pi * i / 59 * 1.0
        profile.append((0.34 + radius * math.cos(a) * (1 + 0.05 * i / 59), 0.77 + radius + radius * math.sin(a)))
    profile = profile[::-1]
    tail = [(0.34 - 0.08 * k, 0.772 + 0.008 * math.sin(k * 1.9) ** 2) for k in range(1, 9)]
    tail += [(-0.345 - 0.02 * math.sin(k * math.pi / 8), 0.772 - 0.03 * (1 - math.cos(k * math.pi / 8)) * 0.8) for k in range(1, 5)]
    tail += [(-0.375 - 0.004 * k, 0.735 - 0.06 * k) for k in range(12)]
    outline = profile + tail
    length = [0.0]
    for a, b in zip(outline, outline[1:]):
        length.append(length[-1] + math.dist(a, b))
    columns = 90
    points, metres = [], []
    for k, ((y, z), v) in enumerate(zip(outline, length)):
        free = max(0.0, (k - len(profile)) / len(tail))
        row = []
        for i in range(columns):
            u = i / (columns - 1)
            wave = field.noise(Vector((u * 4.2, v * 1.6, 3)))
            fine = field.noise(Vector((u * 10, v * 3.0, 6)))
            hang = 0.05 * free**1.5 * math.sin(u * 15 + wave * 2)
            row.append(((u - 0.5) * width * (1 - 0.06 * free), y - hang + 0.004 * wave, z + (0.014 * max(0, wave) + 0.004 * fine) * min(1, free * 4)))
        points.append(row)
        metres.append([(i / (columns - 1) * width, v) for i in range(columns)])
    obj = mesh.solidify(mesh.subdivide(mesh.grid_object("bolt", np.array(points), np.array(metres)), 1), 0.002, 0)
    wardrobe.part(surface, obj)
    place(obj, x - 0.1, 0.0, 0, turn=-16)
    return view.View(
        "drape-bolt", "Off the bolt", "A bolt on a table, its end running over the edge",
        at=(x - 0.5, -1.7, 1.55), to=(x - 0.03, 0.05, 0.74), lens=46, size=view.PORTRAIT, suits=SUITS, kind="drape", setting="studio", warmth=0.4,
    )
