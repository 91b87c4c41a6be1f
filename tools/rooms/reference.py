"""Renders a view by Cycles with cloth on it, to compare the compositor with (packages/scenes/src/cycles.test.ts).

    blender -b -P tools/rooms/reference.py -- SET --view NAME --wears SURFACE [SURFACE ...] [--samples 256] --out FILE.png

The named surfaces wear `pattern.png` of that test, CLOTH_M large; all others their plain colours. Exposure and white are
those that the passes have, which are told from the white set. Two fifths as wide as the passes, with twice the samples and no
filter, then made half as small again: what is compared is Cycles, not our own filter. The picture is what a screen shows.
"""

import argparse
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from studio import develop, dressable, oidn, passes, view  # noqa: E402
from studio.materials import rgba  # noqa: E402

PATTERN = os.path.join(HERE, "../../packages/scenes/test/cycles/pattern.png")
# Across and down, in metres.
CLOTH_M = (0.4, 0.5)


def main():
    parser = argparse.ArgumentParser(prog="reference.py")
    parser.add_argument("set")
    parser.add_argument("--view", required=True)
    parser.add_argument("--wears", nargs="+", required=True)
    parser.add_argument("--samples", type=int, default=256)
    parser.add_argument("--out", required=True)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    scene = view.set_up()
    wardrobe = dressable.Wardrobe()
    views = importlib.import_module(f"sets.{args.set}").build(wardrobe)
    shot = next(one for one in views if one.name == args.view)
    width, height = (side * 2 // 5 for side in shot.size)
    scene.camera = shot.make()
    folder = os.path.dirname(os.path.abspath(args.out))
    gain = white_gain(scene, shot, folder, width, height)
    owners = {number: surface for surface in wardrobe.surfaces.values() for number, _ in surface.parts}
    for obj in bpy.data.objects:
        # What is sewn to a part has its number, and wears what it does.
        if obj.pass_index in owners:
            surface = owners[obj.pass_index]
            wear(obj, surface, surface.name in args.wears)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.cycles.samples = args.samples
    light = passes._render_to(scene, folder, ["Image"])["Image"] * gain
    small = light.reshape(height // 2, 2, width // 2, 2, 3).mean(axis=(1, 3))
    save(np.clip(develop.shown(small), 0, 1), args.out)


def white_gain(scene, shot, folder, width, height):
    """What `develop` multiplies this view's light by, one number a channel."""
    part = passes.quick_parts(scene, folder, width, height)
    lit = passes.light(scene, folder, width, height, 16, oidn.Denoiser())
    developed, _ = develop.develop(lit, part, shot.exposure, shot.warmth)
    return developed.reshape(-1, 3).sum(axis=0) / lit.reshape(-1, 3).sum(axis=0)


def wear(obj, surface, patterned):
    """Gives an object the colour or the pattern in place of the white, with the same translucency and unevenness."""
    white = obj.data.materials[0]
    key = f"{white.name} {surface.width_m} {patterned or surface.plain}"
    material = bpy.data.materials.get(key)
    if material is None:
        material = white.copy()
        material.name = key
        nodes, links = material.node_tree.nodes, material.node_tree.links
        for node in [n for n in nodes if n.type in ("BSDF_DIFFUSE", "BSDF_TRANSLUCENT")]:
            if patterned:
                links.new(picture(nodes, links, surface).outputs["Color"], node.inputs["Color"])
            else:
                node.inputs["Color"].default_value = rgba(surface.plain)
    obj.data.materials.clear()
    obj.data.materials.append(material)


def picture(nodes, links, surface):
    across, down = (surface.width_m, surface.length_m) if surface.width_m else CLOTH_M
    uv = nodes.new("ShaderNodeUVMap")
    uv.uv_map = dressable.UV_NAME
    scale = nodes.new("ShaderNodeVectorMath")
    scale.operation = "MULTIPLY"
    scale.inputs[1].default_value = (1 / across, -1 / down, 1)
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(os.path.abspath(PATTERN), check_existing=True)
    image.extension = "REPEAT"
    links.new(uv.outputs[0], scale.inputs[0])
    links.new(scale.outputs[0], image.inputs[0])
    return image


def save(pixels, path):
    height, width, _ = pixels.shape
    whole = np.ones((height, width, 4), np.float32)
    whole[:, :, :3] = pixels
    image = bpy.data.images.new("reference", width, height)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(whole[::-1].ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()


main()
