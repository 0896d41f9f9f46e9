"""The studio: a paper sweep, soft light, and a camera that frames what stands in it. The item turns, the light stays."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .materials import matte

PAPER = (0.90, 0.815, 0.675)
LENS = 85.0
SENSOR = 36.0


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _light(name, at, size, power, colour, aim):
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.energy, data.color = power, colour
    thing = bpy.data.objects.new(name, data)
    thing.location = at
    thing.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)


def _sweep(s):
    """Floor rising into a wall far behind, as photographers' paper does."""
    profile = [(-40 * s, 0.0), (9 * s, 0.0)]
    profile += [(9 * s + 8 * s * math.sin(a), 8 * s * (1 - math.cos(a))) for a in np.linspace(0.1, math.pi / 2, 14)]
    profile += [(17 * s, 60 * s)]
    w = 60 * s
    vertices = [(x, y, z) for y, z in profile for x in (-w, w)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(_paper(s))
    thing = bpy.data.objects.new("sweep", mesh)
    bpy.context.collection.objects.link(thing)


def light(s):
    """Lights for an item whose half size is s; the same picture at every size."""
    _sweep(s)
    k = s * s
    _light("key", (-3.2 * s, -2.4 * s, 4.4 * s), (2.3 * s, 2.3 * s), 240 * k, (1.0, 0.94, 0.86), (0, 0, 0.6 * s))
    _light("top", (1.2 * s, 2.4 * s, 4.8 * s), (3.2 * s, 2.0 * s), 95 * k, (1.0, 0.97, 0.93), (0, 0, 0.5 * s))
    _air()


def _air():
    """Room light from everywhere: bright from the right (the fill), dim from below, so that metal has something to mirror.
    It is left out of light sampling: being smooth it needs none, and the lamps get the samples."""
    world = bpy.data.worlds.new("air")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where = nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where, split.inputs[0])
    lean = nodes.new("ShaderNodeMath")
    lean.operation = "MULTIPLY_ADD"
    links.new(split.outputs["X"], lean.inputs[0])
    lean.inputs[1].default_value = 0.55
    links.new(split.outputs["Z"], lean.inputs[2])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.16, 0.13, 0.10, 1)
    ramp.color_ramp.elements[1].color = (0.66, 0.64, 0.62, 1)
    spread = nodes.new("ShaderNodeMapRange")
    spread.inputs["From Min"].default_value, spread.inputs["From Max"].default_value = -0.9, 1.1
    links.new(lean.outputs[0], spread.inputs["Value"])
    links.new(spread.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = 0.62
    world.cycles.sampling_method = "NONE"
    bpy.context.scene.world = world


def _paper(s):
    """Warm paper that glows a little towards the back, in place of a lamp on the wall."""
    material = matte("ground", PAPER)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    paper = next(n for n in nodes if n.type == "BSDF_DIFFUSE")
    out = next(n for n in nodes if n.type == "OUTPUT_MATERIAL")
    glow, both = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeAddShader")
    glow.inputs["Color"].default_value = (*PAPER, 1)
    links.new(paper.outputs[0], both.inputs[0])
    links.new(glow.outputs[0], both.inputs[1])
    links.new(both.outputs[0], out.inputs[0])
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    rise = nodes.new("ShaderNodeMapRange")
    rise.inputs["From Min"].default_value, rise.inputs["From Max"].default_value = 0.0, 13 * s
    rise.inputs["To Min"].default_value, rise.inputs["To Max"].default_value = 0.0, 0.62
    links.new(split.outputs["Y"], rise.inputs["Value"])
    links.new(rise.outputs[0], glow.inputs["Strength"])
    material.cycles.sample_as_light = False
    return material


def build(item, materials, root):
    """The item's parts as Blender meshes under the root, one mesh for each set of materials."""
    for index, part in enumerate(item):
        if len(part.f) == 0:
            continue
        names = sorted(set(part.m))
        mesh = bpy.data.meshes.new(f"part{index}")
        mesh.from_pydata(part.v.tolist(), [], part.f)
        for name in names:
            mesh.materials.append(materials[name])
        mesh.polygons.foreach_set("material_index", [names.index(m) for m in part.m])
        mesh.polygons.foreach_set("use_smooth", [part.smooth] * len(part.f))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(50)
        mesh.update()
        thing = bpy.data.objects.new(f"part{index}", mesh)
        thing.parent = root
        bpy.context.collection.objects.link(thing)


def camera():
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = LENS, SENSOR
    data.clip_end = 1e5
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def frame(cam, points, elevation, fill=0.76, ratio=1.0, lift=0.0):
    """Place the camera at an elevation (degrees) so that the points fill a share of the picture; ratio is width / height."""
    e = math.radians(elevation)
    forward = np.array([0.0, math.cos(e), -math.sin(e)])
    right, up = np.array([1.0, 0, 0]), np.array([0.0, math.sin(e), math.cos(e)])
    half_w = SENSOR / 2 / LENS if ratio >= 1 else SENSOR / 2 / LENS * ratio
    half_h = half_w / ratio
    target = points.mean(axis=0)
    distance = np.ptp(points, axis=0).max() * 4
    for _ in range(8):
        d = points - (target - forward * distance)
        z = d @ forward
        x, y = d @ right / z, d @ up / z
        target = target + right * (x.min() + x.max()) / 2 * distance + up * (y.min() + y.max()) / 2 * distance
        need = max((x.max() - x.min()) / 2 / half_w, (y.max() - y.min()) / 2 / half_h)
        distance *= need / fill
    _aim(cam, target + up * lift * distance * half_h, forward, up, distance)


def close_up(cam, focus, size, elevation, blur=True):
    """Frame `size` centimetres around a point, with a shallow depth of field."""
    e = math.radians(elevation)
    forward, up = np.array([0.0, math.cos(e), -math.sin(e)]), np.array([0.0, math.sin(e), math.cos(e)])
    distance = size / (SENSOR / LENS)
    _aim(cam, np.asarray(focus), forward, up, distance)
    if blur:
        cam.data.dof.use_dof = True
        cam.data.dof.focus_distance = distance
        cam.data.dof.aperture_fstop = 0.85 * 100 / max(distance, 1) * (distance / 100) * 12 / size * 2.0


def _aim(cam, target, forward, up, distance):
    right = np.cross(forward, up)
    at = target - forward * distance
    cam.matrix_world = Matrix(((right[0], up[0], -forward[0], at[0]), (right[1], up[1], -forward[1], at[1]),
                               (right[2], up[2], -forward[2], at[2]), (0, 0, 0, 1)))
    cam.data.dof.use_dof = False
