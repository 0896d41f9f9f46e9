"""Taking the picture, in two parts that cost half as much as one: the plain paper with its shadows, small and softened; and the
item alone, sharp, laid over it."""

import os

import bpy
import numpy as np

# how many times smaller the paper is rendered
PLATE = 5


def settings(threads):
    scene = bpy.context.scene
    cycles = scene.cycles
    scene.render.engine = "CYCLES"
    cycles.device = "CPU"
    cycles.use_adaptive_sampling = True
    cycles.use_denoising = False
    cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = 1
    cycles.transmission_bounces = cycles.volume_bounces = 0
    cycles.transparent_max_bounces = 1
    cycles.light_sampling_threshold = 0.04
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.0, 8.0
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.use_persistent_data = True
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.62


def _render(path, width, height, samples, noise, kind, mode):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.cycles.samples, scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = samples, noise, 6
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = kind, mode
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def _show(paper, item):
    """What the camera sees. The other still throws its shadow and its light."""
    for thing in bpy.data.objects:
        if thing.type == "MESH":
            thing.visible_camera = paper if thing.name == "sweep" else item
    bpy.context.scene.render.film_transparent = not paper


def _spread(pixels, width, height):
    """A small picture softened and stretched to the full size, its borders kept."""
    for _ in range(3):
        wide = np.pad(pixels, ((1, 1), (1, 1), (0, 0)), mode="edge")
        pixels = (wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:] + 2 * pixels) / 6
    h, w = pixels.shape[:2]
    at = lambda full, small: np.clip((np.arange(full) + 0.5) * small / full - 0.5, 0, small - 1)
    y, x = at(height, h), at(width, w)
    y0, x0 = np.minimum(y.astype(int), h - 2), np.minimum(x.astype(int), w - 2)
    fy, fx = (y - y0)[:, None, None], (x - x0)[None, :, None]
    rows = pixels[y0] * (1 - fy) + pixels[y0 + 1] * fy
    return rows[:, x0] * (1 - fx) + rows[:, x0 + 1] * fx


def _over(paper):
    """Lay what is rendered next over the paper."""
    tree = bpy.context.scene.node_tree
    tree.nodes.clear()
    under, layers = tree.nodes.new("CompositorNodeImage"), tree.nodes.new("CompositorNodeRLayers")
    over, out = tree.nodes.new("CompositorNodeAlphaOver"), tree.nodes.new("CompositorNodeComposite")
    under.image = paper
    tree.links.new(under.outputs[0], over.inputs[1])
    tree.links.new(layers.outputs["Image"], over.inputs[2])
    tree.links.new(over.outputs[0], out.inputs[0])


def take(path, size, samples, noise=0.05, ratio=1.0):
    """Write a PNG `size` pixels wide; ratio is width / height."""
    scene, height, plate_path = bpy.context.scene, round(size / ratio), f"{path}.plate.exr"
    _show(paper=True, item=False)
    scene.use_nodes = False
    _render(plate_path, size // PLATE, height // PLATE, 72, 0.02, "OPEN_EXR", "RGBA")
    plate = bpy.data.images.load(plate_path)
    small = np.array(plate.pixels[:], dtype=np.float32).reshape(plate.size[1], plate.size[0], 4)
    bpy.data.images.remove(plate)
    os.remove(plate_path)
    paper = bpy.data.images.new("paper", size, height, float_buffer=True)
    paper.colorspace_settings.name = "Linear"
    paper.pixels.foreach_set(np.ascontiguousarray(_spread(small, size, height), dtype=np.float32).ravel())
    paper.update()
    _show(paper=False, item=True)
    scene.use_nodes = True
    _over(paper)
    _render(path, size, height, samples, noise, "PNG", "RGB")
    bpy.data.images.remove(paper)
