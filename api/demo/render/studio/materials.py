"""Leather, thread, metal, cloth and paper. Grain sizes are centimetres."""

import colorsys

import bpy

from . import grain as grain_maps

METALS = {
    "brass": ((0.80, 0.56, 0.25), 0.26),
    "antique": ((0.46, 0.32, 0.16), 0.36),
    "nickel": ((0.74, 0.72, 0.69), 0.22),
    "gunmetal": ((0.16, 0.155, 0.15), 0.30),
    "gold": ((0.90, 0.66, 0.34), 0.18),
}


def linear(colour):
    """'#rrggbb' as linear RGB."""
    c = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)


def shade(rgb, value=1.0, saturation=1.0):
    h, s, v = colorsys.rgb_to_hsv(*rgb)
    return colorsys.hsv_to_rgb(h, min(1, s * saturation), min(1, v * value))


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    out = nodes.new("ShaderNodeOutputMaterial")
    bsdf = nodes.new("ShaderNodeBsdfPrincipled")
    material.node_tree.links.new(bsdf.outputs[0], out.inputs[0])
    return material, nodes, material.node_tree.links, bsdf


def _noise(nodes, links, coordinates, scale, detail=3.0, roughness=0.55):
    node = nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value = scale
    node.inputs["Detail"].default_value = detail
    node.inputs["Roughness"].default_value = roughness
    links.new(coordinates, node.inputs["Vector"])
    return node.outputs["Fac"]


def _ramp(nodes, links, value, stops):
    node = nodes.new("ShaderNodeValToRGB")
    ramp = node.color_ramp
    while len(ramp.elements) < len(stops):
        ramp.elements.new(0.5)
    for element, (at, colour) in zip(ramp.elements, stops):
        element.position = at
        element.color = (*colour, 1) if len(colour) == 3 else colour
    links.new(value, node.inputs[0])
    return node.outputs[0]


def _bump(nodes, links, height, strength, distance, normal=None):
    node = nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = strength
    node.inputs["Distance"].default_value = distance
    links.new(height, node.inputs["Height"])
    if normal is not None:
        links.new(normal, node.inputs["Normal"])
    return node.outputs[0]


def _texture(nodes, links, kind, tile):
    """A tiling map laid over the item from three sides, one tile every `tile` cm."""
    where = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    place = nodes.new("ShaderNodeMapping")
    place.inputs["Scale"].default_value = (1 / tile,) * 3
    place.inputs["Rotation"].default_value = (0.02, 0.03, 0.05)
    links.new(where, place.inputs["Vector"])
    node = nodes.new("ShaderNodeTexImage")
    node.image = grain_maps.image(kind)
    node.projection, node.projection_blend = "BOX", 0.25
    links.new(place.outputs[0], node.inputs["Vector"])
    return node.outputs["Color"]


# bump map, tile size in grains, depth in grains, roughness, unevenness of tone, size of the clouds of tone in cm
_FINISHES = {
    "grain": ("grain", 40, 0.20, 0.46, 0.10, 34),
    "smooth": ("pores", 56, 0.12, 0.40, 0.14, 30),
    "waxed": ("pores", 56, 0.16, 0.46, 0.22, 22),
    "saffiano": ("hatch", 60, 0.26, 0.36, 0.05, 40),
    "suede": ("pores", 40, 0.30, 0.95, 0.22, 16),
    "croc": ("croc", 40, 0.6, 0.24, 0.12, 26),
}


def leather(rgb, finish="grain", grain=0.22, name="leather"):
    """finish: 'grain' (pebbled), 'smooth' (vegetable tanned), 'waxed' (pull-up, uneven), 'saffiano' (cross-hatch), 'suede', 'croc'."""
    kind, tiles, depth, rough, uneven, cloud_size = _FINISHES[finish]
    material, nodes, links, bsdf = _new(name)
    cloud = _texture(nodes, links, "cloud", cloud_size)
    links.new(_ramp(nodes, links, cloud, [(0.25, shade(rgb, 1 - uneven)), (0.75, shade(rgb, 1 + uneven * 0.8))]), bsdf.inputs["Base Color"])
    links.new(_ramp(nodes, links, cloud, [(0.3, (rough - 0.05,) * 3), (0.7, (rough + 0.06,) * 3)]), bsdf.inputs["Roughness"])
    bsdf.inputs["Specular"].default_value = 0.1 if finish == "suede" else 0.42
    if finish == "suede":
        bsdf.inputs["Sheen"].default_value = 0.8
    normal = _bump(nodes, links, _texture(nodes, links, kind, grain * tiles), 0.8, grain * depth)
    links.new(normal, bsdf.inputs["Normal"])
    return material


