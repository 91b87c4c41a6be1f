"""Cameras, sun, sky and windows that help the light in."""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector, noise

from . import hour, materials, mesh


# A card's or a phone's shape.
PORTRAIT = (1000, 1250)


@dataclass
class Evening:
    """A photograph of the same at dusk. exposure: how bright it is beside the day."""

    description: str
    exposure: float = 0.8


@dataclass
class View:
    """One photograph of a set. at, to: metres; lens: millimetres on a sensor 36 mm wide."""

    name: str
    title: str
    description: str
    at: tuple
    to: tuple
    lens: float = 32
    size: tuple = (1600, 1000)
    suits: tuple = ("005",)
    kind: str = "room"
    setting: str = "home"
    exposure: float = 1.0
    # 0: what can be dressed has no cast at all; 1: the light's own colour stays.
    warmth: float = 0.35
    shift: tuple = (0.0, 0.0)
    # The lens's opening and the metres at which it is sharp; None: sharp everywhere.
    stop: float = None
    focus: float = 3.0
    # None: the view has none.
    evening: Evening = None

    def make(self):
        data = bpy.data.cameras.new(self.name)
        data.lens, data.sensor_width, data.clip_end = self.lens, 36, 5000
        data.shift_x, data.shift_y = self.shift
        data.sensor_fit = "HORIZONTAL"
        if self.stop:
            data.dof.use_dof, data.dof.aperture_fstop, data.dof.focus_distance = True, self.stop, self.focus
        camera = mesh.link(bpy.data.objects.new(self.name, data))
        camera.location = self.at
        look = Vector(self.to) - Vector(self.at)
        camera.rotation_euler = look.to_track_quat("-Z", "Y").to_euler()
        return camera

    def film(self):
        """How bright the picture is, and its warmth, at the hour that the set is built for."""
        if hour.is_evening():
            return self.exposure * self.evening.exposure, hour.WARMTH
        return self.exposure, self.warmth

    def describe(self, width, height):
        return {
            "version": 1,
            "name": self.name,
            "title": self.title,
            "description": self.description,
            "widthPx": width,
            "heightPx": height,
            "kind": self.kind,
            "setting": self.setting,
            "suits": list(self.suits),
        }


def straight(at, towards, lens, **options):
    """at and to of a camera that holds its verticals upright: it looks level and shifts instead of tilting."""
    level = (towards[0], towards[1], at[2])
    distance = math.dist(at[:2], towards[:2])
    shift = (towards[2] - at[2]) / distance * lens / 36
    return {"at": at, "to": level, "lens": lens, "shift": (0.0, shift), **options}


def sun(elevation, azimuth, strength=4.0, colour=(1.0, 0.9, 0.76), size=0.6):
    """elevation, azimuth: degrees, azimuth 0 from +y (before the camera), 90 from the right; size: degrees of softness.

    Out in the evening.
    """
    if hour.is_evening():
        return None
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, colour, math.radians(size)
    lamp = mesh.link(bpy.data.objects.new("sun", data))
    e, a = math.radians(elevation), math.radians(azimuth)
    towards = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    lamp.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    return lamp


def sky(strength=1.0, top=(0.42, 0.6, 0.95), horizon=(0.93, 0.95, 1.0), seen=1.0, clouds=0.0, seed=1):
    """A sky, paler towards the horizon; below it the pale ground that a garden reflects.

    seen: how many times brighter the camera sees it than it lights, as film that is exposed for the ground.
    clouds: how much of it thin ones veil, 0 to 1.

    In the evening it is that of dusk, whatever is given.
    """
    if hour.is_evening():
        strength, top, horizon, seen = hour.DUSK, hour.TOP, hour.HORIZON, 1.0
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    background.inputs["Strength"].default_value = strength
    if seen != 1.0:
        path, brighter = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMath")
        brighter.operation = "MULTIPLY_ADD"
        brighter.inputs[1].default_value, brighter.inputs[2].default_value = strength * (seen - 1), strength
        links.new(path.outputs["Is Camera Ray"], brighter.inputs[0])
        links.new(brighter.outputs[0], background.inputs["Strength"])
    coordinates = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    spread = nodes.new("ShaderNodeMapRange")
    spread.inputs["From Min"].default_value = -0.1
    links.new(coordinates.outputs["Generated"], split.inputs[0])
    links.new(split.outputs[2], spread.inputs["Value"])
    links.new(spread.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.5, 0.47, 0.4, 1)
    stops[1].position, stops[1].color = 1.0, (*top, 1)
    middle = stops.new(0.12)
    middle.color = (*horizon, 1)
    colour = ramp.outputs[0]
    if clouds and not hour.is_evening():
        colour = _veiled(nodes, links, coordinates.outputs["Generated"], split.outputs[2], colour, clouds, seed)
    links.new(colour, background.inputs["Color"])
    return world


