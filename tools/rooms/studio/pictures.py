"""Framed pictures of our own, mirrors, and what leans or hangs on a wall. Their backs are at y = 0, their faces to -y."""

import math
import random

import numpy as np

from . import materials as m
from . import mesh
from .forms import Body, ellipse, set_down, spline
from .leaves import smooth_width

# What a picture is painted in: ground, then pigments.
PALETTES = {
    "earth": ("#efe7d8", "#b4694a", "#d9a46a", "#4b4a43", "#8a7a63"),
    "sea": ("#eceae1", "#43627a", "#8fa8ab", "#d8c9a6", "#22384a"),
    "veld": ("#f1ead9", "#77804f", "#b9a35f", "#a65c3b", "#3f4a36"),
    "ink": ("#f3efe5", "#24221f", "#5d5852", "#a59a89", "#c9bda8"),
    "blush": ("#f3e8df", "#c98b79", "#e1b9a2", "#7b4a49", "#a9a08f"),
}


def _filled(body, outline, y, material):
    """A flat form of an outline (x, z), a hair before the paper."""
    n = len(outline)
    middle = np.mean(outline, axis=0)
    points = [(middle[0], y, middle[1])] + [(x, y, z) for x, z in outline]
    body.add(points, [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)], material)


def _stroke(body, line, width, y, material):
    """A brush's stroke of changing width along a line of (x, z)."""
    line = np.asarray(line, float)
    ahead = np.gradient(line, axis=0)
    ahead /= np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) * (np.broadcast_to(width, len(line)) / 2)[:, None]
    body.sheet([[(a[0], y, a[1]), (b[0], y, b[1])] for a, b in zip(line - side, line + side)], material)


def _sprig(body, w, h, inks, rng, y):
    """A botanical study: a bent stem with leaves in pairs."""
    green, dark = m.flat_colour(inks[1]), m.flat_colour(inks[3])
    lean = rng.uniform(-0.18, 0.18)
    line = spline([(-lean * w * 0.5, -0.4 * h), (lean * w * 0.3, -0.1 * h), (0, 0.15 * h), (lean * w, 0.4 * h)], 40)
    _stroke(body, line, np.linspace(0.012, 0.003, 40) * h, y, dark)
    kind = rng.choice(("elliptic", "lance", "round", "ovate"))
    count = rng.randint(5, 9)
    for k in range(count):
        for side in (-1, 1):
            s = 0.22 + 0.74 * k / count
            at = line[int(s * 39)]
            size = h * 0.24 * (1 - 0.55 * k / count) * rng.uniform(0.85, 1.1)
            a = math.pi / 2 - side * rng.uniform(0.6, 1.05)
            t = np.linspace(0, 1, 14)
            half = smooth_width(kind, t) * size * {"round": 0.34, "lance": 0.12}.get(kind, 0.22)
            ring = np.concatenate([np.stack([t * size, half], 1), np.stack([t * size, -half], 1)[::-1][1:-1]])
            ring[:, 1] += 0.2 * side * size * (ring[:, 0] / size) ** 2
            turned = ring @ np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]]) + at
            _filled(body, turned, y - 0.0002, green if rng.random() < 0.75 else m.flat_colour(inks[2]))
            rib = np.stack([t * size * 0.9, 0.2 * side * size * (t * 0.9) ** 2], 1) @ np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]]) + at
            _stroke(body, rib, 0.0035 * h, y - 0.0004, dark)


def _forms(body, w, h, inks, rng, y):
    """Abstract: a few large soft forms that overlap, and a line."""
    for k in range(rng.randint(3, 5)):
        size = rng.uniform(0.28, 0.52)
        ring = ellipse(size * w, size * h * rng.uniform(0.6, 1.1), rng.uniform(1.9, 3.0), 60, 0.28, rng.random() * 9)
        at = (rng.uniform(-0.2, 0.2) * w, rng.uniform(-0.24, 0.24) * h)
        _filled(body, ring + at, y - 0.0003 * k, m.flat_colour(inks[1 + k % 4]))
    line = spline([(rng.uniform(-0.36, 0.36) * w, (0.36 - 0.24 * k) * h) for k in range(4)], 40)
    _stroke(body, line, 0.007 * h * (1 + 0.5 * np.sin(np.linspace(0, 9, 40))), y - 0.002, m.flat_colour(inks[3]))


