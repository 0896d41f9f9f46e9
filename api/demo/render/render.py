"""Renders the pictures listed in pictures.json that are not there yet:

  blender -b --python render.py -- <folder for the PNG files> [--size 960] [--samples 32] [--only <text in the file name>] [--views angle,front]
"""

import argparse
import importlib
import json
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from studio import exposure, materials, stage  # noqa: E402


def form(name):
    """'small.key_fob' is the function key_fob in forms/small.py; 'tote' is tote in forms/tote.py."""
    module, _, function = name.partition(".")
    return getattr(importlib.import_module(f"forms.{module}"), function or module)


def turned(points, degrees):
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    return np.asarray(points, dtype=float) @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])


def set_stage(entry, look):
    """An empty studio with the product of this entry in it. Gives the item, its root and the camera."""
    item = form(entry["form"])(**entry.get("options", {}))
    stage.clear()
    stage.light(item.half)
    root = bpy.data.objects.new("root", None)
    bpy.context.collection.objects.link(root)
    stage.build(item.parts, materials.palette(look), root)
    return item, root, stage.camera()


def shoot(item, root, camera, view):
    """Turn the item and aim the camera. view: {turn, elevation} for the whole item, with `detail` and `size` for a close-up."""
    root.rotation_euler[2] = math.radians(view["turn"])
    if "detail" in view:
        point, size = item.details[view["detail"]]
        stage.close_up(camera, turned(point, view["turn"]), size * view.get("size", 1.0), view["elevation"])
    else:
        fill, lift = (0.62, 0.16) if item.loose else (0.76, 0.0)
        stage.frame(camera, turned(item.framed(), view["turn"]), view["elevation"], view.get("fill", fill), lift=lift)


def wanted(book, only, views):
    """(entry, colour, [(view name, file name)]) for each product and colour."""
    for entry in book["products"]:
        for index, colour in enumerate(entry["colours"]):
            names = entry["views"] if index == 0 else entry.get("otherViews", book["otherViews"])
            files = [(name, f"{entry['slug']}-{colour.lower().replace(' ', '-')}-{name}.png") for name in names if not views or name in views]
            files = [pair for pair in files if only in pair[1]]
            if files:
                yield entry, colour, files


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--size", type=int, default=960)
    parser.add_argument("--samples", type=int, default=24)
    parser.add_argument("--noise", type=float, default=0.05)
    parser.add_argument("--only", default="")
    parser.add_argument("--views", default="")
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    with open(os.path.join(HERE, "pictures.json"), encoding="utf-8") as file:
        book = json.load(file)
    os.makedirs(args.folder, exist_ok=True)
    missing = [(e, c, [f for f in files if not os.path.exists(os.path.join(args.folder, f[1]))]) for e, c, files in wanted(book, args.only, args.views.split(",") if args.views else [])]
    total, done = sum(len(files) for _, _, files in missing), 0
    for entry, colour, files in missing:
        if not files:
            continue
        look = {**book["colours"][colour], **entry.get("look", {}), **entry["colours"][colour]}
        item, root, camera = set_stage(entry, look)
        exposure.settings(2)
        for name, file in files:
            began = time.time()
            shoot(item, root, camera, {**book["views"][name], **entry.get("poses", {}).get(name, {})})
            part = os.path.join(args.folder, f".{file}")
            exposure.take(part, args.size, args.samples, args.noise)
            os.replace(part, os.path.join(args.folder, file))
            done += 1
            print(f"picture {done} of {total}: {file} {time.time() - began:.1f} s", flush=True)


main()
