"""Renders a camera into the passes of the scene format: light, parts, coordinates.

The light is rendered with few samples and cleaned (see oidn.py). Parts and metres are rendered three times as fine, one
sample a pixel, without any bounce.
"""

import glob
import json
import os
import tempfile

import bpy
import numpy as np

from . import develop, dressable, hour

FINENESS = 3
AOVS = (("part", "VALUE"), ("metres", "COLOR"))


def render(camera, wardrobe, folder, samples, denoiser, size=None):
    """Renders one view into `folder` as .npy and .png files that encode.mjs turns into the committed passes.

    camera: a View. samples: of the light, a pixel. size: (width, height) in pixels, both even, instead of the view's.
    """
    width, height = size or camera.size
    os.makedirs(folder, exist_ok=True)
    for old in glob.glob(os.path.join(folder, "*.rgb")):
        os.remove(old)
    scene = bpy.context.scene
    scene.camera = camera.make()
    part, metres, coverage = _parts(scene, folder, width, height)
    lit = develop.own_light(light(scene, folder, width, height, samples, denoiser), part, coverage)
    lit, exposure = develop.develop(lit, part, *camera.film())
    if hour.is_evening():
        _write_evening(folder, camera.evening, lit, part, coverage)
    else:
        _write(folder, camera, wardrobe, lit, part, metres, coverage)
    return exposure


def bounce(camera, samples=32, width=160):
    """How much of what can be dressed sends back falls on it again: 0 to 1, from the light on it when white and when grey.

    Light goes to and fro: E(a) = E(0) / (1 - bounce * a), where a is the albedo. Told by a small picture.
    """
    scene = bpy.context.scene
    scene.camera = camera.make()
    size = (width, round(width * camera.size[1] / camera.size[0]))
    with tempfile.TemporaryDirectory() as folder:
        part = quick_parts(scene, folder, *size)
        on_it = []
        for albedo in (dressable.ALBEDO, dressable.ALBEDO / 2):
            dressable.turn(albedo)
            kept = _set(scene.render, resolution_x=size[0], resolution_y=size[1])
            kept_cycles = _set(scene.cycles, samples=samples)
            seen = _render_to(scene, folder, ["Image"])["Image"]
            _restore(scene.render, kept)
            _restore(scene.cycles, kept_cycles)
            on_it.append(seen[part > 0].mean() / albedo)
        dressable.turn(dressable.ALBEDO)
    white, grey = on_it
    less = grey / white
    return round(float(np.clip((1 - less) / (dressable.ALBEDO * (1 - less / 2)), 0, 0.9)), 3)


def _layer(scene):
    return scene.view_layers[0]


