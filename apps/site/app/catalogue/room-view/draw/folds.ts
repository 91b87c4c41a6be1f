/** How a curtain folds: in waves, seen from above a sine whose cloth is longer than its rail. */

/** Centimetres of cloth to one of rail. */
export const FULLNESS = 1.85;

const STEPS = 512;
const TURN = Math.PI * 2;

/** Length of a wave of this steepness to its rail. */
function lengthOf(steepness: number): number {
  let sum = 0;
  for (let i = 0; i < STEPS; i++)
    sum += Math.hypot(1, steepness * Math.sin(((i + 0.5) / STEPS) * TURN));
  return sum / STEPS;
}

/** The steepness that makes a wave as long as its cloth. */
function steepnessFor(fullness: number): number {
  let [low, high] = [0, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (lengthOf(middle) < fullness) low = middle;
    else high = middle;
  }
  return low;
}

export const STEEPNESS = steepnessFor(FULLNESS);

/** Share of a fold's cloth that lies before each step of its turn. */
const ALONG = (() => {
  const table = new Float64Array(STEPS + 1);
  for (let i = 0; i < STEPS; i++) {
    const piece = Math.hypot(1, STEEPNESS * Math.sin(((i + 0.5) / STEPS) * TURN));
    table[i + 1] = (table[i] ?? 0) + piece / (STEPS * FULLNESS);
  }
  return table;
})();

/** How many folds' worth of cloth lie before a phase; one turn is one fold, and a fold's crest is at whole turns. */
export function clothBefore(turns: number): number {
  const whole = Math.floor(turns);
  const at = (turns - whole) * STEPS;
  const step = Math.min(STEPS - 1, Math.floor(at));
  const [from, to] = [ALONG[step] ?? 0, ALONG[step + 1] ?? 1];
  return whole + from + (to - from) * (at - step);
}

/** Centimetres of cloth to one of picture at a phase: 1 on a crest, where cloth is seen at its true scale. */
export const compression = (turns: number): number =>
  Math.hypot(1, STEEPNESS * Math.sin(turns * TURN));
