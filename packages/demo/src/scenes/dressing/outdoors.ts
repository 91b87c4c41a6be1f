/** Ranges of hills, the farthest first: how high each lies, how rugged, how it goes on, and its light. */
const RANGES = [
  { height: 0.085, rough: 0.05, pace: 3.1, light: [0.5, 0.6, 0.7] },
  { height: 0.03, rough: 0.035, pace: 5.3, light: [0.27, 0.36, 0.32] },
  { height: -0.025, rough: 0.02, pace: 9.7, light: [0.17, 0.22, 0.1] },
] as const;
const FIELD = [0.36, 0.33, 0.16] as const;

/** What is seen beyond windows and the stoep: sky, hills in the haze and veld. Angles to the right and up, in radians. */
export function outdoors(aside: number, up: number, out: Float64Array): void {
  const high = Math.max(0, Math.min(1, up * 1.8));
  out[0] = 0.93 - 0.3 * high;
  out[1] = 0.94 - 0.16 * high;
  out[2] = 0.93 + 0.03 * high;
  for (const { height, rough, pace, light } of RANGES) {
    const ridge =
      height +
      rough *
        (Math.sin(aside * pace + pace) +
          0.5 * Math.sin(aside * pace * 2.3 + 1.3) +
          0.2 * Math.sin(aside * pace * 6.1));
    const share = Math.max(0, Math.min(1, (ridge - up) / 0.006));
    for (let k = 0; k < 3; k++)
      out[k] = (out[k] as number) * (1 - share) + (light[k] as number) * share;
  }
  const near = Math.max(0, Math.min(1, (-0.06 - up) / 0.1));
  for (let k = 0; k < 3; k++)
    out[k] = (out[k] as number) * (1 - near) + (FIELD[k] as number) * near;
}
