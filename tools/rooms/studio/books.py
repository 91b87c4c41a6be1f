"""Books, magazines, folded paper and spectacles: what is read and left lying."""

import math
import random

import numpy as np

from . import materials as m
from . import mesh
from .forms import Body, again, set_down, spline

SPINES = ("#7d3b30", "#31465a", "#b79a63", "#53614a", "#d8ccb4", "#2f2c2a", "#a8653f", "#8a8f8d", "#c9b8a0", "#64404a", "#e7dfd0", "#4b5f66")


def book(width=0.16, height=0.23, thick=0.03, cloth="#7d3b30", seed=1, title="#d9c493"):
    """A closed book lying on its back cover, its spine to -x: boards, a rounded spine, pages cut a little short."""
    body = Body("book", seed)
    cover = m.book_cloth(cloth)
    board, w, h, t = 0.0028, width, height, thick
    for z in (0.0, t - board):
        body.bar((w - 0.006, h, board), (0.003, 0, z), cover, 0.0008, turn=body.rng.uniform(-0.25, 0.25))
    # The spine bulges out; the fore-edge is hollow to match.
    arc = [(-w / 2 + 0.002 - 0.006 * math.sin(math.pi * k / 8), t * k / 8) for k in range(9)]
    rows = [[(x, y, z) for y in np.linspace(-h / 2, h / 2, 3)] for x, z in arc]
    inner = [[(x + 0.0018, y, z) for y in np.linspace(-h / 2, h / 2, 3)] for x, z in arc]
    body.sheet([r[::-1] for r in rows], cover).sheet(inner, cover)
    if title:
        wide = h * body.rng.uniform(0.18, 0.3)
        label = [[(x - 0.0004, y, z) for y in np.linspace(-wide / 2, wide / 2, 3) + h * 0.16] for x, z in arc[2:7]]
        body.sheet([r[::-1] for r in label], m.flat_colour(title, 0.5))
    hollow = [(w / 2 - 0.006 - 0.0035 * math.sin(math.pi * k / 8), board + (t - 2 * board) * k / 8) for k in range(9)]
    low = h / 2 - 0.0035
    pages = m.page_edges()
    ring = [(-w / 2 + 0.004, board), *hollow, (-w / 2 + 0.004, t - board)]
    n = len(ring)
    points = [(x, y, z) for y in (-low, low) for x, z in ring]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    body.add(points, faces, pages)
    return body.done(smooth=35, weighted=False)


def book_stack(count=4, seed=1, colours=SPINES, big=1.0):
    """Books lying on each other, none quite above the last, the larger below."""
    rng = random.Random(f"stack {seed}")
    sizes = sorted(((rng.uniform(0.15, 0.25) * big, rng.uniform(0.2, 0.33) * big) for _ in range(count)), reverse=True)
    made, z = [], 0.0
    picked = rng.sample(list(colours), min(count, len(colours)))
    for k, (w, h) in enumerate(sizes):
        t = rng.uniform(0.018, 0.042)
        one = book(w, h, t, picked[k % len(picked)], seed * 31 + k)
        made.append(set_down(one, None, (rng.uniform(-0.012, 0.012), rng.uniform(-0.012, 0.012), z), 90 + rng.uniform(-11, 11) + (180 if rng.random() < 0.2 else 0)))
        z += t + 0.0004
    whole = mesh.group("book stack", *made)
    whole["top"] = z
    return whole


