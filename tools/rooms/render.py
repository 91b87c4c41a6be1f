"""Renders the views of a set into passes.

    blender -b -P tools/rooms/render.py -- SET [--view NAME] [--samples 16] [--width 1600] [--out FOLDER] [--preview]
        [--evening] [--weights FOLDER]

SET is a module of `sets/` that has `build(wardrobe)` and returns its views. The raw passes go to FOLDER/{view}; then
`node tools/rooms/encode.mjs FOLDER/{view}` writes them as they are committed. --preview: 640 pixels, 16 samples, and a
picture of the undressed light as preview.png beside them. --evening: the light of the views that have an evening, which
encode.mjs adds to the passes of the day. The same arguments give the same passes.
"""

import argparse
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from studio import develop, hour, oidn, passes, view  # noqa: E402
from studio.dressable import Wardrobe  # noqa: E402


def main():
    given = sys.argv[sys.argv.index("--") + 1 :]
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("set")
    parser.add_argument("--view")
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("--width", type=int)
    parser.add_argument("--out", default="passes-raw")
    parser.add_argument("--preview", action="store_true")
    parser.add_argument("--evening", action="store_true")
    parser.add_argument("--weights", default=oidn.WEIGHTS)
    args = parser.parse_args(given)
    denoiser = oidn.Denoiser(args.weights)
    if args.evening:
        hour.turn_to_evening()
    scene = view.set_up()
    wardrobe = Wardrobe()
    begun = time.time()
    views = importlib.import_module(f"sets.{args.set}").build(wardrobe)
    print(f"built {args.set} in {time.time() - begun:.1f} s: {len(wardrobe.objects)} parts, {len(bpy.data.objects)} objects")
    for shot in views:
        if (args.view and shot.name != args.view) or (args.evening and not shot.evening):
            continue
        begun = time.time()
        width, height = shot.size
        wanted = 640 if args.preview else (args.width or width)
        size = (wanted, round(wanted * height / width / 2) * 2)
        folder = os.path.join(os.path.abspath(args.out), shot.name)
        if args.preview:
            preview(scene, shot, folder, size, args.samples, denoiser)
        else:
            passes.render(shot, wardrobe, folder, args.samples, denoiser, size)
        print(f"rendered {shot.name} in {time.time() - begun:.1f} s")


def preview(scene, shot, folder, size, samples, denoiser):
    """Writes preview.png: the light alone, clean, as bright as it will be."""
    os.makedirs(folder, exist_ok=True)
    scene.camera = shot.make()
    part = passes.quick_parts(scene, folder, *size)
    light = passes.light(scene, folder, *size, samples, denoiser)
    light, gain = develop.develop(light, part, *shot.film())
    print(f"{shot.name}: gain {gain:.2f}")
    pixels = np.ones((size[1], size[0], 4), np.float32)
    pixels[:, :, :3] = develop.shown(light)
    image = bpy.data.images.new("preview", *size)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(pixels[::-1].ravel())
    image.filepath_raw, image.file_format = os.path.join(folder, "preview.png"), "PNG"
    image.save()


main()
