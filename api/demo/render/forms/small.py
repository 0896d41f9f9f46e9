"""Small leather goods that lie on the paper: card holders, key fobs, luggage tags, coasters, valet trays, cable wraps."""

import math

import numpy as np

from forms.item import Item
from studio.hardware import buckle, d_ring, ring, rivet, snap, wire
from studio.outline import circle, inset, rounded_polygon, rounded_rect
from studio.part import Part
from studio.path import closed_loop, smooth
from studio.sewing import gauge, seam, sewn_strap, stitches
from studio.solids import panel, slab, strap, tube, turned


def _lay(parts):
    """Upright work laid on its back: what faced the front faces up."""
    return [part.turn("x", -90) for part in parts]


def _lay_point(p):
    return (p[0], p[2], -p[1])


def card_holder(w=10.2, h=7.4, slots=3, cards=True, slant=False):
    gauge(0.42)
    item = Item()
    work = []
    back = rounded_rect(w, h, (0.5, 0.5, 0.9, 0.9), 0.5)
    back[:, 1] += h / 2
    work += [slab(back, 0.3, 0.1, rings=8, side="edge", steps=1).move(y=0.2)]
    y = 0.05
    colours = ("cardC", "cardB", "cardA")
    for k in range(slots):
        top = h * (0.88 - 0.20 * k)
        if cards and k < 2:
            card = rounded_rect(8.5, 5.4, 0.35)
            work.append(slab(card, 0.08, 0.03, rings=3, face=colours[k], steps=1).move(0.15 - 0.3 * k, y - 0.06, top - 1.9 + (0.25 if k else 0.9)))
        y -= 0.13
        pocket = rounded_rect(w, top, (0.25, 0.25, 0.9, 0.9), 0.5)
        pocket[:, 1] += top / 2
        work.append(panel(pocket, 0.15, columns=24).move(y=y))
        work.append(stitches(np.array([[-w / 2 + 0.5, y - 0.15, top - 0.3], [w / 2 - 0.5, y - 0.15, top - 0.3]]), (0, -1, 0)))
    work.append(seam(back, y - 0.15, 0.3, only=lambda x, z: z < h * 0.88 - 0.2 * h * (slots - 1)))
    for a in (-1, 1):
        work.append(stitches(np.array([[a * (w / 2 - 0.3), y + 0.15 * k, z] for k, z in zip(np.linspace(-1, 1.4, 12), np.linspace(h * 0.45, h * 0.86, 12))]), (0, -1, 0)))
    item.add(_lay(work))
    item.details["slots"] = (_lay_point((w * 0.2, y, h * 0.7)), w * 0.62)
    item.half = w * 0.55
    return item.ground()


def _key(length=5.6, head=1.15):
    parts = [slab(circle(head, 40), 0.22, 0.07, rings=4, face="metal", steps=1), wire(circle(0.4), 0.07).move(z=head * 0.45)]
    shaft = rounded_rect(0.62, length - head, 0.1)
    parts.append(slab(shaft, 0.2, 0.06, rings=3, face="metal", steps=1).move(z=-head * 0.8 - (length - head) / 2))
    for k, size in enumerate((0.5, 0.3, 0.55, 0.35)):
        tooth = rounded_rect(size, 0.34, 0.05)
        parts.append(slab(tooth, 0.18, 0.04, rings=2, face="metal", steps=1).move(x=0.3 + size / 2 - 0.1, z=-length + 0.3 + 0.5 * k))
    return parts


def key_fob(shape="strap", keys=2, length=9.0, width=2.6):
    """shape: 'strap' (a folded loop with a rivet), 'drop' (a sewn drop) or 'disc'."""
    gauge(0.5)
    item = Item()
    work = []
    if shape == "strap":
        body = rounded_rect(width, length, (0.3, 0.3, 0.5, 0.5), 0.4)
        body[:, 1] -= length / 2
        work += [slab(body, 0.62, 0.16, rings=8, side="edge", steps=2), seam(body, -0.31, 0.32), rivet(0.42).move(y=-0.3, z=-1.5), rivet(0.3).move(y=-0.3, z=-length + 1.0)]
        work.append(strap(smooth([(0, -0.2, -0.4), (0, -0.5, 0.35), (0, 0, 0.75), (0, 0.5, 0.35), (0, 0.2, -0.4)], 24), width * 0.62, 0.2, (1, 0, 0)))
    elif shape == "drop":
        body = rounded_polygon([(0.9, 0), (-0.9, 0), (-2.5, -length), (2.5, -length)], [0.5, 0.5, 1.85, 1.85], 0.4)
        work += [slab(body, 0.6, 0.16, rings=8, side="edge", steps=2), seam(body, -0.3, 0.36), rivet(0.38).move(y=-0.3, z=-1.1)]
        work.append(strap(smooth([(0, -0.2, -0.3), (0, -0.5, 0.35), (0, 0, 0.75), (0, 0.5, 0.35), (0, 0.2, -0.3)], 24), 1.2, 0.2, (1, 0, 0)))
    else:
        body = circle(2.7, 72)
        body[:, 1] -= 3.4
        work += [slab(body, 0.6, 0.16, rings=8, side="edge", steps=2), seam(body, -0.3, 0.4)]
        work.append(strap(smooth([(0, -0.35, -1.9), (0, -0.5, -0.2), (0, 0, 0.75), (0, 0.5, -0.2), (0, 0.35, -1.9)], 24), 1.3, 0.22, (1, 0, 0)))
        work.append(rivet(0.36).move(y=-0.45, z=-1.5))
    hoop = [wire(circle(1.55), 0.12), wire(circle(1.5), 0.11).move(y=0.2)]
    work += [p.move(z=1.75) for p in hoop]
    item.add(_lay(work))
    for k in range(keys):
        angle = (38, 74, 110)[k]
        made = _key(5.2 - 0.5 * k)
        made = [p.move(z=-0.55).turn("x", -90).turn("z", 180 - angle) for p in made]
        item.add([p.move(x=1.0 - 0.3 * k + 0.3, y=2.8 - 0.5 * (1 - k), z=-0.16 + 0.22 * k) for p in made])
    item.details["rivet"] = ((0, -1.2, 0.3), 7.0)
    item.half = 5.0
    return item.ground()


