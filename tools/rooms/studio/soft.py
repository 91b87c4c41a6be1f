"""Loose cloth: cushions, pillows, throws, table linen, bedding, rugs. What falls, falls by cloth simulation."""

import math
import random

import bpy
import numpy as np
from mathutils import noise as field
from mathutils import Vector

from . import mesh

# How square a cushion's cover is cut (2 would be a disc), and how far its sides are cut outward, which the filling draws in.
SQUARE, OUTWARD = 32, 0.022

# A cover is cut so much larger than it stands when it is filled.
CUT = 1.06

# Cells in a metre of a cushion's cover, and frames until its filling has come to rest.
COVER, FILLED = 56, 36


def cushion(width, height, thick, seed, chop=0.0, edge="knife", lean=0.0):
    """A cover that is sewn of two sheets and filled, upright: its middle at the origin, its face to -y.

    chop: metres by which a blow has sunk its upper edge. edge: "knife" or "piped" (a second object, the cord).
    lean: degrees by which it will lean, so that it stands on its lower edge as on a seat.
    """
    vertices, faces, metres, rim = _sewn(width * CUT, height * CUT)
    # The filling is not the same everywhere, so that the cover creases by chance.
    vertices = [(x, y + 0.006 * field.noise(Vector((x * 9, z * 9, seed + (3 if y > 0 else 0)))), z) for x, y, z in vertices]
    body = _filled(mesh.mesh_object("cushion", vertices, faces, metres), 0.41 * width * height * thick)
    rng = random.Random(seed)
    _settle(body, width, height, rng.uniform(-0.2, 0.2), rng.uniform(-1, 1), chop, math.radians(lean))
    around = [tuple(body.data.vertices[k].co) for k in rim[::2]]
    mesh.subdivide(body, 1)
    if edge == "knife":
        return body, None
    from .upholstery import piping

    return body, piping(around, 0.005)


def _sewn(width, height):
    """Two sheets, sewn along their rim: vertices, faces, metres on the cloth, and the rim's vertices in turn."""
    columns, rows = max(14, round(width * COVER)), max(14, round(height * COVER))
    x, z = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(1, -1, rows))
    rounded = np.maximum(np.abs(x), np.abs(z)) / np.maximum((np.abs(x) ** SQUARE + np.abs(z) ** SQUARE) ** (1 / SQUARE), 1e-9)
    cut_x = x * rounded * width / 2 * (1 + OUTWARD * (1 - z**2))
    cut_z = z * rounded * height / 2 * (1 + OUTWARD * (1 - x**2))
    on_rim = (np.abs(x) == 1) | (np.abs(z) == 1)
    front = np.arange(rows * columns).reshape(rows, columns)
    back = front.copy()
    back[~on_rim] = rows * columns + np.arange((~on_rim).sum())
    flat = np.stack([cut_x, np.where(on_rim, 0, -0.004), cut_z], axis=2).reshape(-1, 3)
    behind = np.stack([cut_x, 0 * x + 0.004, cut_z], axis=2)[~on_rim]
    metres = np.stack([cut_x + width / 2, height / 2 - cut_z], axis=2)
    faces, uvs = [], []
    for i in range(rows - 1):
        for j in range(columns - 1):
            around = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            for side, corners in ((front, around), (back, around[::-1])):
                faces.append(tuple(side[corner] for corner in corners))
                uvs += [metres[corner] for corner in corners]
    rim = [*front[0, :], *front[1:, -1], *front[-1, -2::-1], *front[-2:0:-1, 0]]
    return np.concatenate([flat, behind]), faces, uvs, rim


def _filled(cover, volume):
    """The cover as it stands when it is filled to so many cubic metres."""
    modifier = cover.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = 5, 0.1, 3
    settings.tension_stiffness = settings.compression_stiffness = 15
    settings.shear_stiffness, settings.bending_stiffness = 7.5, 0.3
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 10
    settings.use_pressure = settings.use_pressure_volume = True
    settings.uniform_pressure_force, settings.pressure_factor, settings.target_volume = 0.1, 5, volume
    settings.effector_weights.gravity = 0
    modifier.collision_settings.use_collision = modifier.collision_settings.use_self_collision = False
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, FILLED + 1
    for frame in range(1, FILLED + 1):
        bpy.context.scene.frame_set(frame)
    filled = mesh.real(cover)
    bpy.context.scene.frame_set(1)
    return filled


def _settle(body, width, height, hit, slump, chop, lean):
    """A cushion settles: its filling sinks, a blow has sunk its upper edge, and what it stands on flattens its lower one."""
    count = len(body.data.vertices)
    points = np.empty(count * 3)
    body.data.vertices.foreach_get("co", points)
    x, y, z = points.reshape(-1, 3).T
    across, up = x / width * 2, z / height * 2
    y = y * (1 - 0.16 * up * (1 - np.minimum(across**2, 1)))
    blow = np.exp(-(((across - hit) / 0.6) ** 2)) * mesh.smoothstep(-0.4, 1, up)
    z = z - 0.6 * chop * blow
    y = y * (1 - 3 * chop * np.exp(-(((across - hit) / 0.3) ** 2)) * mesh.smoothstep(0, 1, up))
    x = x - 0.012 * slump * (up + 1)
    # How high each place is, and how far it is pushed up where it would sink into the seat.
    high = y * math.sin(lean) + z * math.cos(lean)
    seat = high.min() + 0.028
    risen = seat + np.log1p(np.exp((high - seat) / 0.006)) * 0.006 - 0.004 - high
    spread = np.clip(risen / 0.028, 0, 1)
    y = y * (1 + 0.15 * spread)
    # It stands where its cover would, as it was cut.
    risen = risen - (high + risen).min() - height / 2 * math.cos(lean)
    y, z = y + risen * math.sin(lean), z + risen * math.cos(lean)
    body.data.vertices.foreach_set("co", np.stack([x, y, z], axis=1).ravel())
    body.data.update()


def sheet(width, length, cells_per_m=70, name="sheet"):
    """A flat cloth in the plane z = 0, its middle at the origin, u along x and v towards -y."""
    columns, rows = max(8, round(width * cells_per_m)), max(8, round(length * cells_per_m))
    u, v = np.meshgrid(np.linspace(0, width, columns), np.linspace(0, length, rows))
    points = np.stack([u - width / 2, length / 2 - v, 0 * u], axis=2)
    return mesh.grid_object(name, points, np.stack([u, v], axis=2))


def fall(cloth, on, frames=45, stiff=12, thick=0.004, mass=0.35, friction=18, pins=None, after=2, lies_on_itself=False):
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
    modifier.collision_settings.use_self_collision, modifier.collision_settings.self_distance_min = lies_on_itself, 0.006
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
    return fall(cloth, on, frames=frames, stiff=1.5, thick=0.006, lies_on_itself=True)


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