def _land(body, w, h, inks, rng, y):
    """A landscape in bands: sky, far ranges, a plain, and a sun or none."""
    top = 0.44 * h
    bands = rng.randint(4, 6)
    for k in range(bands):
        base = top - 0.3 * h - k * 0.58 * h / bands
        xs = np.linspace(-0.44 * w, 0.44 * w, 40)
        phase, tall = rng.uniform(0, 9), 0.07 * h * (1 - k / bands) + 0.012 * h
        ridge = base + 0.12 * h + tall * (np.sin(xs / w * 7 + phase) + 0.5 * np.sin(xs / w * 17 + 2 * phase))
        tone = m.shade(inks[1 + k % 4], 0.5 - 0.5 * k / bands)
        body.sheet([[(x, y - 0.0003 * k, -0.44 * h) for x in xs], [(x, y - 0.0003 * k, max(z, -0.44 * h)) for x, z in zip(xs, ridge)]], m.flat_colour(tone))
    if rng.random() < 0.6:
        _filled(body, ellipse(0.13 * w, 0.13 * w, count=40) + (rng.uniform(-0.2, 0.2) * w, 0.3 * h), y - 0.0001, m.flat_colour(inks[2]))


def _lines(body, w, h, inks, rng, y):
    """Drawn brush lines: a vessel or a figure's curve, one gesture over another."""
    for k in range(rng.randint(5, 9)):
        x = rng.uniform(-0.3, 0.3) * w
        line = spline([(x, 0.4 * h), (x + rng.uniform(-0.16, 0.16) * w, 0.13 * h), (x + rng.uniform(-0.16, 0.16) * w, -0.13 * h), (x + rng.uniform(-0.1, 0.1) * w, -0.4 * h)], 50)
        wide = h * rng.uniform(0.01, 0.045) * (0.5 + np.abs(np.sin(np.linspace(0.3, 2.9, 50))))
        _stroke(body, line, wide, y - 0.0003 * k, m.flat_colour(inks[1 + k % 4]))


def _grid(body, w, h, inks, rng, y):
    """Blocks of colour side by side, like a quilt."""
    for i in range(4):
        for j in range(5):
            if rng.random() < 0.2:
                continue
            ring = ellipse(w * 0.21, h * 0.165, 9, 32, 0.04, i * 7 + j + rng.random())
            _filled(body, ring + ((i - 1.5) * w * 0.222, (j - 2) * h * 0.176), y, m.flat_colour(rng.choice(inks[1:])))


ART = {"sprig": _sprig, "forms": _forms, "land": _land, "lines": _lines, "grid": _grid}


def frame(body, width, height, wide, deep, material):
    """Four mitred pieces of moulding round an opening of width × height that stands with its foot at z = 0."""
    profile = [(0, 0), (0, -deep * 0.7), (wide * 0.16, -deep * 0.78), (wide * 0.3, -deep * 0.74), (wide * 0.6, -deep * 0.97), (wide * 0.85, -deep), (wide, -deep * 0.9), (wide, 0)]
    w, h = width / 2, height / 2
    for k, (along, across) in enumerate(((w, h), (h, w), (w, h), (h, w))):
        rows = []
        for end in (-1, 1):
            rows.append([(end * (along + out), y, -across - out) for out, y in profile])
        a = k * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        points = [(x * c - z * s, y, x * s + z * c + h + wide) for row in rows for x, y, z in row]
        n = len(profile)
        faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
        body.add(points, faces, material, along="z" if k % 2 else "x")


