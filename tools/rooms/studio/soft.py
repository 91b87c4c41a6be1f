"""Loose cloth: cushions, pillows, throws, table linen, bedding, rugs. What falls, falls by cloth simulation."""

import math
import random

import bpy
import numpy as np
from mathutils import noise as field
from mathutils import Vector

from . import mesh

# How square a cushion is: 2 would be a disc.
ROUND = 7.5

# How far the filling reaches into the corners: 0 would leave them flat.
FULL = 1.5


def cushion(width, height, thick, seed, chop=0.0, cells=44, edge="knife"):
    """A stuffed cushion that stands upright: its middle at the origin, its face to -y. Returns front and back as one.

    chop: metres by which a blow has sunk its upper edge. edge: "knife" or "piped" (a second object, the cord).
    """
    rng = random.Random(seed)
    s = np.linspace(-1, 1, cells)
    x, z = np.meshgrid(s, -s)
    # Rounded corners: each square within the cover becomes a curve of the same width, and the filling draws its sides in.
    norm = (np.abs(x) ** ROUND + np.abs(z) ** ROUND) ** (1 / ROUND)
    round_off = np.maximum(np.abs(x), np.abs(z)) / np.maximum(norm, 1e-9)
    pull = 0.008 + 0.008 * rng.random()
    px = x * round_off * (1 - pull * (1 - z**2) * x**2)
    pz = z * round_off * (1 - pull * (1 - x**2) * z**2)
    # The filling reaches into the corners, the smoother the less; a product of the two slopes would leave them flat as ears.
    across, along = (np.maximum(1 - np.abs(side) ** 2.4, 1e-6) for side in (x, z))
    body = (((across**-FULL + along**-FULL) / 2) ** (-1 / FULL)) ** 0.54
    body[(np.abs(x) == 1) | (np.abs(z) == 1)] = 0
    # It has slumped a little to one side, lies deeper below, and its seam does not keep to a plane.
    slump, heavy = rng.uniform(-0.16, 0.16), rng.uniform(0.16, 0.26)
    sunk = (1 - heavy * z * (1 - x**2)) * (1 + slump * x * (1 - z**2))
    half = thick / 2 * body * sunk
    corners = [rng.uniform(-1, 1) for _ in range(4)]
    bend = 0.011 * sum(c * (1 + sx * x) * (1 + sz * z) / 4 for c, sx, sz in zip(corners, (-1, 1, -1, 1), (-1, -1, 1, 1)))
    bend += 0.006 * np.vectorize(lambda a, b: field.noise(Vector((a * 1.6, b * 1.6, seed + 3.3))))(x, z)
    radial = np.zeros_like(x)
    for i in range(cells):
        for j in range(cells):
            corner = math.hypot(1 - abs(x[i, j]), 1 - abs(z[i, j]))
            angle = math.atan2(1 - abs(z[i, j]), 1 - abs(x[i, j]))
            fade = math.exp(-((corner / 0.75) ** 2)) * min(1, corner * 5)
            radial[i, j] = fade * math.sin(angle * 11 + 3 * field.noise(Vector((x[i, j] * 2, z[i, j] * 2, seed))))
            radial[i, j] += 1.3 * body[i, j] * field.noise(Vector((x[i, j] * 2.4, z[i, j] * 2.4, seed + 7.7)))
    wrinkle = 0.0065 * radial
    # A blow of the hand sinks its upper part a little, wide and to one side of the middle, and its face more softly.
    hit = rng.uniform(-0.22, 0.22)
    dip = 0.4 * chop * np.exp(-(((x - hit) / 0.72) ** 2)) * mesh.smoothstep(-0.4, 1, z)
    uneven = np.vectorize(lambda a, b: field.noise(Vector((a * 1.3, b * 1.3, seed + 11.1))))
    zz = pz * height / 2 - dip + 0.012 * height * uneven(x, z) + 0.02 * slump * width * x
    xx = px * width / 2 + 0.012 * width * uneven(z, x)
    crease = 1 - 4 * chop * np.exp(-(((x - hit) / 0.34) ** 2)) * mesh.smoothstep(-0.1, 1, z)
    front = np.stack([xx, bend - (half * crease + wrinkle * body**0.5), zz], axis=2)
    back = np.stack([xx, bend + half * crease, zz], axis=2)
    metres = np.stack([(x + 1) * width / 2, (1 - z) * height / 2], axis=2)
    both = np.concatenate([front.reshape(-1, 3), back.reshape(-1, 3)])
    faces, uvs = [], []
    n = cells * cells
    for i in range(cells - 1):
        for j in range(cells - 1):
            a, b, c, d = i * cells + j, (i + 1) * cells + j, (i + 1) * cells + j + 1, i * cells + j + 1
            faces.append((a, b, c, d))
            uvs += [metres.reshape(-1, 2)[k] for k in (a, b, c, d)]
            faces.append((d + n, c + n, b + n, a + n))
            uvs += [metres.reshape(-1, 2)[k] for k in (d, c, b, a)]
    obj = mesh.mesh_object("cushion", both, faces, uvs)
    weld = obj.modifiers.new("weld", "WELD")
    weld.merge_threshold = 2e-4
    mesh.subdivide(obj, 1)
    if edge == "knife":
        return obj, None
    rim = [tuple(front[0, j]) for j in range(0, cells, 2)] + [tuple(front[i, -1]) for i in range(1, cells, 2)]
    rim += [tuple(front[-1, j]) for j in range(cells - 2, 0, -2)] + [tuple(front[i, 0]) for i in range(cells - 2, 0, -2)]
    from .upholstery import piping

    return obj, piping(rim, 0.005)


