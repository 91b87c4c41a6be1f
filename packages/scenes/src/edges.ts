import type { Places } from './places.ts';

/**
 * Mixes the colours of pixels that several parts share, so that no edge has steps or a fringe: as much of its own colour
 * as its part covers, the rest from those of its eight neighbours that have another part.
 *
 * @param own three numbers a pixel, linear; the pixels that are mixed are given in a copy
 */
export function mixEdges(
  { part, cover }: Pick<Places, 'part' | 'cover'>,
  own: Float32Array,
  widthPx: number,
): Float32Array {
  const mixed = own.slice();
  const heightPx = part.length / widthPx;
  const sums = new Float64Array(3);
  for (let i = 0; i < part.length; i++) {
    const covered = (cover[i] as number) / 255;
    if (covered === 1) continue;
    const [x, y] = [i % widthPx, Math.floor(i / widthPx)];
    let others = 0;
    sums.fill(0);
    for (let ny = Math.max(0, y - 1); ny <= Math.min(heightPx - 1, y + 1); ny++)
      for (let nx = Math.max(0, x - 1); nx <= Math.min(widthPx - 1, x + 1); nx++) {
        const neighbour = ny * widthPx + nx;
        if (part[neighbour] === part[i]) continue;
        others++;
        for (let k = 0; k < 3; k++)
          sums[k] = (sums[k] as number) + (own[3 * neighbour + k] as number);
      }
    if (others === 0) continue;
    for (let k = 0; k < 3; k++)
      mixed[3 * i + k] =
        covered * (own[3 * i + k] as number) + ((1 - covered) * (sums[k] as number)) / others;
  }
  return mixed;
}
