/** Pixels in memory, three bytes each: red, green, blue. */
export interface Pixels {
  readonly rgb: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Rows of a part that are looked at: of more, each tells what its neighbours tell. */
const ROWS_SEEN = 6;

/**
 * A picture whose longer side is `sidePx` at most, each pixel the mean of those that it stands for, or of some of their
 * rows where they are many; never larger than it was. For a few dozen pixels this takes a fraction of the time in which a
 * library makes its filters.
 */
export function areaMeans({ rgb, width, height }: Pixels, sidePx: number): Pixels {
  const share = Math.min(1, sidePx / Math.max(width, height));
  const w = Math.max(1, Math.round(width * share));
  const h = Math.max(1, Math.round(height * share));
  // One kind of numbers, whatever comes: loops over two kinds take half as long again.
  const bytes = new Uint8Array(rgb.buffer, rgb.byteOffset, rgb.length);
  const columns = borders(width, w);
  const rows = borders(height, h);
  const small = new Uint8Array(w * h * 3);
  const sums = new Float64Array(w * 3);
  for (let y = 0; y < h; y++) {
    const [top, bottom] = [rows[y] as number, rows[y + 1] as number];
    const step = Math.max(1, Math.floor((bottom - top) / ROWS_SEEN));
    sums.fill(0);
    for (let row = top; row < bottom; row += step) addRow(sums, bytes, row * width, columns);
    for (let x = 0; x < w; x++) {
      const across = (columns[x + 1] as number) - (columns[x] as number);
      const pixels = Math.ceil((bottom - top) / step) * across;
      const to = (y * w + x) * 3;
      for (let k = 0; k < 3; k++) small[to + k] = (sums[x * 3 + k] as number) / pixels + 0.5;
    }
  }
  return { rgb: small, width: w, height: h };
}

/** Where the pixels of each of `parts` equal parts begin, and where the last of them ends. */
const borders = (length: number, parts: number): Int32Array =>
  Int32Array.from({ length: parts + 1 }, (_, part) => Math.floor((part * length) / parts));

/** Adds a row, which begins at a pixel, to the sums of the columns. */
function addRow(sums: Float64Array, rgb: Uint8Array, from: number, columns: Int32Array): void {
  for (let x = 0, at = from * 3; x < columns.length - 1; x++) {
    let [red, green, blue] = [0, 0, 0];
    for (const end = (from + (columns[x + 1] as number)) * 3; at < end; at += 3) {
      red += rgb[at] as number;
      green += rgb[at + 1] as number;
      blue += rgb[at + 2] as number;
    }
    sums[x * 3] = (sums[x * 3] as number) + red;
    sums[x * 3 + 1] = (sums[x * 3 + 1] as number) + green;
    sums[x * 3 + 2] = (sums[x * 3 + 2] as number) + blue;
  }
}