def sheet(width, length, cells_per_m=70, name="sheet"):
    """A flat cloth in the plane z = 0, its middle at the origin, u along x and v towards -y."""
    columns, rows = max(8, round(width * cells_per_m)), max(8, round(length * cells_per_m))
    u, v = np.meshgrid(np.linspace(0, width, columns), np.linspace(0, length, rows))
    points = np.stack([u - width / 2, length / 2 - v, 0 * u], axis=2)
    return mesh.grid_object(name, points, np.stack([u, v], axis=2))


def fall(cloth, on, frames=45, stiff=12, thick=0.004, mass=0.35, friction=18, pins=None, after=2):
    """Lets a sheet fall on other objects and returns it as it lies, smoothed and with a thickness.

    on: objects that hold it. pins: indices of corners that do not move. stiff: bending; 2 silk, 30 felt.
    """
    scene = bpy.context.scene
    kept = []
    for obj in on:
        body = obj.modifiers.new("holds", "COLLISION")
        obj.collision.thickness_outer, obj.collision.cloth_friction = 0.006, friction
        obj.collision.damping = 0.6
        kept.append((obj, body))
    modifier = cloth.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass = 7, mass
    settings.tension_stiffness = settings.compression_stiffness = 18
    settings.shear_stiffness, settings.bending_stiffness = 8, stiff * 0.06
    settings.air_damping = 1.5
    modifier.collision_settings.distance_min = 0.004
    modifier.collision_settings.collision_quality = 3
    modifier.collision_settings.use_self_collision = False
    if pins:
        group = cloth.vertex_groups.new(name="pins")
        group.add(list(pins), 1.0, "REPLACE")
        settings.vertex_group_mass = "pins"
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames + 1
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    lying = mesh.real(cloth)
    for obj, body in kept:
        obj.modifiers.remove(body)
    scene.frame_set(1)
    smooth = lying.modifiers.new("soft", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, after
    mesh.subdivide(lying, 1)
    return mesh.solidify(lying, thick, 1)


# Cells in a metre of a throw.
THROW = 44


def columns_of(width):
    """How many points a throw of this width has in a row."""
    return max(8, round(width * THROW))


def dropped(width, length, at, on, seed, turn=0, gather=0.62, frames=40):
    """A throw that a hand let go: gathered across its width, it lies and hangs in folds along its length (y before turn)."""
    cloth, deep = sheet(width, length, THROW, "throw"), 0.057 * math.sqrt(1 - gather)
    for point in cloth.data.vertices:
        x, y, _ = point.co
        way = x * 30 + 2.2 * field.noise(Vector((y * 1.2, x * 2.3, seed)))
        point.co = (x * gather, y * 0.97, deep * math.sin(way) + 0.03 * field.noise(Vector((x * 4, y * 4, seed + 1.0))))
    mesh.place(cloth, *at, turn=turn)
    return fall(cloth, on, frames=frames, stiff=1.5, thick=0.006)


def fringe(obj_edge, length, seed, step=0.008, radius=0.0016, down=(0, 0, -1)):
    """Threads along an edge (points in metres), as one mesh with metres: the fringe of a throw or a rug."""
    rng = random.Random(seed)
    vertices, faces, uvs = [], [], []
    edge = [Vector(p) for p in obj_edge]
    lengths = [0.0]
    for a, b in zip(edge, edge[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    count = int(lengths[-1] / step)
    at = 0
    for i in range(count):
        along = (i + 0.5) * step
        while lengths[at + 1] < along:
            at += 1
        a, b = edge[at], edge[at + 1]
        start = a.lerp(b, (along - lengths[at]) / max(lengths[at + 1] - lengths[at], 1e-6))
        side = (b - a).normalized()
        hang = Vector(down) * length * (0.85 + 0.3 * rng.random()) + side * rng.uniform(-0.4, 0.4) * step * 2
        out = side.cross(Vector(down)).normalized()
        first = len(vertices)
        for k in range(4):
            t = k / 3
            p = start + hang * t + out * 0.004 * math.sin(t * 3 + i)
            w = radius * (1 - 0.4 * t)
            vertices += [p - side * w, p + out * w, p + side * w]
        for k in range(3):
            for c in range(3):
                f = first + k * 3
                faces.append((f + c, f + (c + 1) % 3, f + 3 + (c + 1) % 3, f + 3 + c))
                uvs += [(along, -0.002)] * 4
    return mesh.mesh_object("fringe", vertices, faces, uvs)


def rug(width, length, thick=0.012, seed=0, round_rug=False, curl=0.0):
    """A rug on z = 0, its middle at the origin, u to the right and v towards -y, its edge soft and a little uneven."""
    if round_rug:
        return _round_rug(width, thick, seed)
    columns, rows = round(width / 0.03), round(length / 0.03)
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    wobble = np.array([[field.noise(Vector((a * 4, b * 4, seed))) for a in u[0]] for b in v[:, 0]])
    rim = np.minimum(np.minimum(u, 1 - u) * width, np.minimum(v, 1 - v) * length)
    height = thick * np.clip(rim / 0.012, 0.0, 1) ** 0.5 + 0.0025 * wobble * (rim > 0.05)
    lift = curl * np.exp(-(((1 - u) * width / 0.12) ** 2) - (((1 - v) * length / 0.12) ** 2))
    x = (u - 0.5) * width + 0.004 * wobble * (np.abs(u - 0.5) > 0.45)
    y = (0.5 - v) * length + 0.004 * wobble * (np.abs(v - 0.5) > 0.45)
    points = np.stack([x, y, height + lift], axis=2)
    return mesh.grid_object("rug", points, np.stack([u * width, v * length], axis=2))


def _round_rug(width, thick, seed):
    a = np.linspace(0, 2 * math.pi, 160)[None, :]
    r = np.concatenate([np.linspace(0.001, 0.97, 30), [0.985, 0.995, 1.0]])[:, None]
    height = thick * np.clip((1 - r) * width / 2 / 0.012, 0, 1) ** 0.5
    x, y = r * np.cos(a) * width / 2, r * np.sin(a) * width / 2
    points = np.stack([x, y, height + 0 * a], axis=2)
    return mesh.grid_object("rug", points, np.stack([x + width / 2, width / 2 - y], axis=2))


def table_cloth(width, length, high, hang, seed):
    """A cloth over a table (width along x, length along y), hanging on all four sides in soft folds, its corners in cones."""
    us = np.concatenate([np.linspace(-width / 2 - hang, width / 2 + hang, 150)])
    vs = np.concatenate([np.linspace(-length / 2 - hang, length / 2 + hang, 190)])
    points = np.zeros((len(vs), len(us), 3))
    metres = np.zeros((len(vs), len(us), 2))
    for j, v in enumerate(vs):
        for i, u in enumerate(us):
            over_x, over_y = max(0.0, abs(u) - width / 2), max(0.0, abs(v) - length / 2)
            sx, sy = math.copysign(1, u), math.copysign(1, v)
            x, y = math.copysign(min(abs(u), width / 2), u), -math.copysign(min(abs(v), length / 2), v)
            fine = field.noise(Vector((u * 6, v * 6, seed)))
            z = high + 0.002 * fine
            down = max(over_x, over_y)
            if down > 0:
                share = down / hang
                along = v if over_x >= over_y else u
                wave = math.sin(along * 13 + 2.2 * field.noise(Vector((along * 1.4, seed, 3)))) * (0.6 + 0.5 * field.noise(Vector((along * 2, seed, 8))))
                out = 0.012 + 0.045 * share * (0.5 + 0.5 * wave)
                z = high - max(0, down - 0.008)
                corner = min(over_x, over_y)
                if over_x > 0 and over_y > 0:
                    out += corner * 0.42
                    x += sx * out * 0.7
                    y -= sy * out * 0.7
                elif over_x > 0:
                    x += sx * out
                else:
                    y -= sy * out
            points[j, i] = (x, y, z)
            metres[j, i] = (u + width / 2 + hang, v + length / 2 + hang)
    return mesh.solidify(mesh.subdivide(mesh.grid_object("table cloth", points, metres), 1), 0.0015, 1)
