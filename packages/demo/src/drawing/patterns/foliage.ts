import { dot, stroke, turned } from './hand.ts';
import { blend, GROUND, ink } from './ink.ts';
import { type Leaf, leaf } from './leaf.ts';

/** The tones a leaf is cut in: one for the half in the light, one for the other. */
export const TONES = [
  { light: ink(1), shade: ink(1, 0.74) },
  { light: ink(3), shade: ink(3, 0.72) },
  { light: ink(2), shade: ink(2, 0.72) },
  { light: blend(0.35, 0, 0.65), shade: blend(0.25, 0, 0.5) },
] as const;

type Tone = { readonly light: string; readonly shade: string };

/** A leaf with what a drawing of leaves usually wants. */
export const plainLeaf = (
  length: number,
  breadth: number,
  tone: Tone,
  more: Partial<Leaf> = {},
): string => leaf({ length, breadth, outline: 'lance', vein: GROUND, ...tone, ...more });

/** A spray: a bowed stem with leaves in pairs that grow smaller towards its tip, berries at some of their feet. */
export function spray(
  length: number,
  pairs: number,
  tone: Tone,
  { berries, bow = 0.12, breadth = 0.4 }: { berries?: string; bow?: number; breadth?: number } = {},
): string {
  const parts = [
    stroke(
      [
        [0, 0],
        [bow * length * 0.2, -length * 0.5],
        [bow * length, -length],
      ],
      length * 0.022,
      length * 0.008,
      tone.light,
    ),
  ];
  for (let i = 0; i < pairs; i++) {
    const t = 0.16 + (0.74 * i) / pairs;
    const x = bow * length * t * t;
    const size = length * (0.36 - 0.2 * t);
    for (const side of [-1, 1] as const) {
      const at = t + (side === 1 ? 0.045 : 0);
      parts.push(
        turned(
          x,
          -length * at,
          side * (58 - 20 * t) + bow * 60 * t,
          plainLeaf(size, size * breadth, tone, { bend: -side * 0.1, veins: size > 26 ? 3 : 0 }),
        ),
      );
      if (berries && i % 2 === (side === 1 ? 0 : 1))
        parts.push(dot(x + side * length * 0.075, -length * (at + 0.02), length * 0.026, berries));
    }
  }
  parts.push(
    turned(bow * length, -length * 0.97, bow * 90, plainLeaf(length * 0.2, length * 0.075, tone)),
  );
  return parts.join('');
}

/** A fern: many narrow leaflets close together. */
export function fern(length: number, tone: Tone): string {
  const count = 15;
  const parts: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = 0.08 + (0.88 * i) / count;
    const size = length * 0.3 * Math.sin(Math.PI * (0.18 + 0.8 * t)) ** 1.1;
    for (const side of [-1, 1] as const)
      parts.push(
        turned(
          0.14 * length * t * t,
          -length * t,
          side * (70 - 26 * t) + 14 * t,
          plainLeaf(size, length * 0.052, tone, { bend: -side * 0.14 }),
        ),
      );
  }
  return (
    stroke(
      [
        [0, 0],
        [0, -length * 0.5],
        [0.14 * length, -length],
      ],
      length * 0.02,
      length * 0.006,
      tone.light,
    ) + parts.join('')
  );
}
