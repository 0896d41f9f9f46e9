"""Leather grain as small tiling height maps, computed once: far quicker to render than the same pattern worked out for every ray."""

import bpy
import numpy as np

SIZE = 768
_CELLS = 40


def _tiling_noise(cells, rng):
    """Smooth noise that repeats, `cells` bumps across."""
    grid = rng.random((cells, cells))
    at = np.arange(SIZE) / SIZE * cells
    i, f = at.astype(int), at - at.astype(int)
    f = f * f * (3 - 2 * f)
    j = (i + 1) % cells
    top = grid[np.ix_(i, i)] * (1 - f)[None, :] + grid[np.ix_(i, j)] * f[None, :]
    low = grid[np.ix_(j, i)] * (1 - f)[None, :] + grid[np.ix_(j, j)] * f[None, :]
    return top * (1 - f)[:, None] + low * f[:, None]


def _layers(first, count, rng, fall=0.5):
    total = sum(fall**k * (_tiling_noise(first * 2**k, rng) - 0.5) for k in range(count))
    return (total - total.min()) / np.ptp(total)


def _pebbles(cells, rng, jitter=0.85):
    """Rounded cells with creases between them: distance to the second nearest point less that to the nearest."""
    points = rng.uniform(0.5 - jitter / 2, 0.5 + jitter / 2, (cells, cells, 2))
    warp_x, warp_y = _layers(12, 3, rng) - 0.5, _layers(12, 3, rng) - 0.5
    axis = np.arange(SIZE) / SIZE * cells
    x, y = np.meshgrid(axis, axis)
    x, y = (x + warp_x * 1.1) % cells, (y + warp_y * 1.1) % cells
    cx, cy = x.astype(int), y.astype(int)
    near = np.full(x.shape, 9.0)
    second = np.full(x.shape, 9.0)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            p = points[(cy + dy) % cells, (cx + dx) % cells]
            d = np.hypot(cx + dx + p[..., 0] - x, cy + dy + p[..., 1] - y)
            second = np.minimum(second, np.maximum(near, d))
            near = np.minimum(near, d)
    edge = np.clip((second - near) * 1.5, 0, 1)
    return np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1)) * 0.75 + 0.25 * np.clip(1 - near**2 * 1.2, 0, 1)


def _hatch(rng):
    axis = np.arange(SIZE) / SIZE * 2 * np.pi
    x, y = np.meshgrid(axis, axis)
    wob = (_layers(10, 3, rng) - 0.5) * 2.2
    a = np.sin((x + y) * 34 + wob) ** 2
    b = np.sin((x - y) * 34 + wob) ** 2
    return np.maximum(a, b * 0.9)


_MAKE = {
    "grain": lambda rng: _pebbles(_CELLS, rng) * 0.9 + _layers(96, 2, rng) * 0.12,
    "croc": lambda rng: np.clip(_pebbles(9, rng, 0.5) * 1.2, 0, 1) * 0.95 + _layers(60, 3, rng) * 0.05,
    "pores": lambda rng: _layers(64, 3, rng, 0.7) * 0.7 + _pebbles(64, rng) * 0.25,
    "hatch": _hatch,
    "cloud": lambda rng: _layers(5, 5, rng, 0.6),
}


def image(kind):
    """The height map `kind` as a Blender image, made on first use in this file."""
    name = f"grain-{kind}"
    if name in bpy.data.images:
        return bpy.data.images[name]
    if kind not in _cache:
        height = _MAKE[kind](np.random.default_rng(7))
        pixels = np.ones((SIZE, SIZE, 4), dtype=np.float32)
        pixels[..., :3] = np.clip(height, 0, 1)[..., None]
        _cache[kind] = pixels.ravel()
    picture = bpy.data.images.new(name, SIZE, SIZE, float_buffer=True)
    picture.colorspace_settings.name = "Non-Color"
    picture.pixels.foreach_set(_cache[kind])
    picture.update()
    return picture


_cache = {}
