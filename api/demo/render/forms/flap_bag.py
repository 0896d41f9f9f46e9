"""Bags closed by a flap: slings, saddle bags, satchels, messengers, top-handle bags."""

import math

import numpy as np

from forms.item import Item, softness
from studio.hardware import buckle, d_ring, keeper, rivet, snap, snap_hook, square_ring, tuck_lock, turn_lock
from studio.outline import inset, rounded_rect, trapezoid
from studio.part import join
from studio.path import arch, closed_loop, smooth
from studio.sewing import gauge, seam, sewn_strap, stitches
from studio.solids import Bend, panel, slab, strap, tube


def flap_path(d, h, front, back, lift=0.35, round_off=1.4):
    """From the flap's lower edge in front, up, over the top and down the back, `lift` off the body."""
    y0, y1, top = -d / 2 - lift, d / 2 + lift, h + lift
    r = min(round_off, d / 2 - 0.1)
    up = [(0, y0 - 0.12 * (1 - k), top - r - front + (front) * k) for k in np.linspace(0, 1, 24)]
    arc1 = [(0, y0 + r - r * math.cos(a), top - r + r * math.sin(a)) for a in np.linspace(0.1, math.pi / 2, 9)]
    arc2 = [(0, y1 - r + r * math.sin(a), top - r + r * math.cos(a)) for a in np.linspace(0, math.pi / 2, 9)]
    down = [(0, y1, top - r - back * k) for k in np.linspace(0.1, 1, 10)]
    path = np.array(up + arc1 + arc2 + down)
    keep = np.r_[True, np.linalg.norm(np.diff(path, axis=0), axis=1) > 1e-3]
    return path[keep]


def side_straps(item, w, h, d, strap_width, rise, y=0.0, hooks=True, pinch=0.12, at=0.86, lean=1.0):
    """Rings at both sides and a long strap arching above them."""
    z = h * at
    for sign in (-1, 1):
        tab = strap(np.array([[sign * (w / 2 + 0.25), y, z - 3.2], [sign * (w / 2 + 0.32), y, z - 1], [sign * (w / 2 + 0.4), y, z + 0.4]]), strap_width, 0.3, (0, 1, 0))
        eye = d_ring(strap_width + 0.9, 1.9, 0.2).turn("z", 90).move(sign * (w / 2 + 0.5), y, z + 0.75)
        item.add(tab, eye, rivet(0.38).turn("z", 90 * sign).move(sign * (w / 2 + 0.42), y, z - 1.6))
    lift = 1.2
    if hooks:
        for sign in (-1, 1):
            item.add(snap_hook(0.75 + strap_width * 0.09).turn("z", 90).turn("y", -sign * 6).move(sign * (w / 2 + 0.55), y, z + 2.4))
        lift = 3.9
    path = arch(-(w / 2 + 0.7), w / 2 + 0.7, z + lift, rise, y, pinch, lean)
    item.add_loose(*sewn_strap(path, strap_width, 0.3, (0, 1, 0), margin=0.22, pitch=0.55))
    return path