def _render_to(scene, folder, outputs):
    """Renders and returns the named outputs of the render layer as arrays, top row first."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = folder
    writer.format.file_format = "OPEN_EXR"
    writer.format.color_depth, writer.format.exr_codec = "32", "NONE"
    writer.file_slots.clear()
    for name in outputs:
        writer.file_slots.new(name.replace(" ", "-"))
        tree.links.new(layers.outputs[name], writer.inputs[-1])
    scene.frame_set(scene.frame_current)
    bpy.ops.render.render(write_still=False)
    return {name: _read(folder, name.replace(" ", "-"), scene.frame_current) for name in outputs}


def _read(folder, name, frame):
    path = os.path.join(folder, f"{name}{frame:04d}.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    os.remove(path)
    return data.reshape(height, width, 4)[::-1, :, :3]


def _parts(scene, folder, width, height, fineness=FINENESS):
    """Part numbers, metres with facing, and how much of each pixel its part covers (0 to 1)."""
    layer = _layer(scene)
    for name, kind in AOVS:
        if name not in [aov.name for aov in layer.aovs]:
            aov = layer.aovs.add()
            aov.name, aov.type = name, kind
    kept = _set(scene.render, resolution_x=width * fineness, resolution_y=height * fineness)
    sharp = _set(scene.camera.data.dof, use_dof=False)
    kept_cycles = _set(
        scene.cycles,
        samples=1,
        use_adaptive_sampling=False,
        max_bounces=0,
        pixel_filter_type="BOX",
        filter_width=0.01,
    )
    fine = _render_to(scene, folder, ["part", "metres"])
    _restore(scene.render, kept)
    _restore(scene.camera.data.dof, sharp)
    _restore(scene.cycles, kept_cycles)
    numbers = np.rint(fine["part"][:, :, 0]).astype(np.int32)
    blocks = numbers.reshape(height, fineness, width, fineness)
    middle = fineness // 2
    part = blocks[:, middle, :, middle]
    coverage = (blocks == part[:, None, :, None]).mean(axis=(1, 3)).astype(np.float32)
    metres = fine["metres"].reshape(height, fineness, width, fineness, 3)[:, middle, :, middle]
    return part, metres, coverage


def quick_parts(scene, folder, width, height):
    """Part numbers alone."""
    return _parts(scene, folder, width, height, 1)[0]


def light(scene, folder, width, height, samples, denoiser):
    """Linear light without noise, height × width × 3, by a Denoiser (see oidn.py)."""
    layer = _layer(scene)
    layer.cycles.denoising_store_passes = True
    kept = _set(scene.render, resolution_x=width, resolution_y=height)
    # No light of a neighbour: what lies beyond an edge may be twenty times as bright.
    kept_cycles = _set(scene.cycles, samples=samples, pixel_filter_type="BOX", filter_width=1.0)
    seen = _render_to(scene, folder, ["Image", "Denoising Albedo", "Denoising Normal"])
    _restore(scene.render, kept)
    _restore(scene.cycles, kept_cycles)
    layer.cycles.denoising_store_passes = False
    return denoiser.clean(*seen.values())


def _set(owner, **values):
    kept = {name: getattr(owner, name) for name in values}
    _restore(owner, values)
    return kept


def _restore(owner, values):
    for name, value in values.items():
        setattr(owner, name, value)


def _encode_srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def _write(folder, camera, wardrobe, light, part, metres, coverage):
    height, width = part.shape
    description = camera.describe(width, height) | {"bounce": bounce(camera)}
    description |= _write_light(folder, light, "light", "bright")
    _write_parts(folder, part, coverage)
    spans = wardrobe_spans(part, metres, wardrobe)
    _raw(folder, "coordinates", _coordinates(part, metres, spans))
    seen = set(np.unique(part)) - {0}
    description["surfaces"], description["parts"] = [], []
    for surface in wardrobe.surfaces.values():
        numbers = [number for number, _ in surface.parts if number in seen]
        if not numbers:
            continue
        description["surfaces"].append(_surface(surface))
        for number in numbers:
            u0, u_span, v0, v_span = (round(float(x), 4) for x in spans[number])
            description["parts"].append(
                {"part": int(number), "surface": surface.name}
                | {"u0": u0, "uSpan": u_span, "v0": v0, "vSpan": v_span}
                | ({"piping": True} if number == surface.piping else {})
            )
    with open(os.path.join(folder, "scene.json"), "w") as file:
        json.dump(description, file, indent=2)
        file.write("\n")


def _write_evening(folder, evening, light, part, coverage):
    """The evening's light, and the parts, by which encode.mjs knows that they are those of the day."""
    told = {"description": evening.description} | _write_light(folder, light, "evening", "evening-bright")
    _write_parts(folder, part, coverage)
    with open(os.path.join(folder, "evening.json"), "w") as file:
        json.dump(told, file)


