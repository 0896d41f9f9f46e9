"""Taking the picture, in two parts that cost half as much as one: the plain paper with its shadows, small and softened; and the
item alone, sharp, laid over it."""

import os

import bpy
import numpy as np

from .materials import DYED, METAL

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


def _develop(paper, folder, variants):
    """Lay what is rendered next over the paper; and once more for each variant, its materials dyed anew. A variant is a file
    name (without ending) and for each dyed material the new colour over the old one, by channel."""
    scene = bpy.context.scene
    radius = max(2, scene.render.resolution_x // 140)
    tree = scene.node_tree
    tree.nodes.clear()

    def node(kind, *inputs, **options):
        made = tree.nodes.new(f"CompositorNode{kind}")
        for name, value in options.items():
            setattr(made, name, value)
        for index, source in inputs:
            if hasattr(source, "is_output"):
                tree.links.new(source, made.inputs[index])
            else:
                made.inputs[index].default_value = source
        return made

    mix = lambda kind, a, b, factor=1.0: node("MixRGB", (0, factor), (1, a), (2, b), blend_type=kind).outputs[0]
    layers = node("RLayers")
    under = node("Image", image=paper).outputs[0]
    over = lambda picture: node("AlphaOver", (1, under), (2, picture)).outputs[0]
    part = layers.outputs
    # Light from the surroundings is soft and carries nearly all the noise: it alone is blurred, the grain stays sharp.
    soft = lambda source: node("Blur", (0, source), filter_type="GAUSS", size_x=radius, size_y=radius).outputs[0]
    mask = lambda index: node("IDMask", (0, part["IndexMA"]), index=index, use_antialiasing=True).outputs[0]
    cover = soft(part["Alpha"])
    light = mix("ADD", part["DiffDir"], mix("DIVIDE", soft(part["DiffInd"]), cover))
    mirrored = mix("MIX", mix("DIVIDE", soft(part["GlossInd"]), cover), part["GlossInd"], mask(METAL))
    gloss = mix("MULTIPLY", mix("ADD", part["GlossDir"], mirrored), part["GlossCol"])
    finish = lambda colour: node("SetAlpha", (0, mix("ADD", mix("MULTIPLY", light, colour), gloss)), (1, part["Alpha"]), mode="REPLACE_ALPHA").outputs[0]
    node("Composite", (0, over(finish(part["DiffCol"]))))
    masks = {name: mask(index) for name, index in DYED.items()}
    for name, ratios in variants:
        dye = (1.0, 1.0, 1.0, 1.0)
        for material, ratio in ratios.items():
            dye = mix("MIX", dye, (*ratio, 1.0), masks[material])
        out = node("OutputFile", base_path=folder)
        out.format.file_format, out.format.color_mode = "PNG", "RGB"
        out.file_slots[0].path = f".{name}-"
        tree.links.new(over(finish(mix("MULTIPLY", part["DiffCol"], dye))), out.inputs[0])


def take(folder, name, variants, size, samples, noise=0.05, ratio=1.0):
    """Write <name>.png, `size` pixels wide, into the folder, and a picture for each variant; ratio is width / height."""
    scene, height = bpy.context.scene, round(size / ratio)
    plate_path = os.path.join(folder, f".{name}.exr")
    _show(paper=True, item=False)
    scene.use_nodes = False
    _render(plate_path, size // PLATE, height // PLATE, 64, 0.02, "OPEN_EXR", "RGBA")
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
    layer = scene.view_layers[0]
    for kind in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color", "material_index"):
        setattr(layer, f"use_pass_{kind}", True)
    scene.render.resolution_x = size
    _develop(paper, folder, variants)
    draft = os.path.join(folder, f".{name}.png")
    _render(draft, size, height, samples, noise, "PNG", "RGB")
    bpy.data.images.remove(paper)
    for variant, _ in variants:
        os.replace(os.path.join(folder, f".{variant}-{scene.frame_current:04d}.png"), os.path.join(folder, f"{variant}.png"))
    os.replace(draft, os.path.join(folder, f"{name}.png"))
