import { ink, n } from './ink.ts';
import type { Area, Pattern } from './pattern.ts';

const ring = ({ width, height }: Area, share: number, breadth: number, paint: string): string =>
  `<circle cx="${n(width / 2)}" cy="${n(height / 2)}" r="${n((width / 2) * share)}" fill="none" stroke="${paint}" stroke-width="${n(width * breadth)}"/>`;

/** A coloured rim with a fine line inside it. */
export const rimmed: Pattern = (area) => ({
  printed: ring(area, 0.985, 0.035, ink(1)) + ring(area, 0.86, 0.008, ink(1, 0.8)),
});

/** Bands turned on the wheel. */
export const banded: Pattern = (area) => ({
  printed:
    ring(area, 0.96, 0.07, ink(1)) +
    ring(area, 0.8, 0.02, ink(2)) +
    ring(area, 0.62, 0.035, ink(1, 0.6)) +
    ring(area, 0.3, 0.02, ink(2, 0.8)),
});

/** One sweep of the brush about the well, and leaves round the rim. */
export const brushed: Pattern = (area) => {
  const { width, height } = area;
  const leaves = Array.from({ length: 22 }, (_, i) => {
    const angle = (360 * i) / 22;
    return `<path d="M0 ${n(-width * 0.36)}q${n(width * 0.045)} ${n(-width * 0.05)} 0 ${n(-width * 0.11)}q${n(-width * 0.045)} ${n(width * 0.06)} 0 ${n(width * 0.11)}Z" fill="${i % 3 === 0 ? ink(2) : ink(1)}" transform="translate(${n(width / 2)} ${n(height / 2)}) rotate(${n(angle)})"/>`;
  }).join('');
  return { printed: leaves + ring(area, 0.66, 0.012, ink(1)) };
};
