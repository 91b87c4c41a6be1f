import { taper } from './hand.ts';
import { blend, GROUND, ink, n } from './ink.ts';
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
  const waves = [1, 2, 3, 5, 8, 13, 21, 37, 61].map((times) => ({
    times,
    phase: chance() * Math.PI * 2,
    size: (rough * (0.6 + 0.4 * chance())) / times ** 0.85,
  }));
  const points: string[] = [];
  for (let i = 0; i <= 240; i++) {
    const at = i / 240;
    const lift = waves.reduce(
      (sum, { times, phase, size }) => sum + size * Math.sin(2 * Math.PI * times * at + phase),
      0,
    );
    points.push(`${n(at * width)},${n(height * (level - lift))}`);
  }
  const id = `mist${n(level * 100)}`;
  // Mist lies in the valley before each range: its foot fades into the ground's colour.
  const mist = `<linearGradient id="${id}" x1="0" y1="${n(height * (level - rough))}" x2="0" y2="${n(height * (level + 0.22))}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${paint}"/><stop offset="0.35" stop-color="${paint}"/><stop offset="1" stop-color="${paint}" stop-opacity="0.45"/></linearGradient>`;
  const foot = `0,${n(height)} ${points.join(' ')} ${n(width)},${n(height)}`;
  return `${mist}<polygon points="${foot}" fill="${GROUND}"/><polygon points="${foot}" fill="url(#${id})"/>`;
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
  const moon = `<circle cx="${n(width * 0.68)}" cy="${n(height * 0.2)}" r="${n(width * 0.062)}" fill="${ink(3, 0.7)}"/>`;
  const grasses: string[] = [];
  for (let i = 0; i < 420; i++) {
    const x = chance() * width;
    const y = height * (0.94 + 0.058 * chance());
    const tall = height * (0.025 + 0.075 * chance() ** 3);
    const lean = tall * (0.1 + 0.5 * chance());
    grasses.push(
      taper(
        [
          [x, y],
          [x, y - tall * 0.6],
          [x + lean, y - tall],
        ],
        2.2,
        0.5,
      ),
    );
  }
  const foreground = `<path d="${grasses.join('')}" fill="${blend(0, 0.85, 0)}"/>`;
  return { printed: moon + far.join('') + foreground };
};

/** Reeds in water: tall strokes that lean with the wind, thickest at the foot. */
export const reedBed: Pattern = ({ width, height }, chance) => {
  const reeds: string[] = [];
  for (let i = 0; i < 230; i++) {
    const x = chance() * width;
    const reach = height * (i < 110 ? 0.4 + 0.52 * chance() : 0.16 + 0.4 * chance());
    const lean = width * (0.02 + 0.12 * chance());
    const depth = chance();
    // The farthest stand first and palest.
    const near = 0.25 + 0.75 * (i / 230);
    const paint =
      depth < 0.5 ? ink(1, near) : depth < 0.82 ? ink(2, near * 0.9) : ink(3, near * 0.8);
    const d = `M${n(x - 2)} ${n(height)}Q${n(x)} ${n(height - reach * 0.6)} ${n(x + lean)} ${n(height - reach)}Q${n(x + 4)} ${n(height - reach * 0.55)} ${n(x + 4)} ${n(height)}Z`;
    reeds.push(`<path d="${d}" fill="${paint}"/>`);
    if (i % 9 === 0)
      reeds.push(
        `<ellipse cx="${n(x + lean)}" cy="${n(height - reach)}" rx="3.6" ry="17" fill="${ink(3)}" transform="rotate(12 ${n(x + lean)} ${n(height - reach)})"/>`,
      );
  }
  return { printed: reeds.join('') };
};
