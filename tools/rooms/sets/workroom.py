"""A workroom by a window: a cloth hangs drawn there, is tied back, lies folded on a table, and comes off its bolt. Each view is a station of
its own, ten metres from the next.
"""

import math

import numpy as np
from mathutils import noise as field
from mathutils import Vector

from studio import curtains, materials as m, mesh, outlook, shell, soft, vessels, view
from studio.mesh import place


SUITS = ("005",)


def build(wardrobe):
    cloth = wardrobe.surface("cloth", "Cloth", "cloth", plain="#ddd6c8")
    view.sky(0.3, top=(0.85, 0.9, 1.0), horizon=(1.0, 0.98, 0.95))
    return [_deep(wardrobe, cloth, 0), _tied(wardrobe, cloth, 20), _folded(wardrobe, cloth, 30), _bolt(wardrobe, cloth, 40)]


def _deep(wardrobe, surface, x):
    """A curtain drawn along a wall, from its rings to the boards, in the light of a window beside it."""
    wall = mesh.mesh_object("wall", [(x - 3, 1, 0), (x + 3, 1, 0), (x + 3, 1, 3.4), (x - 3, 1, 3.4)], [(0, 1, 2, 3)], smooth=False)
    wall.data.materials.append(m.limewash("#d8d0c2", 0.5))
    skirting = mesh.box("skirting", (6, 0.02, 0.16), (x, 0.99, 0), m.painted_wood("#efece4"), 0.004)
    skirting.name = "skirting"
    shell.floor(6, 5, m.floorboards("#a58560", 13, "x"), at=(x - 3, -4))
    view.daylight(x, (-3.0, -2.6, 2.7), (0.1, 0.9, 1.1), 1300, reach=1.1)
    view.panel((x - 2.4, -2.2, 1.9), (x + 0.3, 0.8, 1.2), (1.4, 2.2), 46, (0.93, 0.96, 1.0))
    view.panel((x + 2.2, -1.8, 1.8), (x, 0.8, 1.2), (1.2, 2.0), 26, (1.0, 0.95, 0.88))
    hung = curtains.curtain(1.75, 2.62, 31, fullness=2.05, fold=0.19, heading="pinch", rows=170, steps=26)
    wardrobe.part(surface, hung, translucency=0.08)
    place(hung, x - 1.15, 0.84, 2.64)
    place(curtains.pole(2.1, m.brass(), rings=10), x - 1.25, 0.86, 2.66)
    place(vessels.vase("ovoid", 0.5, m.ceramic("#8a7f6c", speckle=0.4), seed=7), x + 0.98, 0.7, 0)
    return view.View(
        "drape-deep", "Hanging in deep folds", "A curtain hanging in deep folds along a wall, lit from the left",
        **view.straight((x + 0.72, -1.95, 1.3), (x - 0.12, 0.9, 1.3), 40), size=view.PORTRAIT, suits=SUITS, kind="drape",
        setting="studio", warmth=0.45, stop=4.5, focus=2.9, exposure=1.0,
    )


