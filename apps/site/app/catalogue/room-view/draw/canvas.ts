/** A canvas that is never shown, and its pen. `read` keeps one at hand whose pixels will be read. */
export function offScreen(widthPx: number, heightPx: number, use: 'draw' | 'read' = 'draw') {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(widthPx));
  canvas.height = Math.max(1, Math.round(heightPx));
  return { canvas, pen: penOf(canvas, use) };
}

/** The pen of a canvas. Throws where the browser has none. */
export function penOf(
  canvas: HTMLCanvasElement,
  use: 'draw' | 'read' = 'draw',
): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: use === 'read' });
  if (!pen) throw new Error('This browser cannot draw on a canvas.');
  return pen;
}

/**
 * Lays a light over a place: `light` gives for each share across and down how bright it is, 1 being as drawn. It is
 * worked out on a coarse raster and laid on softly, as light is soft.
 */
export function layLight(
  pen: CanvasRenderingContext2D,
  place: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  },
  [columns, rows]: readonly [columns: number, rows: number],
  light: (across: number, down: number, out: [red: number, green: number, blue: number]) => void,
): void {
  const { canvas, pen: coarse } = offScreen(columns, rows);
  const image = coarse.createImageData(columns, rows);
  const out: [number, number, number] = [1, 1, 1];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      light(x / (columns - 1), y / (rows - 1), out);
      const at = (y * columns + x) * 4;
      image.data[at] = out[0] * 255;
      image.data[at + 1] = out[1] * 255;
      image.data[at + 2] = out[2] * 255;
      image.data[at + 3] = 255;
    }
  }
  coarse.putImageData(image, 0, 0);
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  pen.imageSmoothingQuality = 'high';
  // Half a coarse pixel at each edge is cut, so that no edge is blurred.
  const { left, top, width, height } = place;
  pen.drawImage(canvas, 0.5, 0.5, columns - 1, rows - 1, left, top, width, height);
  pen.restore();
}

/** A soft dark spot, as a thing's shadow is: an ellipse that fades to its rim. */
export function softSpot(
  pen: CanvasRenderingContext2D,
  [x, y]: readonly [x: number, y: number],
  [radiusX, radiusY]: readonly [radiusX: number, radiusY: number],
  darkness: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radiusX, radiusY);
  const fade = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, share] of [
    [0, 1],
    [0.45, 0.82],
    [0.75, 0.3],
    [1, 0],
  ] as const)
    fade.addColorStop(at, `rgb(24 18 12 / ${darkness * share})`);
  pen.fillStyle = fade;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

const GRAIN_PX = 128;

let grain: HTMLCanvasElement | undefined;

/** A hardly seen grain over all, as a photograph has: without it, soft light would show its steps. */
export function layGrain(pen: CanvasRenderingContext2D): void {
  grain ??= drawnGrain();
  const pattern = pen.createPattern(grain, 'repeat');
  if (!pattern) return;
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
}

function drawnGrain(): HTMLCanvasElement {
  const { canvas, pen } = offScreen(GRAIN_PX, GRAIN_PX);
  const image = pen.createImageData(GRAIN_PX, GRAIN_PX);
  for (let i = 0, value = 1; i < image.data.length; i += 4) {
    // Always the same, from a generator of the simplest kind.
    value = (value * 16807) % 2147483647;
    const light = value % 2 === 0 ? 255 : 0;
    image.data.fill(light, i, i + 3);
    image.data[i + 3] = (value >> 8) % 9;
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour as in another light: each part times `light`, within bounds. */
export const lit = ([red, green, blue]: Rgb, light: number): Rgb => [
  Math.min(255, red * light),
  Math.min(255, green * light),
  Math.min(255, blue * light),
];

export const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** As a canvas wants it. */
export const css = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`;

/** 0 below `from`, 1 above `to`, and smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
