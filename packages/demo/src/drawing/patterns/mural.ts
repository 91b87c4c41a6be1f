import { blend, ink, n } from './ink.ts';
import type { Pattern } from './pattern.ts';

/** A ridge from edge to edge whose two ends meet, filled to the foot of the drop. */
function ridge(
  width: number,
  height: number,
  level: number,
  rough: number,
  paint: string,
  chance: () => number,
): string {
  const waves = [1, 2, 3, 5, 8, 13].map((times) => ({
    times,
    phase: chance() * Math.PI * 2,
    size: (rough * (0.6 + 0.4 * chance())) / times ** 0.85,
  }));
  const points: string[] = [];
  for (let i = 0; i <= 120; i++) {
    const at = i / 120;
    const lift = waves.reduce(
      (sum, { times, phase, size }) => sum + size * Math.sin(2 * Math.PI * times * at + phase),
      0,
    );
    points.push(`${n(at * width)},${n(height * (level - lift))}`);
  }
  return `<polygon points="0,${n(height)} ${points.join(' ')} ${n(width)},${n(height)}" fill="${paint}"/>`;
}

/** Ranges behind ranges, as the mist lifts; a moon stands over them. */
export const ranges: Pattern = ({ width, height }, chance) => {
  const far = [
    ridge(width, height, 0.42, 0.05, ink(1, 0.28), chance),
    ridge(width, height, 0.5, 0.055, ink(1, 0.5), chance),
    ridge(width, height, 0.6, 0.05, ink(1, 0.75), chance),
    ridge(width, height, 0.7, 0.045, blend(0.75, 0.25, 0), chance),
    ridge(width, height, 0.8, 0.04, blend(0.35, 0.65, 0), chance),
    ridge(width, height, 0.9, 0.03, ink(2), chance),
  ];
  const moon = `<circle cx="${n(width * 0.68)}" cy="${n(height * 0.2)}" r="${n(width * 0.075)}" fill="${ink(3, 0.85)}"/>`;
  return { printed: moon + far.join('') };
};

/** Reeds in water: tall strokes that lean with the wind, thickest at the foot. */
export const reedBed: Pattern = ({ width, height }, chance) => {
  const reeds: string[] = [];
  for (let i = 0; i < 70; i++) {
    const x = chance() * width;
    const reach = height * (0.35 + 0.5 * chance());
    const lean = width * (0.02 + 0.12 * chance());
    const depth = chance();
    const paint = depth < 0.4 ? ink(1, 0.35 + depth) : depth < 0.8 ? ink(2, depth) : ink(3, 0.9);
    const d = `M${n(x - 2)} ${n(height)}Q${n(x)} ${n(height - reach * 0.6)} ${n(x + lean)} ${n(height - reach)}Q${n(x + 4)} ${n(height - reach * 0.55)} ${n(x + 4)} ${n(height)}Z`;
    reeds.push(`<path d="${d}" fill="${paint}"/>`);
    if (i % 6 === 0)
      reeds.push(
        `<ellipse cx="${n(x + lean)}" cy="${n(height - reach)}" rx="3.6" ry="17" fill="${ink(3)}" transform="rotate(12 ${n(x + lean)} ${n(height - reach)})"/>`,
      );
  }
  return { printed: reeds.join('') };
};