def _tied(wardrobe, surface, x):
    wall = shell.Wall((x - 2.2, 1), (x + 2.2, 1), 3.2, [(1.75, 3.3, 0.0, 2.75)])
    wall.face().data.materials.append(m.plaster("#e9e4da"))
    white = m.painted_wood("#f1efe9")
    wall.reveals(white)
    wall.skirting(white, 0.18)
    shell.window(wall, (1.75, 3.3, 0.0, 2.75), white, columns=2, rows=4)
    outlook.behind(wall, (1.75, 3.3, 0.0, 2.75), seed=5, horizon=0.6, strength=2.6)
    view.panel((x + 1.6, 3.4, 2.9), (x - 0.4, 0.4, 0.9), (0.5, 0.5), 700, (1.0, 0.9, 0.74))
    view.panel((x + 0.4, 1.6, 1.5), (x + 0.2, -0.5, 1.2), (1.5, 2.6), 60, (0.9, 0.95, 1.0))
    view.panel((x - 1.2, -2.6, 2.4), (x - 0.6, 0.6, 1.2), (1.8, 2.0), 26, (0.95, 0.97, 1.0))
    shell.floor(5, 5, m.floorboards("#a98a64", 13, "y"), at=(x - 2.5, -4))
    cover = 1.15
    hung = curtains.curtain(cover, 2.78, 17, fullness=2.3, fold=0.12, tie=0.58, side="left")
    wardrobe.part(surface, hung, translucency=0.1)
    place(hung, x - 0.75, 0.98, 2.8)
    band = curtains.tie_band((0, 0, 0), 0.27, 2)
    wardrobe.part(surface, band)
    place(band, x - 0.63, 0.93, 2.8 - 2.78 * 0.58 + 0.04, tilt=8)
    place(curtains.pole(1.9, m.brass(), rings=18), x - 0.85, 1.0, 2.82)
    return view.View(
        "drape-tied", "Tied back at a window", "A curtain tied back beside a tall window",
        **view.straight((x - 0.95, -1.35, 1.35), (x - 0.1, 0.9, 1.3), 44), size=view.PORTRAIT, suits=SUITS, kind="drape",
        setting="studio", warmth=0.45, stop=4.5, focus=2.25, exposure=0.8,
    )


def _workroom(x):
    """A long table of old planks before a limewashed wall, by a window. Gives the table."""
    wall = mesh.mesh_object("backdrop", [(x - 3.5, 1.4, 0), (x + 3.5, 1.4, 0), (x + 3.5, 1.4, 4), (x - 3.5, 1.4, 4)], [(0, 1, 2, 3)], smooth=False)
    wall.data.materials.append(m.limewash("#d3cbbd", 0.6))
    shell.floor(7, 4, m.floorboards("#8a6a48", 7, "x"), at=(x - 3.5, -3))
    view.daylight(x, (-3.4, -0.9, 2.9), (0, 0.2, 0.9), 900)
    view.panel((x + 1.8, -1.6, 1.7), (x, 0.1, 0.9), (1.2, 1.2), 14, (0.86, 0.92, 1.0))
    table = mesh.box("table", (2.6, 1.1, 0.06), (x, 0.25, 0.72), m.wood("#c9a679", "#9c7447"), 0.006)
    table.name = "table"
    return table


# How far apart the layers of a folded cloth lie.
LAYER = 0.0145


def _folded(wardrobe, surface, x):
    """A pile of folded lengths on a table by a window, the uppermost with a corner turned."""
    _workroom(x)
    high = 0.782
    for k, layers in enumerate((3, 4, 3)):
        folded = _fold(0.6 + 0.012 * math.sin(k * 2.2), 0.44 + 0.01 * math.cos(k * 1.7), layers, k)
        wardrobe.part(surface, folded, rough=1.0)
        place(folded, x + 0.012 * math.sin(k * 3.1), 0.12 + 0.01 * math.cos(k * 2.3), high, turn=-9 + 2.6 * math.sin(k * 1.9))
        high += layers * LAYER + 0.0022
    turned = _turned_corner(0.6, 0.44)
    wardrobe.part(surface, turned, rough=1.0)
    place(turned, x, 0.12, high + 0.002, turn=-8)
    place(vessels.vase("ovoid", 0.3, m.ceramic("#8d8674", speckle=0.3), seed=4), x - 0.22, 0.66, 0.78)
    place(vessels.cup(m.ceramic("#d9d2c2", speckle=0.2), seed=3), x + 0.5, 0.6, 0.78, turn=20)
    return view.View(
        "drape-folded", "Folded on a table", "A cloth folded on a table, a corner turned",
        at=(x + 0.36, -1.2, 1.24), to=(x + 0.06, 0.1, 0.865), lens=80, size=view.PORTRAIT, suits=SUITS, kind="drape", setting="studio", warmth=0.5, stop=13, focus=1.45, exposure=1.35,
    )


