"""Renders the pictures listed in pictures.json that are not there yet. Only the first colour of a product is rendered; the
others are dyed from it.

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


def file_name(entry, colour, view):
    return f"{entry['slug']}-{colour.lower().replace(' ', '-')}-{view}"


def look_of(book, entry, colour):
    return {**book["colours"][colour], **entry["look"], **entry["colours"][colour]}


def variants(book, entry, view):
    """The other colours this view is wanted in: file name, and new colour over old for each dyed material."""
    first, *others = entry["colours"]
    if view not in entry.get("otherViews", book["otherViews"]):
        return []
    old = materials.dyes(look_of(book, entry, first))
    made = []
    for colour in others:
        new = materials.dyes(look_of(book, entry, colour))
        made.append((file_name(entry, colour, view), {name: tuple(n / max(o, 1e-4) for n, o in zip(new[name], old[name])) for name in old}))
    return made


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
    there = lambda name: os.path.exists(os.path.join(args.folder, f"{name}.png"))
    views = set(args.views.split(",")) if args.views else set(book["views"])
    work = []
    for entry in book["products"]:
        first = next(iter(entry["colours"]))
        shots = [(view, file_name(entry, first, view), variants(book, entry, view)) for view in entry["views"] if view in views]
        shots = [shot for shot in shots if args.only in shot[1] and not all(map(there, [shot[1], *[name for name, _ in shot[2]]]))]
        if shots:
            work.append((entry, first, shots))
    total, done = sum(len(shots) for _, _, shots in work), 0
    for entry, first, shots in work:
        item, root, camera = set_stage(entry, look_of(book, entry, first))
        exposure.settings(2)
        for view, name, others in shots:
            began = time.time()
            shoot(item, root, camera, {**book["views"][view], **entry["poses"].get(view, {})})
            exposure.take(args.folder, name, others, args.size, args.samples, args.noise)
            done += 1
            print(f"{done} of {total}: {name} and {len(others)} more colours, {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