def plain(name, rgb, rough=0.6, specular=0.3, bump=0.0, scale=4.0):
    material, nodes, links, bsdf = _new(name)
    bsdf.inputs["Base Color"].default_value = (*rgb, 1)
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Specular"].default_value = specular
    if bump:
        where = nodes.new("ShaderNodeTexCoord").outputs["Object"]
        links.new(_bump(nodes, links, _noise(nodes, links, where, scale, 3.0), bump, 0.1), bsdf.inputs["Normal"])
    return material


def matte(name, rgb):
    """Quicker to render than `plain`, for what does not shine."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    out, diffuse = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeBsdfDiffuse")
    diffuse.inputs["Color"].default_value = (*rgb, 1)
    material.node_tree.links.new(diffuse.outputs[0], out.inputs[0])
    return material


def metal(kind):
    rgb, rough = METALS[kind]
    material, nodes, links, bsdf = _new("metal")
    bsdf.inputs["Base Color"].default_value = (*rgb, 1)
    bsdf.inputs["Metallic"].default_value = 1.0
    worn = _texture(nodes, links, "cloud", 3.0)
    links.new(_ramp(nodes, links, worn, [(0.3, (rough - 0.06,) * 3), (0.7, (rough + 0.08,) * 3)]), bsdf.inputs["Roughness"])
    return material


def cloth(colour, name="lining"):
    """A woven lining."""
    material, nodes, links, bsdf = _new(name)
    bsdf.inputs["Base Color"].default_value = (*linear(colour), 1)
    bsdf.inputs["Roughness"].default_value = 0.9
    bsdf.inputs["Specular"].default_value = 0.1
    where = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    weave = nodes.new("ShaderNodeTexChecker")
    weave.inputs["Scale"].default_value = 9.0
    links.new(where, weave.inputs["Vector"])
    links.new(_bump(nodes, links, weave.outputs["Fac"], 0.25, 0.05), bsdf.inputs["Normal"])
    return material


# the materials whose colour follows the look, and metal, numbered for the picture's material index
DYED = {"leather": 1, "trim": 2, "edge": 3, "thread": 4, "tape": 5}
METAL = 6


def dyes(look):
    """Linear colours of the dyed materials. look: leather '#hex', and optionally trim (a second leather), thread, edge."""
    main = linear(look["leather"])
    thread = linear(look["thread"]) if "thread" in look else shade(main, 2.2, 0.8) if max(main) < 0.06 else (0.72, 0.56, 0.36)
    return {
        "leather": main,
        "trim": linear(look.get("trim", look["leather"])),
        "edge": linear(look["edge"]) if "edge" in look else shade(main, 0.42, 1.0),
        "thread": thread,
        "tape": shade(main, 0.35),
    }


def palette(look):
    """All materials of one item. look: as for dyes, and optionally finish, grain (cm), metal, lining."""
    grain, finish = look.get("grain", 0.22), look.get("finish", "grain")
    dye = dyes(look)
    materials = {
        "leather": leather(dye["leather"], finish, grain),
        "trim": leather(dye["trim"], finish, grain, "trim"),
        "edge": plain("edge", dye["edge"], 0.45, 0.4),
        "thread": matte("thread", dye["thread"]),
        "tape": matte("tape", dye["tape"]),
        "metal": metal(look.get("metal", "brass")),
        "lining": cloth(look.get("lining", "#b79f7c")),
        "paper": matte("paper", (0.74, 0.68, 0.56)),
        "rule": matte("rule", (0.42, 0.44, 0.46)),
        "ink": plain("ink", (0.05, 0.07, 0.10), 0.6, 0.3),
        "cardA": plain("cardA", linear("#2f4858"), 0.35, 0.5),
        "cardB": plain("cardB", linear("#b08d57"), 0.35, 0.5),
        "cardC": plain("cardC", linear("#7a2e2a"), 0.35, 0.5),
    }
    for name, index in {**DYED, "metal": METAL}.items():
        materials[name].pass_index = index
    return materials