def flap_bag(w=24, h=17, d=7, flap=0.62, shape="round", lock="turn", strap_width=1.8, rise=15, handle=False,
             piping=True, taper=0.97, corner=2.6, puff=0.10, stitched=True, gap=0.7, straps=2, seed=1, long_strap=True, thread=1.0, tabs=1.0):
    """shape: 'round', 'square' or 'saddle' flap. lock: 'turn', 'tuck', 'snap', 'buckles' or 'none'. Cm throughout."""
    gauge(thread)
    item = Item()
    outline = trapezoid(w, w * taper, h, (1.0, 1.0, corner, corner))
    item.add(slab(outline, d, 0.7, side="trim"))
    if piping:
        for y in (-d / 2 + 0.18, d / 2 - 0.18):
            item.add(tube(closed_loop(inset(outline, -0.02), y), 0.28, "trim", closed=True))
    item.add(seam(outline, -d / 2, 0.75), seam(outline, d / 2, 0.75, front=False))
    front = h * flap
    path = flap_path(d, h, front, back=h * 0.25)
    bend = Bend(path)
    fw = w * taper + 0.5
    radii = {"round": 4.2, "square": 1.2, "saddle": min(front * 0.95, fw * 0.46)}[shape]
    cut = rounded_rect(fw, bend.length, (0.6, 0.6, radii, radii), 0.8)
    cut[:, 1] += bend.length / 2
    work = [panel(cut, 0.28)]
    if stitched:
        work.append(seam(cut, -0.28, 0.55, only=lambda x, z: z < front + 2.5))
        if gap and shape != "saddle":
            work.append(seam(cut, -0.28, 1.15, only=lambda x, z: z < front + 2.5))
    focus = (0, -d / 2 - 0.8, h - front + 1.2)
    if lock == "turn":
        work.append(turn_lock(0.85).move(y=-0.4, z=2.1))
    elif lock == "snap":
        work.append(snap(0.7).move(y=-0.28, z=1.9))
    elif lock == "tuck":
        work.append(tuck_lock(0.8).move(y=-0.42, z=1.2))
    for part in work:
        item.add(part.bend(bend))
    if lock == "buckles":
        xs = [0.0] if straps == 1 else [-w * 0.27, w * 0.27]
        for x in xs:
            sw = 2.2
            long = rounded_rect(sw, front * 0.72 + 5.0, (0.3, 0.3, 1.08, 1.08), 0.5)
            long[:, 1] += front * 0.72 / 2 - 2.0
            belt = [panel(long, 0.3), seam(long, -0.3, 0.3, pitch=0.5),
                    buckle(2.2, 2.9, 0.2, bar=0.5).move(y=-0.42, z=0.1), keeper(sw, 0.55, 0.9).move(y=-0.2, z=-1.7)]
            for part in belt:
                item.add(part.bend(lambda v: bend(v - np.array([0, 0.32, 0]))).move(x=x))
            low = rounded_rect(sw, 3.4, 0.5, 0.5)
            item.add(panel(low, 0.3).move(x=x, y=-d / 2 - 0.02, z=h - front - 1.1), rivet(0.35).move(x=x, y=-d / 2 - 0.3, z=h - front - 2.3))
        focus = (xs[-1], -d / 2 - 0.8, h - front + 0.4)
    item.details["lock"] = (focus, max(9.0, w * 0.42))
    item.bend(softness(w, h, d, puff, 0.0, 0.25, 0.14, seed))
    if handle:
        z = h + 0.45
        half = w * 0.24
        loop = smooth([(-half, 0, z), (-half * 0.96, 0, z + 3.2), (-half * 0.55, 0, z + 6.2), (0, 0, z + 7.0), (half * 0.55, 0, z + 6.2), (half * 0.96, 0, z + 3.2), (half, 0, z)], 60)
        item.add(tube(loop, 0.62, "leather", sides=14), stitches(loop + np.array([0, -0.6, 0.0]), (0, -1, 0)))
        for sign in (-1, 1):
            item.add(square_ring(1.9, 1.5, 0.2).turn("z", 90).move(sign * half, 0, z + 0.6), strap(np.array([[sign * half - 1.6, 0, z + 0.02], [sign * half, 0, z + 0.18], [sign * half + 1.6, 0, z + 0.02]]), 2.4, 0.3, (0, 1, 0)))
    if long_strap:
        side_straps(item, w, h, d, strap_width, rise)
    elif tabs:
        side_tabs(item, w, h, tabs)
    item.half = max(w, h + (7 if handle else 0)) / 2
    return item.ground()


def side_tabs(item, w, h, size):
    """Small rings at the sides, for a strap that is not shown."""
    for sign in (-1, 1):
        item.add(d_ring(2.2 * size, 1.7 * size, 0.2 * size).turn("z", 90).move(sign * (w / 2 + 0.35 * size), 0, h * 0.88))
        item.add(strap(np.array([[sign * (w / 2 + 0.2 * size), 0, h * 0.88 - 3 * size], [sign * (w / 2 + 0.3 * size), 0, h * 0.88]]), 1.5 * size, 0.3 * size, (0, 1, 0)))
