import { press } from './block-print.ts';
import { FORMS } from './forms/forms.ts';
import type { Artwork } from './patterns/pattern.ts';
import { PATTERNS } from './patterns/patterns.ts';
import type { Structure } from './picture.ts';
import { chanceOf, chances } from './random.ts';
import { type Frame, raster, type Size } from './raster.ts';
import { FULL_HEIGHT_PX, FULL_WIDTH_PX, type Relief, type Sight } from './relief.ts';
import { repeated } from './repeat.ts';

/** How many yarns slip together where a cloth was tied before it was woven. */
const SLIP_BUNDLE_PX = 3;

/**
 * How much two dyed yarns run into one another before the eye, 0 to 1: each keeps its colour where yarns lie far apart.
 */
const mingling = ({ pitchPx }: Relief): number =>
  pitchPx === undefined ? 0 : Math.max(0, Math.min(1, 1.4 - pitchPx * 0.2));

/** Shares of the three inks, 3 bytes a pixel, laid over (or woven into) the relief. */
export async function separations(
  structure: Structure,
  relief: Relief,
  sight: Sight,
  frame: Frame,
): Promise<Uint8Array> {
  const { widthPx, heightPx } = sight;
  const drawn = structure.form === 'cloth' ? undefined : FORMS[structure.form];
  const place = drawn !== undefined && 'drawn' in drawn ? drawn.drawn : undefined;
  const area = place ?? {
    width: FULL_WIDTH_PX / structure.across,
    height: FULL_HEIGHT_PX / structure.down,
  };
  const artwork = PATTERNS[structure.pattern](area, chances(structure.seed));
  const lay = (layers: readonly string[], size: Size): Promise<Uint8Array> =>
    place
      ? raster(
          `<svg x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" overflow="hidden">${layers.join('')}</svg>`,
          frame,
          size,
          3,
        )
      : repeated(layers, structure, area, frame, size);
  const inks = new Uint8Array(widthPx * heightPx * 3);
  if (artwork.warp !== undefined || artwork.weft !== undefined) {
    const warp = await lay([artwork.warp ?? ''], sight);
    const weft = await lay([artwork.weft ?? ''], sight);
    weave(inks, { warp, weft }, relief);
  }
  if (artwork.printed !== undefined) {
    const knotPx = Math.max(1, relief.knotPx ?? 1);
    const size = { widthPx: Math.ceil(widthPx / knotPx), heightPx: Math.ceil(heightPx / knotPx) };
    const printed = await lay([artwork.behind ?? '', artwork.printed], size);
    const slipped = slip(printed, size, artwork, sight);
    const repeat = { width: area.width, height: area.height };
    const pressed = artwork.block ? press(slipped, size, repeat, sight) : slipped;
    print(inks, pressed, size, relief, sight);
  }
  return inks;
}

function weave(
  inks: Uint8Array,
  { warp, weft }: { readonly warp: Uint8Array; readonly weft: Uint8Array },
  relief: Relief,
): void {
  const mingled = mingling(relief);
  for (let i = 0, p = 0; p < inks.length; i++, p += 3) {
    const seen = relief.warp ? (relief.warp[i] as number) / 255 : 1;
    const share = seen + (0.5 - seen) * mingled;
    for (let c = p; c < p + 3; c++) {
      inks[c] = (warp[c] as number) * share + (weft[c] as number) * (1 - share);
    }
  }
}

/** Moves each bundle of ends up or down, as tied yarns do when they are stretched on the loom. */
function slip(
  printed: Uint8Array,
  size: { readonly widthPx: number; readonly heightPx: number },
  artwork: Artwork,
  sight: Sight,
): Uint8Array {
  if (artwork.slipPx === undefined) return printed;
  const { widthPx, heightPx } = size;
  const reach = (artwork.slipPx * sight.magnify * widthPx) / FULL_WIDTH_PX;
  const bundlePx = Math.max(
    1,
    Math.round((SLIP_BUNDLE_PX * sight.magnify * widthPx) / FULL_WIDTH_PX),
  );
  const moved = new Uint8Array(printed.length);
  for (let x = 0; x < widthPx; x++) {
    const shift = Math.round((chanceOf(Math.floor(x / bundlePx), sight.seed) * 2 - 1) * reach);
    for (let y = 0; y < heightPx; y++) {
      const from = (((y + shift + heightPx) % heightPx) * widthPx + x) * 3;
      const to = (y * widthPx + x) * 3;
      moved[to] = printed[from] as number;
      moved[to + 1] = printed[from + 1] as number;
      moved[to + 2] = printed[from + 2] as number;
    }
  }
  return moved;
}

/** Lays a drawing over the cloth. What lies deep between the yarns takes less ink. */
function print(
  inks: Uint8Array,
  printed: Uint8Array,
  size: { readonly widthPx: number; readonly heightPx: number },
  relief: Relief,
  { widthPx, heightPx }: Sight,
): void {
  const columns = Int32Array.from({ length: widthPx }, (_, x) =>
    Math.floor((x * size.widthPx) / widthPx),
  );
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = Math.floor((y * size.heightPx) / heightPx) * size.widthPx;
    for (let x = 0; x < widthPx; x++, i++) {
      const from = (row + (columns[x] as number)) * 3;
      const to = i * 3;
      const taken = relief.warp ? Math.min(1, 0.62 + (relief.light[i] as number) / 300) : 1;
      inks[to] = (printed[from] as number) * taken;
      inks[to + 1] = (printed[from + 1] as number) * taken;
      inks[to + 2] = (printed[from + 2] as number) * taken;
    }
  }
}