def _fold(width, depth, layers, seed):
    """A folded length: the cloth runs to and fro, and its round folds look to the front and to the back in turn."""
    outline, length = [], [0.0]
    for k in range(layers):
        side = 1 if k % 2 else -1
        # No fold lies quite over the one below.
        reach = depth / 2 + 0.007 * field.noise(Vector((k * 1.7, seed * 2.3, 4)))
        before = depth / 2 + 0.007 * field.noise(Vector(((k - 1) * 1.7, seed * 2.3, 4)))
        for i in range(20):
            t = i / 20
            outline.append((-side * before + side * t * (reach + before), (k + 0.5) * LAYER, k))
        if k == layers - 1:
            break
        for i in range(9):
            a = -math.pi / 2 + math.pi * i / 8
            outline.append((side * (reach + 1.15 * LAYER * math.cos(a)), (k + 1 + 0.58 * math.sin(a)) * LAYER, k + i / 8))
    for a, b in zip(outline, outline[1:]):
        length.append(length[-1] + math.dist(a[:2], b[:2]))
    columns = 44
    points, metres = [], []
    for (y, z, k), v in zip(outline, length):
        row = []
        for i in range(columns):
            u = i / (columns - 1)
            # The pile swells as one; each layer has slipped a little, and lies a little uneven.
            swell = 0.011 * field.noise(Vector((u * 2.2, y * 4, seed * 0.5)))
            uneven = 0.34 * LAYER * field.noise(Vector((u * 4.0, y * 8, k * 0.8 + seed)))
            # What has nothing beneath it droops: the ends, and most of all the uppermost.
            droop = 0.3 * LAYER * (k / layers) * (1 - mesh.smoothstep(0, 0.1, min(u, 1 - u)))
            slip = 0.009 * field.noise(Vector((k * 0.9, seed + 9, y * 5)))
            ripple = 0.009 * field.noise(Vector((u * 3.1, k * 0.6, seed + 5)))
            row.append(((u - 0.5) * width + slip, y + ripple, z + swell + uneven - droop))
        points.append(row)
        metres.append([(i / (columns - 1) * width, v) for i in range(columns)])
    return mesh.solidify(mesh.subdivide(mesh.grid_object("fold", np.array(points), np.array(metres)), 1), 0.0022, 0)


def _turned_corner(width, depth):
    """The top sheet, its front right corner rolled back over it."""
    n = 90
    us, vs = np.meshgrid(np.linspace(0, width, n), np.linspace(0, depth, n))
    x, y = us - width / 2, depth / 2 - vs
    axis = np.array([1, -1]) / math.sqrt(2)
    along = (x * axis[0] + y * axis[1]) - (width / 2 * axis[0] + depth / 2 * axis[1] * -1 - 0.13)
    radius = 0.013
    over = np.clip(along, 0, None)
    angle = np.minimum(over / radius, math.pi)
    beyond = np.clip(over - math.pi * radius, 0, None)
    shift = np.where(along > 0, radius * np.sin(angle) - beyond - over, 0)
    lift = np.where(along > 0, radius * (1 - np.cos(angle)), 0)
    # What has been turned over comes to lie on the rest.
    lift = np.where(beyond > 0, 0.007 + (2 * radius - 0.007) * np.exp(-beyond / 0.035), lift)
    soft = np.array([[field.noise(Vector((a * 7, b * 7, 2))) for a in us[0]] for b in vs[:, 0]]) * 0.004
    # Its edges have nothing beneath them and droop.
    rim = np.minimum(np.minimum(us, width - us), np.minimum(vs, depth - vs))
    droop = 0.011 * (1 - mesh.smoothstep(0, 0.07, rim)) * (along < 0)
    points = np.stack([x + shift * axis[0], y + shift * axis[1], lift + soft + 0.004 - droop], axis=2)
    return mesh.solidify(mesh.grid_object("corner", points, np.stack([us, vs], axis=2)), 0.0015, 0)