def book_row(width=0.6, seed=1, colours=SPINES, tall=0.25, depth=0.16, lean=True):
    """Books upright on a shelf from -width/2 to width/2, their spines to -y; the last ones lean."""
    rng = random.Random(f"row {seed}")
    whole, x = mesh.group("book row"), -width / 2
    shelf = [book(rng.uniform(0.7, 1.0) * depth, rng.uniform(0.7, 1.0) * tall, rng.uniform(0.014, 0.045), rng.choice(colours), seed * 17 + i) for i in range(12)]
    used = set()
    while True:
        one = rng.choice(shelf)
        w, h, t = _size(one)
        if x + t > width / 2 - (0.07 if lean else 0.0):
            break
        made = again(one) if one in used else one
        used.add(one)
        # Stood on its tail, its spine to the front.
        _upright(made, whole, x + rng.uniform(0.0, 0.0015), -depth / 2 + w / 2 + rng.uniform(0, 0.014), h / 2, 0)
        x += t + 0.0012
    if lean:
        one = again(shelf[0]) if shelf[0] in used else shelf[0]
        w, h, t = _size(one)
        a = math.atan2(max(0.02, width / 2 - x - t) * 0.9, h)
        _upright(one, whole, x + math.sin(a) * h * 0.5 + 0.003, -depth / 2 + w / 2, h / 2 * math.cos(a) + t * math.sin(a) * 0.5, -math.degrees(a))
        used.add(shelf[0])
    _drop([b for b in shelf if b not in used])
    return whole


def _drop(objects):
    import bpy

    for obj in objects:
        bpy.data.objects.remove(obj)


def _size(one):
    xs = np.array([v.co[:] for v in one.data.vertices])
    return np.ptp(xs, axis=0)


def _upright(obj, parent, x, y, z, tilt):
    from mathutils import Matrix, Vector

    obj.parent = parent
    # Columns: the book's width runs back, its height up, its thickness along the shelf.
    stand = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    obj.matrix_local = Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(math.radians(-tilt), 4, "Y") @ stand


def _pages(width, height, rise, curl, seed, side, rows=16, columns=18):
    """The upper page of an open half, from the gutter out to `side`."""
    points = []
    for j in np.linspace(-0.5, 0.5, rows):
        row = []
        for t in np.linspace(0, 1, columns):
            hump = rise * math.sin(math.pi * min(1, t / 0.34) / 2) * (1 - t) ** 0.6
            row.append((side * width * t, height * j, 0.004 + hump + curl * max(0, t - 0.7) ** 2 * (1 + 0.7 * j)))
        points.append(row if side > 0 else row[::-1])
    return points


