import { keepLatest } from '../keep-latest.ts';
import { chanceOf, seedOf } from '../random.ts';
import type { Relief, Sight } from '../relief.ts';
import { weaveRelief } from './weave.ts';
import type { Weave } from './weave-kind.ts';

/** Bolts that a process keeps at a time: those of the cloth in hand, whole and close, some 2 MB each. */
const MAX_KEPT = 8;
/** A wider one is woven for one picture, and not kept. */
const MAX_KEPT_PX = 1024;

/** The longest unused first. */
const kept = new Map<string, Relief>();

/**
 * A woven surface, cut from the bolt of its ground: the designs on it show other places of one cloth, since weaving takes
 * half of the time in which a design is drawn. It repeats over its edges as the bolt does.
 */
export function pieceOf(ground: string, weave: Weave, sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const { light, warp, ...cloth } = boltOf(ground, weave, sight);
  const across = Math.floor(chanceOf(1, seed) * widthPx);
  const down = Math.floor(chanceOf(2, seed) * heightPx);
  const cut = (bytes: Uint8Array): Uint8Array => moved(bytes, widthPx, across, down);
  return { ...cloth, light: cut(light), ...(warp && { warp: cut(warp) }) };
}

function boltOf(ground: string, weave: Weave, { widthPx, heightPx, magnify }: Sight): Relief {
  const key = [ground, widthPx, heightPx, magnify].join('|');
  const bolt =
    kept.get(key) ?? weaveRelief({ widthPx, heightPx, magnify, seed: seedOf(ground) }, weave);
  if (widthPx <= MAX_KEPT_PX) keepLatest(kept, [key, bolt], MAX_KEPT);
  return bolt;
}

/** The same bytes from another place on, which go on over the edges. */
function moved(bytes: Uint8Array, width: number, across: number, down: number): Uint8Array {
  const piece = new Uint8Array(bytes.length);
  const height = bytes.length / width;
  for (let y = 0; y < height; y++) {
    const from = ((y + down) % height) * width;
    piece.set(bytes.subarray(from + across, from + width), y * width);
    piece.set(bytes.subarray(from, from + across), y * width + width - across);
  }
  return piece;
}