def _tag(shape="point", w=7.0, h=11.0):
    if shape == "point":
        body = rounded_polygon([(w / 2, 0), (w / 2, h * 0.78), (w * 0.2, h), (-w * 0.2, h), (-w / 2, h * 0.78), (-w / 2, 0)], [0.9, 1.0, 0.6, 0.6, 1.0, 0.9], 0.4)
    else:
        body = rounded_rect(w, h, (w * 0.48, w * 0.48, 1.0, 1.0), 0.4)
        body[:, 1] += h / 2
    work = [slab(body, 0.45, 0.14, rings=10, side="edge", steps=1), seam(body, -0.225, 0.4)]
    window = rounded_rect(w * 0.66, h * 0.42, 0.35)
    window[:, 1] += h * 0.33
    work += [slab(window, 0.06, 0.02, rings=3, face="paper", steps=1).move(y=-0.24)]
    rim = inset(window, -0.28)
    for edge_outline, y in ((rim, -0.22),):
        frame = closed_loop(inset(window, -0.14), y)
        side = np.roll(frame[:-1], -1, axis=0) - np.roll(frame[:-1], 1, axis=0)
        work.append(tube(frame, 0.17, "leather", closed=True, sides=10))
        work.append(stitches(closed_loop(inset(window, -0.5), -0.225), (0, -1, 0)))
    work += [stitches(np.array([[-w * 0.25, -0.28, h * f], [w * 0.22 - 0.8 * k, -0.28, h * f]]), (0, -1, 0), pitch=0.1, length=0.12, radius=0.02, material="ink") for k, f in enumerate((0.43, 0.34, 0.25))]
    eye = turned([(0.62, 0), (0.62, 0.14), (0.45, 0.22), (0.34, 0.14), (0.33, 0)]).move(y=-0.2, z=h * 0.87)
    return work + [eye]


def luggage_tag(shape="point", pair=True):
    gauge(0.5)
    item = Item()
    h = 11.0
    loop = smooth([(0, -0.35, h * 0.87), (0.2, -0.6, h * 0.87 + 1.6), (1.6, -0.4, h + 3.4), (1.0, -0.3, h + 6.2), (-1.2, -0.3, h + 6.6), (-2.0, -0.3, h + 4.0), (-0.9, -0.1, h + 1.6), (-0.2, 0.25, h * 0.87 + 0.6)], 70)
    belt = [*sewn_strap(loop, 1.2, 0.22, (0.0, 1, 0.0), margin=0.22)]
    buckled = buckle(1.2, 1.7, 0.14).turn("z", 90).turn("y", 14).move(1.55, -0.4, h + 3.6)
    first = _lay(_tag(shape) + belt + [buckled])
    for part in first:
        part.turn("z", 12).move(x=-1.6, z=0.5)
    item.add(first)
    if pair:
        other = _lay(_tag(shape) + sewn_strap(loop.copy(), 1.2, 0.22, (0.0, 1, 0.0), margin=0.22))
        for part in other:
            part.turn("z", -17).move(x=4.6, y=1.2, z=0.0)
        item.add(other)
    item.details["window"] = ((-2.0, 4.4, 0.6), 8.5)
    item.half = 8.0
    return item.ground()


def coasters(count=6, radius=5.0, square=False):
    gauge(0.62)
    item = Item()
    rng = np.random.default_rng(12)
    shape = rounded_rect(radius * 2, radius * 2, 1.2) if square else circle(radius, 90)

    def one():
        return _lay([slab(shape, 0.55, 0.14, rings=12, side="edge", steps=2), seam(shape, -0.275, 0.5)])

    stack = count - 2
    for k in range(stack):
        turn = rng.uniform(-14, 14)
        x, y = rng.uniform(-0.25, 0.25, 2)
        item.add([p.turn("z", turn).move(x - 2.4, y + 1.6, k * 0.57) for p in one()])
    item.add([p.turn("z", 10).move(5.6, -2.6, 0) for p in one()])
    item.add([p.turn("z", -20).turn("y", -8).move(3.6, -3.6, 1.02) for p in one()])
    item.details["edge"] = ((-2.4, -3.0, stack * 0.5), 9.0)
    item.half = 8.5
    return item.ground()


