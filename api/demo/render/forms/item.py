"""What every form gives: the parts, and the places worth a close look."""

import numpy as np

from studio.part import bend_all


class Item:
    """Parts standing on z = 0 with the front towards -y. `details` are (point, size in cm) for close-ups; `half` is half the
    item's size in cm, the measure of the lights."""

    def __init__(self):
        self.parts = []
        self.loose = []
        self.details = {}
        self.half = None

    def add(self, *parts):
        for part in parts:
            if isinstance(part, (list, tuple)):
                self.add(*part)
            else:
                self.parts.append(part)
        return self

    def add_loose(self, *parts):
        """Parts that may run out of the picture, as a long strap does."""
        self.loose.extend(parts)
        return self.add(*parts)

    def bend(self, function):
        bend_all(self.parts, function)
        for name, (point, size) in self.details.items():
            self.details[name] = (function(np.array([point], dtype=float))[0], size)
        return self

    def points(self):
        return np.concatenate([part.v for part in self.parts])

    def framed(self):
        """The points that have to be in the picture."""
        return np.concatenate([part.v for part in self.parts if not any(part is other for other in self.loose)])

    def ground(self):
        """Set the lowest point on the floor."""
        low = self.points()[:, 2].min()
        for part in self.parts:
            part.move(z=-low)
        for name, (point, size) in self.details.items():
            self.details[name] = (np.asarray(point, dtype=float) - np.array([0, 0, low]), size)
        return self


def softness(w, h, d, puff=0.12, pinch=0.0, sag=0.0, wrinkle=0.12, seed=1):
    """How leather gives: `puff` swells the middle of the faces, `pinch` narrows the top's depth, `sag` (cm) drops the
    middle of the top edge, `wrinkle` (cm) is a slow unevenness. Works on a body of w x d x h standing on z = 0."""
    rng = np.random.default_rng(seed)
    waves = [(rng.uniform(1.5, 5.0, 3), rng.uniform(0, 6.28, 3), rng.uniform(0.4, 1.0)) for _ in range(6)]

    def give(v):
        x, y, z = v[:, 0], v[:, 1], v[:, 2]
        u, t = np.clip(x / (w / 2), -1.2, 1.2), np.clip(z / h, 0, 1.1)
        belly = np.clip(1 - u**2, 0, 1) * np.clip(4 * t * (1 - t), 0, 1) ** 0.7
        k = 1 + puff * belly - pinch * t**1.6
        uneven = np.zeros(len(v))
        for freq, phase, amp in waves:
            uneven += amp * np.sin(freq[0] * x / w * 2 + phase[0]) * np.sin(freq[1] * z / h * 2 + phase[1] + freq[2] * np.sign(y))
        inside = np.clip(t * 3, 0, 1)
        out = v.copy()
        out[:, 1] = y * k + np.sign(y) * uneven * wrinkle * 0.3 * inside * np.clip(np.abs(y) / (d / 2), 0, 1)
        out[:, 2] = z - sag * np.clip(1 - u**2, 0, 1) * np.clip(t, 0, 1.1) ** 3
        out[:, 0] = x + wrinkle * 0.35 * uneven * inside * np.clip(np.abs(u), 0, 1) ** 2
        return out

    return give
