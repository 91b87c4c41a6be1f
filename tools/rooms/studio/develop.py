"""What becomes of rendered light before it is kept: each part's own at its edges, a photograph's brightness, a screen's tones."""

import numpy as np


def own_light(light, part, coverage):
    """Gives every pixel at an edge the light of its part alone, from the nearest pixels that the part covers whole."""
    whole = coverage > 0.999
    result = light.copy()
    todo = ~whole
    for reach in (1, 2):
        total = np.zeros_like(light)
        count = np.zeros(part.shape, np.float32)
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                fits = (_shifted(part, dy, dx) == part) & _shifted(whole, dy, dx)
                total += fits[:, :, None] * _shifted(light, dy, dx)
                count += fits
        found = todo & (count > 0)
        result[found] = total[found] / count[found][:, None]
        todo &= ~found
    return result


def develop(light, part, exposure, warmth):
    """Brings what can be dressed to a photograph's brightness, and most of the way to a white without a cast."""
    dressed = light[part > 0] if (part > 0).any() else light.reshape(-1, 3)
    mean = dressed.mean(axis=0)
    grey = mean.mean()
    balance = (grey / np.maximum(mean, 1e-6)) ** (1 - warmth)
    level = np.percentile(dressed.mean(axis=1), 70)
    gain = exposure * 0.5 / max(level, 1e-6)
    return light * balance * gain, gain


def shown(light):
    """Light as a screen shows it, 0 to 1: mid-tones as they are, bright ones more and more gently."""
    soft = np.where(light < 0.6, light, 0.6 + 0.4 * (1 - np.exp(-(light - 0.6) / 0.4)))
    soft = np.clip(soft, 0, 1)
    return np.where(soft <= 0.0031308, 12.92 * soft, 1.055 * soft ** (1 / 2.4) - 0.055)


def _shifted(array, y, x):
    """The array moved so that each place holds what lies y rows below and x columns to its right; edges repeat."""
    height, width = array.shape[:2]
    rows = np.clip(np.arange(height) + y, 0, height - 1)
    columns = np.clip(np.arange(width) + x, 0, width - 1)
    return array[rows[:, None], columns[None, :]]
