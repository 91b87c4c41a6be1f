"""Takes the noise out of rendered light by a trained network: Open Image Denoise's, run by numpy.

Only the weights are Open Image Denoise's (Apache-2.0); README.md says how they come. The network is a U-Net (Ronneberger
et al., 2015): convolutions of 3 × 3 at five sizes, each half the one before, and back up beside what was seen on the way.
"""

import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache", "package", "tzas")
# Sides are multiples of this: four halvings.
MULTIPLE = 16
# Rows of a convolution that are taken at once, so that they stay in the processor's cache.
BAND = 8
MIDDLE_GREY = 0.18
ENCODER = ("enc_conv0", "enc_conv1"), ("enc_conv2",), ("enc_conv3",), ("enc_conv4",)
MIDDLE = "enc_conv5a", "enc_conv5b"
DECODER = (
    ("dec_conv4a", "dec_conv4b"),
    ("dec_conv3a", "dec_conv3b"),
    ("dec_conv2a", "dec_conv2b"),
    ("dec_conv1a", "dec_conv1b", "dec_conv0"),
)


class Denoiser:
    """folder: where the weights lie, as files of the kind .tza."""

    def __init__(self, folder=WEIGHTS):
        self.net = _weights(os.path.join(folder, "rt_hdr_calb_cnrm.tza"))

    def clean(self, light, albedo, normal):
        """Linear light without noise. light, albedo (0 to 1), normal (-1 to 1): height × width × 3, of the same samples.

        The network wants albedo and normals without noise; those of a dozen samples have little, and keep more of wood and
        weave than the networks that were taught with noisy ones.
        """
        gain = _exposure(light)
        seen = [_compressed(light * gain), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5]
        return _expanded(self._run(np.concatenate(seen, axis=2))) / gain

    def _run(self, image):
        """The network's answer to an image of any size."""
        height, width, _ = image.shape
        padding = [(0, -side % MULTIPLE) for side in (height, width)]
        x = np.pad(image.astype(np.float32), [*padding, (0, 0)], mode="symmetric")
        passed = [x]
        for level in ENCODER:
            x = _halved(self._through(level, x))
            passed.append(x)
        x = self._through(MIDDLE, passed.pop())
        for level in DECODER:
            x = np.concatenate([x.repeat(2, axis=0).repeat(2, axis=1), passed.pop()], axis=2)
            x = self._through(level, x)
        return x[:height, :width]

    def _through(self, names, x):
        for name in names:
            x = _convolved(x, *self.net[name])
        return x


def _weights(path):
    """Reads a .tza: each layer's kernel as a matrix (9 × channels in, channels out) and its bias."""
    if not os.path.exists(path):
        raise FileNotFoundError(f"{path} is not there: tools/rooms/README.md says how the denoiser's weights come.")
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from("<HBBQ", data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f"{path} holds no weights of version 2.")
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        number = np.dtype({b"f": "<f4", b"h": "<f2"}[kind])
        tensors[name] = np.frombuffer(data, number, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    layers = {name.rsplit(".", 1)[0] for name in tensors}
    return {name: (_matrix(tensors[f"{name}.weight"]), tensors[f"{name}.bias"]) for name in layers}


def _matrix(kernel):
    out = kernel.shape[0]
    return np.ascontiguousarray(kernel.transpose(2, 3, 1, 0).reshape(-1, out))


def _convolved(x, matrix, bias):
    """3 × 3 convolution and ReLU: each band of rows as one product of its neighbourhoods and the kernels."""
    height, width, channels = x.shape
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    out = np.empty((height, width, len(bias)), np.float32)
    for top in range(0, height, BAND):
        rows = padded[top : top + BAND + 2]
        count = len(rows) - 2
        down, across, deep = rows.strides
        around = np.lib.stride_tricks.as_strided(rows, (count, width, 3, 3 * channels), (down, across, down, deep))
        band = around.reshape(-1, 9 * channels) @ matrix
        np.maximum(band + bias, 0, out=out[top : top + count].reshape(band.shape))
    return out


def _halved(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def _exposure(light):
    """What brings the light's mean, told by the logarithm of patches, to a middle grey."""
    luminance = light @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    height, width = (side // MULTIPLE * MULTIPLE for side in luminance.shape)
    patches = luminance[:height, :width].reshape(height // MULTIPLE, MULTIPLE, width // MULTIPLE, MULTIPLE).mean(axis=(1, 3))
    lit = patches[patches > 1e-8]
    return MIDDLE_GREY / 2 ** np.log2(lit).mean() if len(lit) else 1.0


# The curve that the network was taught with: light as evenly as eyes tell it apart (Aydın et al., 2008), fitted in three pieces.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1 = 1.5794576e-6, 3.22087631e-2
BRIGHTEST = 65504.0


def _curve(y):
    y = np.maximum(y, 0)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * y**C + D, E * np.log(y + F) + G))


def _compressed(light):
    return (_curve(np.clip(light, 0, BRIGHTEST)) / _curve(BRIGHTEST)).astype(np.float32)


def _expanded(code):
    x = code * _curve(BRIGHTEST)
    low, middle = x / A, (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= _curve(Y0), low, np.where(x <= _curve(Y1), middle, np.exp((x - G) / E) - F)).astype(np.float32)
