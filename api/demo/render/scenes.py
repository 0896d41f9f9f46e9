"""Renders the staged pictures of scenes.json, or of another list, that are not there yet: several products together.

  blender -b --python scenes.py -- <folder for the PNG files> [--list posts.json] [--size 720] [--samples 32] [--only <text in the file name>]
"""

import argparse
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from forms import props  # noqa: E402
from render import form, look_of, turned  # noqa: E402
from studio import exposure, materials, stage  # noqa: E402


def place(parts, look, at, turn):
    """Parts as objects standing at a point, turned. Gives their points for framing."""
    root = bpy.data.objects.new("root", None)
    bpy.context.collection.objects.link(root)
    root.location, root.rotation_euler[2] = at, math.radians(turn)
    stage.build(parts, materials.palette(look), root)
    return turned(np.concatenate([part.v for part in parts]), turn) + np.asarray(at, dtype=float)


def arrange(book, scene):
    """Everything of a scene on the stage. Gives the points to be framed."""
    entries = {entry["slug"]: entry for entry in book["products"]}
    points = []
    for thing in scene["things"]:
        at, turn = thing["at"], thing.get("turn", 0)
        if "product" in thing:
            entry = entries[thing["product"]]
            item = form(entry["form"])(**entry["options"])
            shown = place(item.parts, look_of(book, entry, thing["colour"]), at, turn)
            points.append(shown if not item.loose else turned(item.framed(), turn) + np.asarray(at, dtype=float))
        else:
            parts = getattr(props, thing["prop"])(**thing.get("options", {}))
            shown = place(parts, {"leather": thing.get("colour", "#8a6038"), "finish": "smooth", "grain": 0.5}, at, turn)
            if thing.get("framed", True):
                points.append(shown)
    return np.concatenate(points)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--list", default="scenes.json")
    parser.add_argument("--size", type=int, default=720)
    parser.add_argument("--samples", type=int, default=32)
    parser.add_argument("--only", default="")
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    with open(os.path.join(HERE, "pictures.json"), encoding="utf-8") as file:
        book = json.load(file)
    with open(os.path.join(HERE, args.list), encoding="utf-8") as file:
        scenes = json.load(file)
    os.makedirs(args.folder, exist_ok=True)
    for name, scene in scenes.items():
        if args.only not in name or os.path.exists(os.path.join(args.folder, f"{name}.png")):
            continue
        stage.clear()
        stage.light(scene["half"])
        bpy.data.objects["sweep"].location.z = scene.get("floor", 0)
        points = arrange(book, scene)
        exposure.settings(2)
        stage.frame(stage.camera(), points, scene["elevation"], scene.get("fill", 0.8), scene["ratio"], scene.get("lift", 0.0))
        exposure.take(args.folder, name, [], args.size, args.samples, ratio=scene["ratio"])
        print(f"scene {name}", flush=True)


main()