def _write_light(folder, light, name, bright):
    """Writes light up to 1 and, where there is more, what is over it at half size. Returns what the scene says of it."""
    height, width, _ = light.shape
    np.clip(light, 0, None, out=light)
    peak = float(min(6.0, np.percentile(light.max(axis=2), 99.9)))
    _raw(folder, name, np.rint(_encode_srgb(light) * 255).astype(np.uint8))
    if peak <= 1.05:
        return {}
    # Where light is over 1 it is told by the second picture alone.
    over = np.clip(light - 1, 0, None)
    half = over.reshape(height // 2, 2, width // 2, 2, 3).mean(axis=(1, 3)) / (peak - 1)
    _raw(folder, bright, np.rint(_encode_srgb(half) * 255).astype(np.uint8))
    return {"brightMax": round(peak, 3)}


def _write_parts(folder, part, coverage):
    parts = np.zeros((*part.shape, 3), np.uint8)
    parts[:, :, 0] = part
    parts[:, :, 1] = np.rint(coverage * 255)
    _raw(folder, "parts", parts)


def _surface(surface):
    told = {"surface": surface.name, "label": surface.label, "kind": surface.kind}
    told |= {"groups": list(surface.groups), "paint": surface.paint, "plain": surface.plain}
    if surface.width_m:
        told |= {"widthM": surface.width_m, "lengthM": surface.length_m}
    if surface.round:
        told["round"] = True
    return told


def wardrobe_spans(part, metres, wardrobe):
    """For each part that is seen the metres at which it begins and how far it goes, along u and v."""
    spans = {}
    for number in np.unique(part):
        if number == 0:
            continue
        own = metres[part == number]
        low, high = own[:, :2].min(axis=0) - 0.01, own[:, :2].max(axis=0) + 0.01
        low, high = np.floor(low * 1e4) / 1e4, np.ceil(high * 1e4) / 1e4
        spans[int(number)] = (low[0], high[0] - low[0], low[1], high[1] - low[1])
    return spans


def _coordinates(part, metres, spans):
    """Metres at half size, 16 bits each: the mean of those of four pixels that belong to one part."""
    height, width = part.shape
    four = part.reshape(height // 2, 2, width // 2, 2).transpose(0, 2, 1, 3).reshape(-1, 4)
    there = metres.reshape(height // 2, 2, width // 2, 2, 3).transpose(0, 2, 1, 3, 4).reshape(-1, 4, 3)
    counts = (four[:, :, None] == four[:, None, :]).sum(axis=2) * 2 + (four > 0)
    own = four[np.arange(len(four)), counts.argmax(axis=1)]
    share = (four == own[:, None]).astype(np.float32)
    mean = (there * share[:, :, None]).sum(axis=1) / share.sum(axis=1)[:, None]
    # A pixel in which only one or two of four belong to the part is seen off the middle of the four: close enough.
    table = np.zeros((256, 4))
    table[:, 1] = table[:, 3] = 1
    for number, span in spans.items():
        table[number] = span
    u = (mean[:, 0] - table[own, 0]) / table[own, 1]
    v = (mean[:, 1] - table[own, 2]) / table[own, 3]
    sixteen = np.rint(np.clip(np.stack([u, v], axis=1), 0, 1) * 65535).astype(np.uint32)
    sixteen[own == 0] = 0
    facing = np.rint(np.clip(mean[:, 2], 0, 1) * 255).astype(np.uint8)
    facing[own == 0] = 0
    shape = (height // 2, width // 2)
    upper = np.stack([sixteen[:, 0] >> 8, sixteen[:, 1] >> 8, facing], axis=1).astype(np.uint8)
    lower = np.stack([sixteen[:, 0] & 255, sixteen[:, 1] & 255, own], axis=1).astype(np.uint8)
    return np.concatenate([upper.reshape(*shape, 3), lower.reshape(*shape, 3)])


def _raw(folder, name, pixels):
    """Bytes for encode.mjs: RGB, with the size in the name."""
    height, width, _ = pixels.shape
    pixels.tofile(os.path.join(folder, f"{name}.{width}x{height}.rgb"))