def _veiled(nodes, links, way, up, colour, clouds, seed):
    """The sky's colour under thin high clouds, drawn out by the wind: they lie on a plane, so they close up far away."""

    def calculated(operation, first, second):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, given in zip(node.inputs, (first, second)):
            if isinstance(given, (int, float)):
                socket.default_value = given
            else:
                links.new(given, socket)
        return node.outputs[0]

    flat, mapped = nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeMapping")
    flat.operation = "DIVIDE"
    links.new(way, flat.inputs[0])
    deep = nodes.new("ShaderNodeCombineXYZ")
    for socket in deep.inputs:
        links.new(calculated("ADD", calculated("MAXIMUM", up, 0.0), 0.12), socket)
    links.new(deep.outputs[0], flat.inputs[1])
    mapped.inputs["Location"].default_value = (seed * 3.7, seed * 1.3, 0)
    mapped.inputs["Rotation"].default_value = (0, 0, 0.5)
    mapped.inputs["Scale"].default_value = (0.55, 1.3, 0)
    links.new(flat.outputs[0], mapped.inputs[0])
    shape, amount, mix = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeMixRGB")
    shape.inputs["Scale"].default_value, shape.inputs["Detail"].default_value = 1.1, 9.0
    shape.inputs["Roughness"].default_value, shape.inputs["Distortion"].default_value = 0.62, 0.6
    links.new(mapped.outputs[0], shape.inputs["Vector"])
    amount.interpolation_type = "SMOOTHSTEP"
    amount.inputs["From Min"].default_value = 0.62 - 0.3 * clouds
    amount.inputs["From Max"].default_value = 0.98 - 0.3 * clouds
    links.new(shape.outputs["Fac"], amount.inputs["Value"])
    faded = nodes.new("ShaderNodeMapRange")
    faded.inputs["From Max"].default_value = 0.12
    links.new(up, faded.inputs["Value"])
    links.new(calculated("MULTIPLY", calculated("MULTIPLY", amount.outputs[0], faded.outputs[0]), 0.85), mix.inputs["Fac"])
    links.new(colour, mix.inputs["Color1"])
    mix.inputs["Color2"].default_value = (1.0, 0.99, 0.97, 1)
    return mix.outputs[0]


def portal(wall, opening):
    """Tells the renderer where the sky looks in."""
    l, r, b, t = opening
    data = bpy.data.lights.new("portal", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", r - l, t - b
    data.cycles.is_portal = True
    lamp = mesh.link(bpy.data.objects.new("portal", data))
    lamp.location = wall.at((l + r) / 2, (b + t) / 2, -wall.thickness)
    inward = wall.at(0, 0, 1) - wall.at(0, 0, 0)
    lamp.rotation_euler = inward.to_track_quat("-Z", "Y").to_euler()
    return lamp


def panel(at, to, size, strength, colour=(1, 1, 1)):
    """A soft light, as a photographer sets one up out of the picture by day. strength: watts."""
    if hour.is_evening():
        return None
    data = bpy.data.lights.new("panel", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy, data.color = strength, colour
    lamp = mesh.link(bpy.data.objects.new("panel", data))
    lamp.location = at
    lamp.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    return lamp


def daylight(x, at, to, strength, bars=2, size=(0.5, 0.7), reach=3.0):
    """Light from a window out of the picture, far and small enough to cast shadows: its glazing bars fall across what it lights."""
    panel((x + at[0], at[1], at[2]), (x + to[0], to[1], to[2]), size, strength, (1.0, 0.93, 0.83))
    start, end = Vector((x + at[0], at[1], at[2])), Vector((x + to[0], to[1], to[2]))
    way = (end - start).normalized()
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way)
    middle = start.lerp(end, 0.55)
    for k in range(-bars, bars + 1):
        for side, other in ((across, up), (up, across)):
            a, b = middle + side * 0.42 * k - other * reach, middle + side * 0.42 * k + other * reach
            bar = mesh.tube("glazing bar", [tuple(a), tuple(b)], 0.022, materials.black_steel())
            bar.visible_camera = False


def lamplight(at, watts, colour=(1.0, 0.72, 0.42), size=0.12):
    """A lamp out of the picture, lit in the evening."""
    if not hour.is_evening():
        return None
    data = bpy.data.lights.new("lamplight", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts * hour.LAMPS, colour, size
    lamp = mesh.link(bpy.data.objects.new("lamplight", data))
    lamp.location = at
    return lamp


def set_up():
    """An empty scene with the renderer as all sets use it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    # Blender begins its noise of vectors by the clock.
    noise.seed_set(1)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    cycles = scene.cycles
    cycles.device, cycles.use_denoising = "CPU", False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 4, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.5
    cycles.blur_glossy = 1
    return scene
