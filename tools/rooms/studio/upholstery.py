"""Stuffed things: pads, arms, backs, piping and skirts, with metres of cloth on every face as an upholsterer cuts it."""

import math

import numpy as np
from mathutils import noise as field
from mathutils import Vector

from . import mesh
from .dressable import PIPING


def pad(
    size,
    radius=0.05,
    crown=0.03,
    seed=0,
    wrinkle=0.003,
    waterfall=True,
    dent=0.0,
    cells=26,
    name="pad",
    v0=0.0,
    taper=0.0,
):
    """A cushion or block with rounded edges that stands at the origin: x across, -y to the front, z up.

    size: metres (width, depth, height). crown: how far its faces swell. wrinkle: metres of unevenness. waterfall: the
    cloth of the top runs on down the front. dent: metres that its middle has been sat in. taper: share by which its top
    is narrower than its foot.
    """
    w, d, h = size
    radius = min(radius, w / 2.02, d / 2.02, h / 2.02)
    counts = [max(5, min(cells, round(s / 0.028))) for s in size]
    vertices, faces, uvs = [], [], []

    def face(origin, across, down, n_across, n_down, metres):
        first = len(vertices)
        for j in range(n_down + 1):
            for i in range(n_across + 1):
                vertices.append(origin + across * _eased(i / n_across) + down * _eased(j / n_down))
        for j in range(n_down):
            for i in range(n_across):
                corner = [(i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j)]
                faces.append(tuple(first + b * (n_across + 1) + a for a, b in corner))
                uvs.extend(metres(_eased(a / n_across), _eased(b / n_down)) for a, b in corner)

    x, y, z = (np.array(v, float) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    nx, ny, nz = counts
    low, fall = v0 + d, v0 + d
    face(-w / 2 * x + d / 2 * y + h * z, w * x, -d * y, nx, ny, lambda a, b: (a * w, v0 + b * d))
    front = (lambda a, b: (a * w, fall + b * h)) if waterfall else (lambda a, b: (a * w, b * h))
    face(-w / 2 * x - d / 2 * y + h * z, w * x, -h * z, nx, nz, front)
    face(w / 2 * x + d / 2 * y + h * z, -w * x, -h * z, nx, nz, lambda a, b: (a * w, b * h))
    face(-w / 2 * x + d / 2 * y + h * z, -d * y, -h * z, ny, nz, lambda a, b: (a * d, b * h))
    face(w / 2 * x - d / 2 * y + h * z, d * y, -h * z, ny, nz, lambda a, b: (a * d, b * h))
    face(-w / 2 * x - d / 2 * y, w * x, d * y, nx, ny, lambda a, b: (a * w, low + h + b * d))
    points = np.array(vertices)
    points = _rounded(points, size, radius, crown, dent, taper)
    points = _uneven(points, wrinkle, seed)
    obj = mesh.mesh_object(name, points, faces, uvs)
    weld = obj.modifiers.new("weld", "WELD")
    weld.merge_threshold = 1e-5
    return mesh.subdivide(obj, 1)


def _eased(t):
    """Rows stand closer towards the edges, where the form turns."""
    return 0.5 - 0.5 * math.cos(math.pi * t) if 0 < t < 1 else t


def _rounded(points, size, radius, crown, dent, taper):
    w, d, h = size
    half = np.array([w, d, h]) / 2
    centre = np.array([0, 0, h / 2])
    local = points - centre
    inner = half - radius
    core = np.clip(local, -inner, inner)
    out = local - core
    length = np.linalg.norm(out, axis=1, keepdims=True)
    local = core + np.where(length > 1e-9, out / np.maximum(length, 1e-9) * radius, out)
    share = np.clip(np.abs(local / half), 0, 1)
    full = 1 - share**2.4
    x, y, z = local.T
    sx, sy, sz = np.sign(local).T
    z2 = z + sz * crown * full[:, 0] * full[:, 1] * share[:, 2] ** 3
    x2 = x + sx * crown * 0.6 * full[:, 1] * full[:, 2] * share[:, 0] ** 3
    y2 = y + sy * crown * 0.6 * full[:, 0] * full[:, 2] * share[:, 1] ** 3
    if dent:
        sat = np.exp(-(((x / w) * 3.0) ** 2) - ((y / d + 0.08) * 3.2) ** 2)
        z2 -= dent * sat * (z > 0)
    if taper:
        narrow = 1 - taper * (z2 + h / 2) / h
        x2, y2 = x2 * narrow, y2 * narrow
    return np.stack([x2, y2, z2], axis=1) + centre


def _uneven(points, amount, seed):
    if not amount:
        return points
    moved = points.copy()
    shift = Vector((seed * 3.1, seed * 1.7, seed * 0.9))
    for i, p in enumerate(points):
        v = Vector(p) * 3.2 + shift
        soft = field.noise_vector(v)
        fine = field.noise_vector(v * 3.1)
        moved[i] += np.array(soft) * amount * 1.6 + np.array(fine) * amount * 0.45
    return moved


def swept(profile, length, name="arm", closed=True, bow=0.012, seed=0, wrinkle=0.002, ends=True, inset=0.02):
    """A form of one outline along y: an arm, a bolster. profile: (x, z) metres, counter-clockwise seen from the front.

    The cloth goes round the outline and runs along the length. ends: faces of their own close it, a little swollen.
    """
    ring = _resampled(np.array(profile, float), 56)
    around = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.vstack([ring, ring[:1]]), axis=0), axis=1))])
    middle = ring.mean(axis=0)
    rows = 25
    points, metres = [], []
    for j in range(rows):
        a = j / (rows - 1)
        edge = min(a, 1 - a) * length
        shrink = 1 - inset / max(np.abs(ring - middle).max(), 0.05) * (1 - min(1, edge / 0.03)) ** 2
        swell = 1 + bow * math.sin(math.pi * a)
        outline = middle + (ring - middle) * shrink * swell
        points.append([(px, length / 2 - a * length, pz) for px, pz in outline])
        metres.append([(u, a * length) for u in around])
    points = _uneven(np.array(points).reshape(-1, 3), wrinkle, seed).reshape(rows, -1, 3)
    body = mesh.grid_object(name, points, np.array(metres), closed=True)
    pieces = [body]
    if ends:
        pieces += [_cap(points[-1], -1, name), _cap(points[0], 1, name)]
    return pieces


