import { outline, type Point, taper } from './hand.ts';
import { n } from './ink.ts';

/** How a leaf's breadth goes along it, 0 at the foot to 1 at the tip. */
const OUTLINES = {
  lance: (t: number): number => Math.sin(Math.PI * t ** 0.8) ** 0.9,
  oval: (t: number): number => Math.sin(Math.PI * t ** 0.68) ** 0.72,
  spoon: (t: number): number => Math.sin(Math.PI * t ** 1.35) ** 0.8,
  blade: (t: number): number => Math.min(1, t * 7) * (1 - t) ** 0.55,
} as const;

export interface Leaf {
  readonly length: number;
  readonly breadth: number;
  readonly outline: keyof typeof OUTLINES;
  /** How far the tip bends to the right, as a share of the length. */
  readonly bend?: number;
  readonly light: string;
  /** Paint of the half that turns from the light. */
  readonly shade: string;
  readonly vein: string;
  /** Pairs of side veins; none by default. */
  readonly veins?: number;
  /** Whether the shaded half is hatched, as a block cutter does. */
  readonly hatched?: boolean;
}

/** A leaf from the origin upward: two halves of two tones, a midrib that tapers, side veins and hatching. */
export function leaf(kind: Leaf): string {
  const { length, bend = 0, veins = 0 } = kind;
  const half = kind.breadth / 2;
  const rib = (t: number): Point => [bend * length * t * t, -length * t];
  const edge = (t: number, side: 1 | -1): Point => {
    const [x, y] = rib(t);
    const away = OUTLINES[kind.outline](Math.min(1, t)) * half * side;
    return [x + away, y + bend * 2 * t * away];
  };
  const steps = 12;
  const along = Array.from({ length: steps + 1 }, (_, i) => i / steps);
  const back = [...along].reverse();
  const halfLeaf = (side: 1 | -1): string =>
    outline([...along.map((t) => edge(t, side)), ...back.map(rib)]);
  const ribWidth = Math.max(1, length * 0.022);
  const lines = [taper([rib(0), rib(0.5), rib(0.94)], ribWidth * 1.5, ribWidth * 0.3)];
  for (let i = 0; i < veins; i++) {
    const t = 0.14 + (0.66 * i) / veins;
    for (const side of [1, -1] as const) {
      const [ax, ay] = rib(t);
      const [bx, by] = edge(t + 0.17, side);
      const tip: Point = [ax + (bx - ax) * 0.86, ay + (by - ay) * 0.86];
      const middle: Point = [(ax + tip[0]) / 2, (ay + tip[1]) / 2 + length * 0.025];
      lines.push(taper([[ax, ay], middle, tip], ribWidth * 0.8, ribWidth * 0.25));
    }
  }
  if (kind.hatched) {
    const cuts = Math.round(length / 5);
    for (let i = 2; i < cuts - 1; i++) {
      const t = i / cuts;
      const [ax, ay] = edge(t, 1);
      const [rx, ry] = rib(t - 0.05);
      const reach = 0.3 + 0.22 * ((i * 7) % 3);
      const tip: Point = [ax + (rx - ax) * reach, ay + (ry - ay) * reach];
      lines.push(taper([[ax, ay], [(ax + tip[0]) / 2, (ay + tip[1]) / 2], tip], 1.5, 0.4));
    }
  }
  return (
    `<path d="${halfLeaf(-1)}" fill="${kind.light}"/><path d="${halfLeaf(1)}" fill="${kind.shade}" stroke="${kind.shade}" stroke-width="${n(0.4)}"/>` +
    `<path d="${lines.join('')}" fill="${kind.vein}"/>`
  );
}