# A bolt: its width, its radius, and that of the tube it is rolled on.
BOLT, ROLL, CORE = 1.37, 0.088, 0.032


def _bolt(wardrobe, surface, x):
    """A bolt that lies on a table, its last metres drawn off towards the camera and over the edge."""
    table = _workroom(x)
    left, back, top = x + 0.3 - BOLT / 2, 0.36, 0.782
    turn = np.linspace(-2 * math.pi, 0, 64)
    # More cloth has been drawn off than the way to the edge needs: it lies in waves, and what hangs is gathered.
    free = np.linspace(0, 1.36, 96)[1:]
    us = np.linspace(0, 1, 92)
    turns = 2 * math.pi * ROLL
    points = []
    for a in turn:
        # Wound by hand, it is nowhere quite round; where the cloth leaves it, it lies on the table.
        radii = [ROLL * (1 + 0.025 * abs(math.sin(a / 2)) * field.noise(Vector((u * 3, math.cos(a), 2)))) for u in us]
        points.append([(left + u * BOLT, back - r * math.sin(a), top + ROLL - r * math.cos(a)) for u, r in zip(us, radii)])
    metres = [[(u * BOLT, v) for u in us] for v in np.linspace(0, turns, len(turn))]
    for s in free:
        out = mesh.smoothstep(0, 0.35, s)
        row = []
        for u in us:
            gather = 1 - 0.13 * mesh.smoothstep(0.3, 1.3, s)
            way = 14 * u + 2.2 * field.noise(Vector((u * 2.4, 0.7, 3)))
            lift = 0.018 * out * (1 + math.sin(s * 15 + 3 * field.noise(Vector((u * 1.6, s * 0.8, 8)))))
            lift += 0.045 * mesh.smoothstep(0.35, 1.1, s) * (1 + math.sin(way))
            row.append((left + BOLT * (0.5 + (u - 0.5) * gather) - 0.09 * s * s, back - 0.96 * s, top + 0.004 + lift))
        points.append(row)
        metres.append([(u * BOLT, turns + s) for u in us])
    cloth = mesh.grid_object("bolt", np.array(points), np.array(metres))
    lying = soft.fall(cloth, [table], frames=60, stiff=3, thick=0.002, mass=0.3, friction=30, pins=range(len(turn) * len(us)), after=1, lies_on_itself=True)
    wardrobe.part(surface, lying)
    wardrobe.part(surface, _wound(left, back, top + ROLL))
    core = mesh.tube("core", [(left - 0.012, back, top + ROLL), (left + BOLT + 0.012, back, top + ROLL)], CORE, m.wood("#b99a72", "#8e6f4c"))
    core.name = "core"
    return view.View(
        "drape-bolt", "Off the bolt", "A bolt on a table, its end running over the edge",
        at=(x - 0.95, -1.35, 1.5), to=(x + 0.0, 0.06, 0.78), lens=50, size=view.PORTRAIT, suits=SUITS, kind="drape", setting="studio", warmth=0.5, stop=4.0, focus=1.75, exposure=1.2,
    )


def _wound(left, back, high):
    """What is still wound up: turn over turn around its core, as it is seen at the bolt's ends."""
    turns = 13
    points, metres = [], []
    for a in np.linspace(0, 2 * math.pi * turns, turns * 28):
        share = a / (2 * math.pi * turns)
        radius = CORE + 0.002 + (ROLL - CORE - 0.006) * share + 0.0008 * field.noise(Vector((a * 0.4, 1, 2)))
        slip = 0.004 * field.noise(Vector((a * 0.16, 5, 1)))
        points.append([(left + slip + u * BOLT, back + radius * math.cos(a), high + radius * math.sin(a)) for u in (0, 0.5, 1)])
        metres.append([(u * BOLT, a * radius / 2) for u in (0, 0.5, 1)])
    return mesh.solidify(mesh.grid_object("wound", np.array(points), np.array(metres)), 0.0022, 0)
