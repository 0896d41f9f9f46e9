"""Metal: rings, buckles, rivets, locks and zips. Made facing the front (-y), centred on the origin."""

import math

import numpy as np

from .outline import circle, rounded_rect
from .part import Part, join
from .path import closed_loop, lengths, sample, tangents
from .solids import box, frames, slab, strap, tube, turned


def wire(outline, radius, material="metal"):
    """A closed wire along an outline."""
    return tube(closed_loop(outline, 0.0), radius, material, closed=True, sides=12)


def ring(radius, thick=0.18):
    return wire(circle(radius), thick)


def d_ring(width, height, thick=0.2):
    return wire(rounded_rect(width, height, (height * 0.48, height * 0.48, 0.25, 0.25)), thick)


def square_ring(width, height, thick=0.18):
    return wire(rounded_rect(width, height, min(width, height) * 0.18), thick)


def rivet(radius=0.4):
    return turned([(radius, 0), (radius, radius * 0.25), (radius * 0.86, radius * 0.5), (radius * 0.55, radius * 0.66), (0.02, radius * 0.72)])


def snap(radius=0.65):
    """A press stud: a rim with a shallow dome in it."""
    return turned([(radius, 0), (radius, 0.16), (radius * 0.92, 0.22), (radius * 0.8, 0.22), (radius * 0.74, 0.14), (radius * 0.5, 0.2), (0.02, 0.24)])


def buckle(width, height, thick=0.22, bar=None):
    """A square frame with a pin lying across it, for a strap of `width` running up and down; `bar` is the height of the hinge."""
    bar = -height / 2 if bar is None else bar
    frame = slab_frame(width + 1.0, height, 0.42, thick * 1.6)
    pin = tube(np.array([[0, -0.12, bar], [0, -0.34, bar + 0.5], [0, -0.3, height / 2 - 0.4], [0, -0.2, height / 2 + 0.12]]),
               [0.17, 0.16, 0.13, 0.1], "metal", sides=10)
    hinge = tube(np.array([[-width / 2 - 0.3, 0, bar], [width / 2 + 0.3, 0, bar]]), 0.16, "metal")
    return join([frame, pin, hinge])


def slab_frame(width, height, rim, thick, radius=None):
    """A flat frame with a softly rounded section."""
    radius = radius or min(width, height) * 0.16
    outline = rounded_rect(width - rim, height - rim, max(radius - rim / 2, 0.15))
    path = closed_loop(outline, 0.0)
    part = tube(path, 1.0, "metal", closed=True, sides=14)
    centre = np.repeat(path, 14, axis=0)
    away = part.v - centre
    part.v = centre + away * np.array([rim / 2, thick / 2, rim / 2])
    return part


def turn_lock(size=1.0):
    """An oval plate with a raised turning piece."""
    plate = slab(rounded_rect(3.2 * size, 1.9 * size, 0.9 * size), 0.3 * size, 0.12 * size, rings=5, face="metal", steps=1)
    lug = slab(rounded_rect(0.62 * size, 1.5 * size, 0.3 * size), 0.55 * size, 0.2 * size, rings=5, face="metal", steps=1).move(y=-0.4 * size)
    base = turned([(0.62 * size, 0), (0.6 * size, 0.28 * size), (0.02, 0.3 * size)])
    return join([plate, lug, base])


def tuck_lock(size=1.0):
    """A school-bag lock: a plate with a raised, rounded catch."""
    plate = slab(rounded_rect(3.0 * size, 3.4 * size, (0.3, 0.3, 1.3, 1.3)), 0.3 * size, 0.12, rings=6, face="metal", steps=1)
    catch = slab(rounded_rect(1.3 * size, 1.3 * size, 0.5), 0.6 * size, 0.22, rings=5, face="metal", steps=1).move(y=-0.3 * size, z=-0.5 * size)
    pins = [rivet(0.16 * size).move(x=x * size, y=-0.15 * size, z=1.2 * size) for x in (-1.0, 1.0)]
    return join([plate, catch, *pins])