def open_book(width=0.15, height=0.22, cloth="#31465a", seed=1, face_down=False):
    """A book left lying open; face_down: astride on its pages, its spine up, as one keeps a place."""
    body = Body("open book", seed)
    paper, cover = m.printed_page(), m.book_cloth(cloth)
    if face_down:
        ridge, half = 0.036, width * 0.97
        for side in (-1, 1):
            for depth, what, short in ((0.0, cover, 0.0), (0.004, m.page_edges(), 0.006)):
                rows = []
                for j in np.linspace(-0.5, 0.5, 9):
                    row = []
                    for t in np.linspace(0, 1, 14):
                        z = (ridge - depth) * (1 - t) ** 1.35 + 0.004 + 0.004 * math.sin(math.pi * t) + 0.002 * t * j * side
                        row.append((side * (0.009 + (half - short) * t), (height - 2 * short) * j, max(z, 0.0035 - depth / 2)))
                    rows.append(row if side > 0 else row[::-1])
                body.sheet(rows, what)
        arc = [(0.0095 * math.cos(a), ridge - 0.001 + 0.006 * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
        body.sheet([[(x, y, z + 0.004) for x, z in arc[::-1]] for y in np.linspace(-height / 2, height / 2, 3)], cover)
        return body.done(thick=0.0024)
    body.bar((2 * width + 0.012, height + 0.008, 0.0026), (0, 0, 0), cover, 0.0008)
    for side, thick in ((-1, 0.011), (1, 0.015)):
        for k in range(4):
            lift = thick * (1 - k * 0.28)
            rows = _pages(width * (1 - 0.008 * k), height, lift, 0.06 * (k == 0) + 0.01, seed, side)
            body.sheet(rows, paper if k == 0 else m.page_edges())
    return body.done(thick=0.0003)


def magazine(width=0.22, height=0.28, cover="#c8b49a", seed=1, ink="#8d5b43"):
    """A magazine with a picture on its cover, a corner lifting."""
    body = Body("magazine", seed)
    lift = body.rng.uniform(0.004, 0.012)

    def leaf(u, v, w, h, z):
        corner = max(0, u + v - 0.62) ** 2 * lift * 5
        return (u * w, v * h, z + corner + 0.0012 * math.sin(3 * u + seed))

    for z, what, short in ((0.0, m.page_edges(), 0.002), (0.0025, m.page_edges(), 0.001), (0.005, m.paper(cover, 0.0), 0.0)):
        body.sheet([[leaf(u, v, width - short, height - short, z) for u in np.linspace(-0.5, 0.5, 12)] for v in np.linspace(-0.5, 0.5, 14)], what)
    print_ = [[leaf(u, v, width, height, 0.0062) for u in np.linspace(-0.4, 0.4, 10)] for v in np.linspace(-0.4, 0.2, 10)]
    body.sheet(print_, m.photograph(ink, seed))
    title = [[leaf(u, v, width, height, 0.0062) for u in np.linspace(-0.38, 0.22, 8)] for v in np.linspace(0.32, 0.41, 3)]
    body.sheet(title, m.flat_colour("#2b2926", 0.4))
    return body.done(thick=0.0009)


def magazines(count=3, seed=1):
    """A loose fan of magazines."""
    rng = random.Random(f"magazines {seed}")
    covers = (("#e6dfd3", "#7a5140"), ("#b9c0b6", "#4f6250"), ("#d9b79a", "#8d4a35"), ("#d2d5d8", "#46566a"), ("#e8e3da", "#9a8660"))
    made = []
    for k in range(count):
        one = magazine(cover=covers[(k + seed) % 5][0], ink=covers[(k + seed) % 5][1], seed=seed + k)
        made.append(set_down(one, None, (rng.uniform(-0.02, 0.02), rng.uniform(-0.03, 0.03), k * 0.0075), rng.uniform(-16, 16)))
    return mesh.group("magazines", *made)


def spectacles(metal=None, seed=1):
    """Round spectacles, their arms half open."""
    metal = metal or m.black_steel("#3a2b20", 0.3)
    body = Body("spectacles", seed)
    for s in (-1, 1):
        ring = [(s * 0.034 + 0.022 * math.cos(a), 0.0, 0.0215 + 0.0205 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 36, False)]
        body.rod(ring, 0.0017, metal, 8, closed=True, up=(0, 1, 0))
        body.add([(x, y, z) for x, y, z in ring], [tuple(range(36))], m.glass())
        arm = spline([(s * 0.057, 0.001, 0.026), (s * 0.06, 0.012, 0.026), (s * 0.052, 0.08, 0.022), (s * 0.045, 0.125, 0.012), (s * 0.042, 0.138, 0.002)], 20)
        body.rod(arm, 0.0016, metal, 8)
    body.rod(spline([(-0.012, 0, 0.026), (0, 0.001, 0.03), (0.012, 0, 0.026)], 8), 0.0015, metal, 8, up=(0, 1, 0))
    return body.done()


def papers(count=4, seed=1, width=0.21, height=0.297):
    """Sheets of paper, loosely squared, one folded in three that stands open."""
    body = Body("papers", seed)
    sheet = m.paper("#f3eee3")
    for k in range(count):
        turn, dx, dy = body.rng.uniform(-6, 6), body.rng.uniform(-0.01, 0.01), body.rng.uniform(-0.01, 0.01)
        curl = body.rng.uniform(0, 0.02)
        rows = [[(u * width, v * height, 0.0012 * k + curl * max(0, u * v) ** 2 * 4) for u in np.linspace(-0.5, 0.5, 10)] for v in np.linspace(-0.5, 0.5, 10)]
        body.sheet(rows, sheet, at=(dx, dy, 0), turn=turn)
    fold = [(-0.05, 0.012), (-0.02, 0.034), (0.0, 0.005), (0.005, 0.0045), (0.055, 0.022), (0.1, 0.006)]
    rows = [[(x * 0.9, y, z + 0.0012 * count) for x, z in fold] for y in np.linspace(-0.1, 0.1, 6)]
    body.sheet(rows, sheet, at=(0.02, -0.02, 0), turn=24)
    return body.done(smooth=30, weighted=False)
