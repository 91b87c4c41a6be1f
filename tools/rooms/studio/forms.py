"""Forms that a joiner, a potter or a smith makes, gathered into one mesh: bars, slabs, turned and bent pieces.

A Body takes pieces with their materials; `done()` gives the object. Pieces of wood carry their own grain (the attribute
"grain": metres with the grain along z, moved by chance), so a rail's figure runs along the rail.
"""

import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils import noise as field

from . import mesh


def spline(points, count):
    """A smooth line (Catmull-Rom) through points, at `count` even steps of its own measure."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    made = []
    for s in np.linspace(0, len(p) - 3 - 1e-9, count):
        i = int(s)
        t = s - i
        a, b, c, d = p[i : i + 4]
        made.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.array(made)


def rounded(width, depth, radius, count=6):
    """The outline of a rectangle with round corners, counter-clockwise."""
    radius = min(radius, width / 2 - 1e-4, depth / 2 - 1e-4)
    ring = []
    for cx, cy, begin in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(count):
            a = math.radians(begin + 90 * i / (count - 1))
            ring.append((cx * (width / 2 - radius) + radius * math.cos(a), cy * (depth / 2 - radius) + radius * math.sin(a)))
    return np.array(ring)


def ellipse(width, depth, power=2.0, count=72, wobble=0.0, seed=0):
    """An outline between ellipse (power 2) and rounded rectangle (power 4). wobble: share by which it strays."""
    ring = []
    for i in range(count):
        a = 2 * math.pi * i / count
        c, s = math.cos(a), math.sin(a)
        r = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        r *= 1 + wobble * field.noise(Vector((c * 1.1, s * 1.1, seed * 3.7)))
        ring.append((c * r * width / 2, s * r * depth / 2))
    return np.array(ring)


class Body:
    def __init__(self, name, seed=0):
        self.name, self.rng = name, random.Random(f"{name} {seed}")
        self.points, self.faces, self.slots, self.grain, self.uvs = [], [], [], [], []
        self.materials, self.count = [], 0

    def add(self, points, faces, material, along=None, uv=None, matrix=None):
        """A piece: points n × 3 and faces. along: the axis of its grain. uv: one place for each point."""
        points = np.asarray(points, float).reshape(-1, 3)
        axis = "xyz".index(along) if along else int(np.argmax(np.ptp(points, axis=0)))
        order = {0: (1, 2, 0), 1: (0, 2, 1), 2: (0, 1, 2)}[axis]
        middle = points.mean(axis=0)
        drift = [self.rng.uniform(1, 9) for _ in range(3)]
        self.grain.append((points - middle)[:, order] + drift)
        if matrix is not None:
            m = np.array(matrix)
            points = points @ m[:3, :3].T + m[:3, 3]
        if material not in self.materials:
            self.materials.append(material)
        slot = self.materials.index(material)
        self.faces += [tuple(self.count + i for i in f) for f in faces]
        self.slots += [slot] * len(faces)
        self.points.append(points)
        self.uvs.append(np.zeros((len(points), 2)) if uv is None else np.asarray(uv, float).reshape(-1, 2))
        self.count += len(points)
        return self

    def bar(self, size, at, material, edge=0.003, turn=0.0, lean=0.0, tilt=0.0, along=None, steps=2, cuts=0, shape=None):
        """A board or a block that stands on `at`, its edges rounded. turn, lean, tilt: degrees about z, x, y.

        shape: bends its points (n × 3, standing on the origin); cuts: rows along its longest side for that.
        """
        points, faces = _rounded_box(size, min(edge, min(size) / 2.1), steps, cuts)
        if shape:
            points = shape(points)
        return self.add(points, faces, material, along, matrix=_matrix(at, turn, lean, tilt))

    def slab(self, outline, height, at, material, edge=0.004, foot=None, turn=0.0, along=None, steps=3, lean=0.0):
        """A plate of an outline (n × 2), its edges rounded by `edge` above and by `foot` below."""
        ring = np.asarray(outline, float)
        foot = edge if foot is None else foot
        levels = [(foot * (1 - math.sin(a)), foot * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, steps)]
        levels += [(edge * (1 - math.cos(a)), height - edge * (1 - math.sin(a))) for a in np.linspace(0, math.pi / 2, steps)]
        outward = _normals(ring)
        n = len(ring)
        rows = [np.column_stack([ring - outward * inset, np.full(n, z)]) for inset, z in levels]
        # A narrow row within the upper face keeps its shading flat.
        rows.append(np.column_stack([ring - outward * (edge + min(0.006, edge * 2)), np.full(n, height)]))
        faces = _bands(len(rows), n) + [tuple(range(n))[::-1], tuple(range((len(rows) - 1) * n, len(rows) * n))]
        return self.add(np.vstack(rows), faces, material, along, matrix=_matrix(at, turn, lean))

    def turned(self, profile, material, at=(0, 0, 0), sides=40, wobble=0.0, seed=0, shape=None, lean=0.0, turn=0.0, tilt=0.0):
        """A piece off the wheel or the lathe: profile of (radius, height) from the middle of its foot, round its outside.

        wobble: share by which a hand strayed from the round. shape: bends its points.
        """
        rows = []
        for r, z in profile:
            ring = []
            for i in range(sides):
                a = 2 * math.pi * i / sides
                c, s = math.cos(a), math.sin(a)
                k = 1 + wobble * field.noise(Vector((c * 0.8, s * 0.8, z * 6 + seed * 7.3)))
                ring.append((c * r * k, s * r * k, z))
            rows.append(ring)
        points = np.array(rows).reshape(-1, 3)
        faces = _bands(len(rows), sides)
        n = len(rows) * sides
        if profile[0][0] > 1e-5:
            faces.append(tuple(range(sides))[::-1])
        if profile[-1][0] > 1e-5:
            faces.append(tuple(range(n - sides, n)))
        if shape:
            points = shape(points)
        return self.add(points, faces, material, "z", matrix=_matrix(at, turn, lean, tilt))

    def rod(self, points, radius, material, sides=10, at=(0, 0, 0), turn=0.0, closed=False, flat=1.0, up=(0, 0, 1), power=2.0):
        """A rod along points. radius: one, or one for each point; flat: its height as a share of its width."""
        line = np.asarray(points, float)
        radii = np.broadcast_to(np.asarray(radius, float), (len(line),)).copy()
        if not closed:
            line, radii = _round_ends(line, radii)
        rows, side = [], None
        for i, p in enumerate(line):
            before = line[i - 1] if closed or i else line[0]
            after = line[(i + 1) % len(line)] if closed or i < len(line) - 1 else line[-1]
            ahead = Vector(after - before).normalized()
            if side is None:
                side = ahead.cross(Vector(up))
                side = side if side.length > 0.05 else ahead.cross(Vector((0.13, 1, 0)))
            # Its frame is carried along, so that a rod does not twist.
            side = (side - ahead * side.dot(ahead)).normalized()
            high = side.cross(ahead).normalized()
            ring = []
            for k in range(sides):
                a = 2 * math.pi * k / sides
                c, s = math.cos(a), math.sin(a)
                q = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
                ring.append(p + np.array(side) * c * q * radii[i] + np.array(high) * s * q * radii[i] * flat)
            rows.append(ring)
        faces = _bands(len(rows), sides, closed)
        n = len(rows) * sides
        if not closed:
            faces += [tuple(range(sides))[::-1], tuple(range(n - sides, n))]
        return self.add(np.array(rows), faces, material, matrix=_matrix(at, turn))

    def sheet(self, points, material, uv=None, at=(0, 0, 0), turn=0.0, closed=False, matrix=None):
        """A sheet of points rows × columns × 3; uv of the same shape, or across and along from 0 to 1."""
        points = np.asarray(points, float)
        rows, columns = points.shape[:2]
        if uv is None:
            uv = np.stack(np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows)), axis=2)
        return self.add(points, _bands(rows, columns, False, closed), material, uv=uv, matrix=_matrix(at, turn) if matrix is None else matrix)

    def done(self, uv="leaf", thick=0.0, smooth=60, weighted=True):
        """The object. uv: the name of its map; thick: metres given to its sheets; smooth: degrees up to which it is."""
        made = bpy.data.meshes.new(self.name)
        made.from_pydata(np.vstack(self.points).tolist(), [], self.faces)
        for material in self.materials:
            made.materials.append(material)
        made.polygons.foreach_set("material_index", self.slots)
        made.polygons.foreach_set("use_smooth", [True] * len(made.polygons))
        made.attributes.new("grain", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", np.vstack(self.grain).astype(np.float32).ravel())
        corners = np.zeros(len(made.loops), np.int32)
        made.loops.foreach_get("vertex_index", corners)
        layer = made.uv_layers.new(name=uv)
        layer.data.foreach_set("uv", np.vstack(self.uvs)[corners].astype(np.float32).ravel())
        made.use_auto_smooth, made.auto_smooth_angle = True, math.radians(smooth)
        made.update()
        obj = mesh.link(bpy.data.objects.new(self.name, made))
        if thick:
            mesh.solidify(obj, thick, 0)
        elif weighted:
            obj.modifiers.new("flat faces", "WEIGHTED_NORMAL").weight = 70
        return obj


def again(obj, parent=None, at=(0, 0, 0), turn=0.0, lean=0.0, tilt=0.0, scale=1.0):
    """The same mesh once more, elsewhere."""
    made = mesh.link(bpy.data.objects.new(obj.name, obj.data))
    for old in obj.modifiers:
        if old.type == "SOLIDIFY":
            mesh.solidify(made, old.thickness, old.offset)
        elif old.type == "WEIGHTED_NORMAL":
            made.modifiers.new(old.name, old.type).weight = old.weight
    made.parent = parent
    made.matrix_local = _matrix(at, turn, lean, tilt) @ Matrix.Scale(scale, 4)
    return made


def set_down(obj, parent=None, at=(0, 0, 0), turn=0.0, lean=0.0, tilt=0.0, scale=1.0):
    """Moves a thing, and hangs it under a parent."""
    obj.parent = parent
    obj.matrix_local = _matrix(at, turn, lean, tilt) @ Matrix.Scale(scale, 4)
    return obj


def _matrix(at, turn=0.0, lean=0.0, tilt=0.0):
    r = math.radians
    return Matrix.Translation(Vector(at)) @ Matrix.Rotation(r(turn), 4, "Z") @ Matrix.Rotation(r(lean), 4, "X") @ Matrix.Rotation(r(tilt), 4, "Y")


def _bands(rows, columns, closed_rows=False, closed_columns=True):
    """The faces of a grid, outward when its rows rise and its columns run counter-clockwise."""
    faces = []
    for r in range(rows if closed_rows else rows - 1):
        for c in range(columns if closed_columns else columns - 1):
            d, s = (c + 1) % columns, (r + 1) % rows
            faces.append((r * columns + c, r * columns + d, s * columns + d, s * columns + c))
    return faces


def _normals(ring):
    ahead = np.roll(ring, -1, axis=0) - np.roll(ring, 1, axis=0)
    ahead /= np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)
    return np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)


def _round_ends(line, radii):
    """Two more rings at each end, so that a rod does not end in a bare disc."""
    def cap(p, q, r):
        d = (p - q) / max(np.linalg.norm(p - q), 1e-9)
        return [p + d * r * 0.14, p + d * r * 0.22], [r * 0.86, r * 0.5]

    a, ra = cap(line[0], line[1], radii[0])
    b, rb = cap(line[-1], line[-2], radii[-1])
    return np.vstack([a[::-1], line, b]), np.concatenate([ra[::-1], radii, rb])


def _rounded_box(size, edge, steps, cuts):
    half = np.array(size, float) / 2
    inner = half - edge
    places = []
    for h, i in zip(half, inner):
        bend = [i + edge * math.tan(math.pi / 4 * k / (steps // 2)) for k in range(steps // 2 + 1)]
        between = list(np.linspace(-i, i, cuts + 2)[1:-1]) if h == half.max() else []
        places.append(sorted([-b for b in bend] + between + bend))
    last = [len(p) - 1 for p in places]
    number, points, faces = {}, [], []

    def at(*ijk):
        if ijk not in number:
            number[ijk] = len(points)
            points.append([places[k][ijk[k]] for k in range(3)])
        return number[ijk]

    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for end in (0, last[axis]):
            for i in range(last[u]):
                for j in range(last[v]):
                    ring = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        ijk = [0, 0, 0]
                        ijk[axis], ijk[u], ijk[v] = end, i + di, j + dj
                        ring.append(at(*ijk))
                    faces.append(tuple(ring if end else ring[::-1]))
    points = np.array(points)
    core = np.clip(points, -inner, inner)
    out = points - core
    length = np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)
    points = core + out / length * edge
    return points + (0, 0, half[2]), faces