def snap_hook(size=1.0):
    """A swivel hook as at the end of a shoulder strap; the strap comes from above."""
    eye = square_ring(2.4 * size, 0.9 * size, 0.17 * size).move(z=1.5 * size)
    neck = turned([(0.28 * size, 0), (0.34 * size, 0.3 * size), (0.22 * size, 0.6 * size), (0.02, 0.62 * size)]).turn("x", -90).move(z=0.6 * size)
    t = np.linspace(math.radians(80), math.radians(-230), 26)
    hook = np.stack([0.62 * size * np.cos(t), np.zeros(26), 0.95 * size * np.sin(t) - 0.5 * size], axis=1)
    return join([eye, neck, tube(hook, 0.18 * size, "metal")])


def zipper(path, normal, width=1.6, slider=0.12, pull="leather", teeth=True, tape="tape", size=1.0):
    """A closed zip along a path on a surface: two tapes, a row of teeth, and a slider with a pull at `slider` (0 to 1)."""
    path = np.asarray(path, dtype=float)
    n = np.broadcast_to(np.asarray(normal, dtype=float), path.shape)
    t = tangents(path)
    side = np.cross(t, n)
    parts = [strap(path, width, 0.06, side, face=tape, edge=tape)]
    total = lengths(path)[-1]
    if teeth:
        pitch = 0.24 * size
        at = np.arange(pitch, total - pitch / 2, pitch)
        p, nv, sv, tv = sample(path, at, n, side, t)
        flip = np.where(np.arange(len(at)) % 2 == 0, 1.0, -1.0)[:, None]
        base = box(0.34 * size, 0.14 * size, 0.13 * size).v
        centre = p + nv * 0.07 + sv * flip * 0.05
        v = (centre[:, None, :] + sv[:, None, :] * base[None, :, 0:1] + nv[:, None, :] * base[None, :, 1:2] + tv[:, None, :] * base[None, :, 2:3]).reshape(-1, 3)
        faces = box(1, 1, 1).f
        parts.append(Part(v, [tuple(i + 8 * k for i in f) for k in range(len(at)) for f in faces], "metal", smooth=False))
    p, nv, tv, sv = [a[0] for a in sample(path, np.array([total * slider]), n, t, side)]
    turn = np.stack([sv, -nv, tv], axis=1)
    set_down = lambda part, lift: Part(part.v @ turn.T + p + nv * lift, part.f, part.m, part.smooth)
    body = slab(rounded_rect(0.78 * size, 1.1 * size, 0.3 * size), 0.36 * size, 0.14 * size, rings=4, face="metal", steps=1)
    eye = tube(np.array([[0, 0, -0.35], [0, -0.35, -0.2], [0, -0.35, 0.2], [0, 0, 0.35]]) * size, 0.08 * size, "metal")
    parts += [set_down(body, 0.18 * size), set_down(eye, 0.34 * size)]
    return parts, p + nv * 0.5 * size


def zip_pull(length=3.2, width=1.0, kind="leather"):
    """A pull that hangs down from the origin: a ring and a leather tongue, or a metal blade."""
    link = ring(0.34, 0.08).move(z=-0.3)
    if kind == "metal":
        blade = slab(rounded_rect(width * 0.7, length, 0.3), 0.2, 0.08, rings=4, face="metal", steps=1).move(z=-0.5 - length / 2)
        return [link, blade]
    tongue = slab(rounded_rect(width, length, (0.25, 0.25, width * 0.48, width * 0.48)), 0.28, 0.1, rings=5, face="leather", side="edge", steps=1)
    tongue.move(z=-0.4 - length / 2)
    return [link, tongue]


def keeper(width, thick, height=1.0):
    """A leather loop around a strap that runs up and down."""
    outline = rounded_rect(width + 0.35, thick + 0.35, 0.15)
    path = np.stack([np.r_[outline[:, 0], outline[0, 0]], np.r_[outline[:, 1], outline[0, 1]], np.zeros(len(outline) + 1)], axis=1)
    return strap(path, height, 0.16, (0, 0, 1))