def valet_tray(w=24, d=18, wall=3.4):
    """A square of leather whose corners are pinched up with studs."""
    gauge(0.85)
    item = Item()
    lw, ld = w + wall * 2, d + wall * 2
    outline = rounded_rect(lw, ld, 1.2, 0.5)
    sheet = panel(outline, 0.4, back="trim", columns=80, row_step=0.35)
    line = seam(outline, -0.4, 0.6)
    line2 = stitches(closed_loop(rounded_rect(w - 0.4, d - 0.4, 1.0), -0.4), (0, -1, 0))
    work = _lay([sheet, line, line2])

    def rise(v):
        out = v.copy()
        x, y = v[:, 0], v[:, 1]
        ex, ey = np.maximum(np.abs(x) - w / 2, 0), np.maximum(np.abs(y) - d / 2, 0)
        e = np.hypot(ex, ey)
        both = np.minimum(ex, ey)
        curve = lambda k: np.where(k < 1.2, k**2 / 2.4, k - 0.6)
        up = curve(np.maximum(ex, ey))
        lean = 0.20
        out[:, 0] = np.sign(x) * (np.minimum(np.abs(x), w / 2) + ex * lean + np.minimum(ex, 1.2) * 0.35 + both * 0.55 * (ex >= ey))
        out[:, 1] = np.sign(y) * (np.minimum(np.abs(y), d / 2) + ey * lean + np.minimum(ey, 1.2) * 0.35 + both * 0.55 * (ey > ex))
        out[:, 2] = v[:, 2] * (1 - 0.7 * np.clip(e / 1.5, 0, 1)) + up * 0.93 + both * 0.15
        thick = np.clip(e / 1.5, 0, 1) * v[:, 2]
        out[:, 0] -= np.sign(x) * thick * (ex >= ey)
        out[:, 1] -= np.sign(y) * thick * (ey > ex)
        return out

    item.add([p.bend(rise) for p in work])
    for sx in (-1, 1):
        for sy in (-1, 1):
            item.add(snap(0.62).turn("z", math.degrees(math.atan2(sy, sx)) + 90).move(sx * (w / 2 + 1.55), sy * (d / 2 + 1.55), wall * 0.62))
    ring_at = [p.turn("x", -90).turn("z", 30).move(-w * 0.16, 1.5, 1.2) for p in _key(5.6)]
    other = [p.turn("x", -90).turn("z", 70).move(-w * 0.16 + 0.4, 1.2, 1.5) for p in _key(5.2)]
    loop = wire(circle(1.6), 0.12).turn("x", -84).move(-w * 0.16 - 0.2, 2.8, 1.3)
    item.add(ring_at, other, loop)
    for k, (x, y) in enumerate(((4.2, -2.0), (5.6, -1.0), (5.1, -3.4))):
        item.add(turned([(1.25, 0), (1.25, 0.18), (1.15, 0.22), (1.1, 0.17), (0.02, 0.17)]).turn("x", -90).move(x, y, 0.5 + 0.2 * (k == 1)))
    item.details["corner"] = ((w / 2, -d / 2, wall * 0.5), 11.0)
    item.half = w * 0.62
    return item.ground()


def cable_wraps(count=3):
    """Short straps with a press stud, each holding a coil of cable."""
    gauge(0.5)
    item = Item()
    spots = [(-4.6, 1.8, 18), (0.6, -2.6, -14), (5.0, 2.2, 40)][:count]
    for x, y, turn in spots:
        body = rounded_rect(2.6, 8.4, 1.2, 0.3)
        body[:, 1] += 4.2
        over = smooth([(0, 0, 0.15), (0, -1.4, 0.25), (0, -2.35, 0.95), (0, -1.7, 1.9), (0, 0, 2.25), (0, 1.7, 1.9), (0, 2.35, 0.95), (0, 1.5, 0.25), (0, 0.2, 0.12)], 90)
        band = sewn_strap(over, 2.6, 0.26, (1, 0, 0), margin=0.28)
        flap = _lay([slab(rounded_rect(2.6, 4.2, (1.2, 1.2, 1.2, 1.2)), 0.26, 0.09, rings=6, side="edge", steps=1), snap(0.62).move(y=-0.13, z=-0.2)])
        flap = [p.move(y=0.2, z=2.5) for p in flap]
        coil = []
        for k in range(5):
            r = 3.2 + 0.16 * (k % 3)
            t = np.linspace(0, 2 * math.pi, 60)
            coil.append(tube(np.stack([r * np.cos(t) * 1.25, (r - 1.9) * np.sin(t) * 0.8, np.full(60, 0.55 + 0.26 * k) + 0.06 * np.sin(3 * t + k)], axis=1), 0.17, "ink", closed=True, sides=8))
        item.add([p.turn("z", turn).move(x, y, 0) for p in band + flap + coil])
    item.details["stud"] = ((0.6, -2.4, 2.4), 8.0)
    item.half = 8.0
    return item.ground()