def _cap(ring, side, name):
    """A face over a ring of points, swollen outward along y by side × 12 mm."""
    middle = ring.mean(axis=0)
    rows = []
    for k in np.linspace(1, 0, 9):
        row = middle + (ring - middle) * k
        row[:, 1] += side * 0.014 * (1 - k**2.5)
        rows.append(row)
    points = np.array(rows)
    metres = points[:, :, [0, 2]] * [1, -1]
    closed = np.concatenate([metres, metres[:, :1]], axis=1)
    if side > 0:
        points, closed = points[::-1], closed[::-1]
    return mesh.grid_object(f"{name} end", points, closed, closed=True)


def _resampled(ring, count):
    """The closed outline with its corners rounded (Chaikin, three times), at even distances."""
    for _ in range(3):
        following = np.roll(ring, -1, axis=0)
        ring = np.stack([ring * 0.75 + following * 0.25, ring * 0.25 + following * 0.75], axis=1).reshape(-1, 2)
    closed = np.vstack([ring, ring[:1]])
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    at = np.linspace(0, lengths[-1], count, endpoint=False)
    return np.stack([np.interp(at, lengths, closed[:, k]) for k in (0, 1)], axis=1)


def piping(points, radius=0.0045, closed=True, name="piping"):
    """A cord in cloth along points, as a mesh with metres."""
    obj = mesh.tube(name, points, radius, closed=closed)
    made = mesh.real(obj)
    loops = np.zeros((len(made.data.loops), 2), np.float32)
    place = np.zeros(len(made.data.vertices) * 3, np.float32)
    made.data.vertices.foreach_get("co", place)
    index = np.zeros(len(made.data.loops), np.int32)
    made.data.loops.foreach_get("vertex_index", index)
    place = place.reshape(-1, 3)
    loops[:, 0] = place[index, 0] + place[index, 1]
    loops[:, 1] = place[index, 2]
    layer = made.data.uv_layers.get("cloth") or made.data.uv_layers.new(name="cloth")
    layer.data.foreach_set("uv", loops.ravel())
    made.data.polygons.foreach_set("use_smooth", [True] * len(made.data.polygons))
    made[PIPING] = True
    return made


def pad_edge(size, radius, z, grow=0.002, count=10):
    """The outline of a pad at a height, rounded at its corners: where its piping runs."""
    w, d, _ = size
    ring = []
    for cx, cy, begin in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(count):
            a = math.radians(begin + 90 * i / (count - 1))
            ring.append(
                (
                    cx * (w / 2 - radius) + (radius + grow) * math.cos(a),
                    cy * (d / 2 - radius) + (radius + grow) * math.sin(a),
                    z,
                )
            )
    return ring


def skirt(width, depth, height, seed, pleat=0.0):
    """A valance round three sides of a seat, from `height` down to the floor, open or with pleats at the corners."""
    runs = [(-width / 2, depth / 2), (-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2)]
    points, u = [], []
    along = 0.0
    for (x0, y0), (x1, y1) in zip(runs, runs[1:]):
        length = math.dist((x0, y0), (x1, y1))
        n = max(8, round(length / 0.02))
        for i in range(n):
            a = i / n
            points.append((x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, (y1 - y0) / length, -(x1 - x0) / length))
            u.append(along + a * length)
        along += length
    rows = 14
    sheet, metres = [], []
    for j in range(rows):
        t = j / (rows - 1)
        row = []
        for (x, y, nx, ny), a in zip(points, u):
            wave = 0.010 * t * field.noise(Vector((a * 5, 0.4 * t, seed)))
            wave += pleat * t * math.sin(a * 2 * math.pi / 0.09)
            out = 0.006 + 0.02 * t + wave
            row.append((x + nx * out, y + ny * out, height * (1 - t) + 0.012 * t))
        sheet.append(row)
        metres.append([(a * (1.6 if pleat else 1), t * height) for a in u])
    return mesh.solidify(mesh.grid_object("skirt", np.array(sheet), np.array(metres)), 0.002, 0)
