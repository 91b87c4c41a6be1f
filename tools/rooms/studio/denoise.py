"""Filters what noise is left in light, guided by what is certain: albedo, normals, depth and part numbers.

Light is divided by albedo, filtered by an edge-avoiding wavelet (Dammertz et al., 2010) whose tolerance is the noise that
two independent renders of the same view show (Rousselle et al., 2012), and multiplied again.
"""

import numpy as np

KERNEL = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], np.float32)
LEVELS = 6


def denoise(one, two, albedo, normal, depth, part):
    """Light without noise, divided by albedo. one, two: independent renders (height, width, 3), linear."""
    normal, base = _surface(normal, albedo)
    first, second = _tamed(one / base), _tamed(two / base)
    light = (first + second) / 2
    variance = _blurred(((first - second) ** 2 / 4).mean(axis=2), 5)
    texture = albedo.mean(axis=2)
    for level in range(LEVELS):
        light, variance = _level(light, variance, texture, normal, depth, part, 1 << level)
    return light


def _surface(normal, albedo):
    """Unit normals, and the albedo that light is divided by. The sky has neither, nor depth."""
    length = np.linalg.norm(normal, axis=2, keepdims=True)
    unit = np.where(length > 0.1, normal / np.maximum(length, 0.1), np.array([0, 0, 1], np.float32))
    return unit, np.where(length > 0.1, np.maximum(albedo, 0.1), 1)


def raised(light, pure, low, low_part, fine, part):
    """Light of half the size at the full size, times the albedo there.

    pure: how far each pixel of half the size shows one part only. low, fine: what is seen at either size.
    """
    normal, base = _surface(fine["normal"], fine["albedo"])
    low_normal, _ = _surface(low["normal"], low["albedo"])
    height, width = part.shape
    rows, columns = np.arange(height), np.arange(width)
    # Metal and glass mirror what is far brighter than they are: no more of it than of the brightest cloth.
    light = np.minimum(light, 3 * np.percentile(light[low_part > 0], 99) if (low_part > 0).any() else np.inf)
    total = np.zeros((height, width, 3), np.float32)
    weights = np.zeros((height, width), np.float32)
    plain = np.zeros((height, width, 3), np.float32)
    plain_weights = np.zeros((height, width), np.float32)
    for dy in (-1, 0, 1, 2):
        for dx in (-1, 0, 1, 2):
            # The pixel of half the size that holds this one, and its neighbours on the nearer side first.
            y = np.clip((rows - 1) // 2 + dy, 0, light.shape[0] - 1)
            x = np.clip((columns - 1) // 2 + dx, 0, light.shape[1] - 1)
            far_y = ((y * 2 + 0.5) - rows)[:, None]
            far_x = ((x * 2 + 0.5) - columns)[None, :]
            near = np.exp(-(far_y**2 + far_x**2) / 2.6)
            at = (y[:, None], x[None, :])
            facing = np.clip((normal * low_normal[at]).sum(axis=2), 0, 1) ** 24
            depth = low["depth"][at]
            far = np.exp(-np.abs(fine["depth"] - depth) / (0.03 * fine["depth"] + 1e-3))
            same = low_part[at] == part
            weight = (near * facing * far * same * pure[at]).astype(np.float32)
            total += weight[:, :, None] * light[at]
            weights += weight
            loose = (near * (same + 1e-3)).astype(np.float32)
            plain += loose[:, :, None] * light[at]
            plain_weights += loose
    lonely = (weights < 1e-3)[:, :, None]
    lit = np.where(lonely, plain / plain_weights[:, :, None], total / np.maximum(weights, 1e-6)[:, :, None])
    return (lit * base).astype(np.float32)


def _tamed(light):
    """Bounds fireflies: no pixel is four times as bright as its surroundings."""
    luminance = light.mean(axis=2)
    around = _blurred(np.minimum(luminance, np.percentile(luminance, 99.5)), 4)
    bound = np.maximum(around * 4, 1e-4)
    scale = np.minimum(1, bound / np.maximum(luminance, 1e-6))
    return light * scale[:, :, None]


def _level(light, variance, texture, normal, depth, part, step):
    total = np.zeros_like(light)
    weights = np.zeros(depth.shape, np.float32)
    spread = np.zeros(depth.shape, np.float32)
    slope = np.maximum(np.abs(depth - _shifted(depth, 0, 1)), np.abs(depth - _shifted(depth, 1, 0)))
    slope = np.minimum(slope, depth * 0.02) + depth * 0.002 + 1e-4
    luminance = light.mean(axis=2)
    tolerance = 5 * np.sqrt(_blurred(variance, 1)) + 0.002 * luminance + 1e-5
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            kernel = KERNEL[dy + 2] * KERNEL[dx + 2]
            y, x = dy * step, dx * step
            facing = np.clip((normal * _shifted(normal, y, x)).sum(axis=2), 0, 1) ** 32
            far = np.exp(-np.abs(depth - _shifted(depth, y, x)) / (slope * (abs(y) + abs(x) + 1)))
            same = part == _shifted(part, y, x)
            alike = np.exp(-np.abs(texture - _shifted(texture, y, x)) / 0.05)
            close = np.exp(-np.abs(luminance - _shifted(luminance, y, x)) / tolerance)
            weight = (kernel * facing * far * same * alike * close).astype(np.float32)
            if step == 1:
                # A pixel on an edge has no one like it: it takes a little of those around that are of its part.
                weight += 0.02 * kernel * same
            total += weight[:, :, None] * _shifted(light, y, x)
            spread += weight**2 * _shifted(variance, y, x)
            weights += weight
    weights = np.maximum(weights, 1e-8)
    return total / weights[:, :, None], spread / weights**2


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


def _shifted(array, y, x):
    """The array moved so that each place holds what lies y rows below and x columns to its right; edges repeat."""
    height, width = array.shape[:2]
    rows = np.clip(np.arange(height) + y, 0, height - 1)
    columns = np.clip(np.arange(width) + x, 0, width - 1)
    return array[rows[:, None], columns[None, :]]


def _blurred(array, radius):
    """A box blur, each way in turn."""
    for axis in (0, 1):
        padded = np.pad(array, [(radius, radius) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
        sums = np.cumsum(np.insert(padded, 0, 0, axis=axis), axis=axis)
        size = 2 * radius + 1
        ends = [slice(None)] * 2
        starts = [slice(None)] * 2
        ends[axis], starts[axis] = slice(size, None), slice(None, -size)
        array = ((sums[tuple(ends)] - sums[tuple(starts)]) / size).astype(np.float32)
    return array


def shown(light):
    """Light as a screen shows it, 0 to 1: mid-tones as they are, bright ones more and more gently."""
    soft = np.where(light < 0.6, light, 0.6 + 0.4 * (1 - np.exp(-(light - 0.6) / 0.4)))
    soft = np.clip(soft, 0, 1)
    return np.where(soft <= 0.0031308, 12.92 * soft, 1.055 * soft ** (1 / 2.4) - 0.055)