def picture(width=0.5, height=0.7, art="sprig", palette="veld", material=None, mount=0.07, wide=0.022, glazed=False, seed=1, deep=0.026):
    """A framed picture with its mount, outer size about width × height, its foot at z = 0. art: sprig, forms, land, lines, grid.

    glazed: glass before it, which mirrors the window; hang it with pictures.hang, or lean it back by a few degrees.
    """
    material = material or m.oak("auto")
    body = Body(f"picture {art}", seed)
    rng = random.Random(f"{art} {palette} {seed}")
    w, h = width - 2 * wide, height - 2 * wide
    frame(body, w, h, wide, deep, material)
    z = height / 2
    inks = PALETTES[palette]
    body.bar((width - wide, 0.004, height - wide), (0, -0.004, wide / 2), m.book_cloth("#8d7b63"), 0.001)
    flat = lambda a, b, y: [[(-a / 2, y, z - b / 2), (a / 2, y, z - b / 2)], [(-a / 2, y, z + b / 2), (a / 2, y, z + b / 2)]]
    pw, ph = w - 2 * mount, h - 2 * mount * 1.08
    if mount:
        # The mount is a board with a window, cut aslant.
        outer, inner = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], [(-pw / 2, -ph / 2), (pw / 2, -ph / 2), (pw / 2, ph / 2), (-pw / 2, ph / 2)]
        ring = [(x, -0.0125, q + z) for x, q in outer] + [(x, -0.0125, q + z) for x, q in inner] + [(x * 0.99, -0.0095, q * 0.99 + z) for x, q in inner]
        body.add(ring, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)] + [(4 + i, 4 + (i + 1) % 4, 8 + (i + 1) % 4, 8 + i) for i in range(4)], m.flat_colour("#f4f0e6"))
    body.sheet(flat(pw if mount else w, ph if mount else h, -0.009), m.flat_colour(inks[0]))
    art_ = Body("art", seed)
    ART[art](art_, pw, ph, inks, rng, 0.0)
    for points, uv in zip(art_.points, art_.uvs):
        points[:, 0] = np.clip(points[:, 0], -pw / 2, pw / 2)
        points[:, 2] = np.clip(points[:, 2], -ph / 2, ph / 2)
    shifted = np.vstack(art_.points) + (0, -0.0093, z)
    for slot, material_ in enumerate(art_.materials):
        body.add(shifted, [f for f, s in zip(art_.faces, art_.slots) if s == slot], material_)
    if glazed:
        body.sheet(flat(w, h, -0.017), m.glass(shine=0.8))
    return body.done(smooth=40, weighted=False)


def hang(wall, obj, along, up, lean=0.0):
    """Hangs a picture with its foot `up` metres on a shell wall."""
    from mathutils import Matrix

    obj.matrix_world = wall.matrix @ Matrix.Translation((along, 0, up)) @ Matrix.Rotation(math.radians(lean), 4, "Y")
    return obj


def mirror(width=0.7, height=0.95, style="arched", material=None, seed=1, foxing=0.15):
    """styles: "arched" (thin metal), "round", "moulded" (a wide frame of wood or gilt)."""
    material = material or (m.brass() if style != "moulded" else m.wood("#c9a564", "#8a6432"))
    body = Body(f"mirror {style}", seed)
    glass = m.mirror_glass(foxing)
    if style == "moulded":
        wide = 0.075
        frame(body, width - 2 * wide, height - 2 * wide, wide, 0.04, material)
        w, z0, z1 = width / 2 - wide, wide, height - wide
        body.sheet([[(-w, -0.01, z0), (w, -0.01, z0)], [(-w, -0.01, z1), (w, -0.01, z1)]], glass)
        return body.done(smooth=40, weighted=False)
    if style == "round":
        ring = ellipse(width, width, count=96) + (0, width / 2)
    else:
        arc = [(width / 2 * math.cos(a), height - width / 2 + width / 2 * math.sin(a)) for a in np.linspace(0, math.pi, 48)]
        ring = np.array([(width / 2, 0.012), *arc, (-width / 2, 0.012), (-width / 2 + 0.012, 0), (width / 2 - 0.012, 0)])
    body.rod([(x, -0.015, z) for x, z in ring], 0.009, material, 8, closed=True, up=(0, 1, 0), flat=1.4)
    _filled(body, ring, -0.012, glass)
    _filled(body, ring[::-1], -0.002, m.book_cloth("#3a342d"))
    return body.done(smooth=40, weighted=False)


def leaning(count=2, seed=1, palette="earth"):
    """Pictures of several sizes that lean on the wall one before the other, for a sideboard or a mantel; their wall is y = 0."""
    rng = random.Random(f"leaning {seed}")
    whole = mesh.group("leaning pictures")
    arts = rng.sample(sorted(ART), min(count, len(ART)))
    for k in range(count):
        h = rng.uniform(0.5, 0.72) * (1 - 0.22 * k)
        one = picture(h * rng.uniform(0.68, 0.85), h, arts[k % len(arts)], palette, rng.choice((m.oak(), m.black_steel(), m.walnut())), seed=seed + k)
        out = 0.06 + 0.055 * k
        set_down(one, whole, ((k - (count - 1) / 2) * 0.3 + rng.uniform(-0.04, 0.04), -out, 0), rng.uniform(-2, 2), -math.degrees(math.atan2(out - 0.01, h)))
    return whole


