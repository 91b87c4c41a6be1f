"""Meshes from arrays: grids with metres on them, solids of boxes, and the modifiers that all of them share."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .dressable import UV_NAME


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh_object(name, vertices, faces, uvs=None, smooth=True):
    """An object of vertices (n × 3, metres) and faces (tuples of indices); uvs: metres for each corner of each face."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    if uvs is not None:
        layer = mesh.uv_layers.new(name=UV_NAME)
        layer.data.foreach_set("uv", np.asarray(uvs, np.float32).ravel())
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    mesh.update()
    return link(bpy.data.objects.new(name, mesh))


def grid_object(name, points, metres, closed=False, smooth=True):
    """A sheet: points (rows × columns × 3) and metres on the cloth (rows × columns × 2).

    closed: the last column meets the first again; metres then hold one column more than points.
    """
    points, metres = np.asarray(points, float), np.asarray(metres, float)
    rows, columns = points.shape[:2]
    across = columns if closed else columns - 1
    at = lambda r, c: r * columns + c % columns
    faces, uvs = [], []
    for r in range(rows - 1):
        for c in range(across):
            faces.append((at(r, c), at(r + 1, c), at(r + 1, c + 1), at(r, c + 1)))
            uvs += [metres[r, c], metres[r + 1, c], metres[r + 1, c + 1], metres[r, c + 1]]
    return mesh_object(name, points.reshape(-1, 3), faces, uvs, smooth)


def solidify(obj, metres, offset=-1):
    modifier = obj.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset = metres, offset
    return obj


def subdivide(obj, levels=1):
    modifier = obj.modifiers.new("smooth", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    modifier.uv_smooth = "PRESERVE_BOUNDARIES"
    return obj


def bevel(obj, metres, segments=3):
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = metres, segments, "ANGLE"
    modifier.angle_limit = math.radians(40)
    return obj


def box(name, size, at=(0, 0, 0), material=None, edge=0.004, turn=0.0):
    """A box that stands on `at` (the middle of its foot), with bevelled edges. turn: radians about the vertical."""
    w, d, h = (s / 2 for s in size)
    corners = [(x, y, z) for z in (0, 2 * h) for y in (-d, d) for x in (-w, w)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    obj = mesh_object(name, corners, faces, smooth=True)
    obj.data.use_auto_smooth = True
    obj.location, obj.rotation_euler = at, (0, 0, turn)
    if edge:
        bevel(obj, min(edge, min(size) / 3))
    if material:
        obj.data.materials.append(material)
    return obj


def tube(name, points, radius, material=None, closed=False):
    """A round rod along points, as a curve."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 4
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for place, point in zip(spline.points, points):
        place.co = (*point, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    if material:
        curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve))


def real(obj):
    """The object as the modifiers and the simulation leave it now, as a mesh of its own without them."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph), depsgraph=graph)
    made = link(bpy.data.objects.new(obj.name, mesh))
    made.matrix_world = obj.matrix_world.copy()
    bpy.data.objects.remove(obj)
    return made


def group(name, *objects):
    """Hangs objects under one empty, so that they are moved as one."""
    parent = link(bpy.data.objects.new(name, None))
    for obj in objects:
        if obj.parent is None:
            obj.parent = parent
    return parent


def place(obj, x=0.0, y=0.0, z=0.0, turn=0.0, lean=0.0, tilt=0.0, scale=1.0):
    """Moves an object (or the parent of a group). turn, lean, tilt: degrees about z, x, y."""
    obj.matrix_world = (
        Matrix.Translation(Vector((x, y, z)))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(lean), 4, "X")
        @ Matrix.Rotation(math.radians(tilt), 4, "Y")
        @ Matrix.Scale(scale, 4)
    )
    return obj


def smoothstep(low, high, x):
    t = np.clip((np.asarray(x, float) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
