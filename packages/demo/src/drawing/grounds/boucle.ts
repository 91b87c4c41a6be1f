import { noiseField } from '../noise-field.ts';
import { chances } from '../random.ts';
import { lightBytes, lightFrom, type Relief, type Sight, scaled } from '../relief.ts';

/** Distance between loops and the thickness of the looped yarn, in pixels of the full-size picture. */
const LOOP_PX = 5.2;
const YARN_SHARE = 0.27;
/** How high the cloth stands between the loops: a shade among them, not a hole. */
const BETWEEN_LOOPS = 1;

/** Looped yarn: curls of fancy yarn thrown over one another, each a ring seen a little from the side. */
export function boucleRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const loopPx = Math.max(2.5, scaled(LOOP_PX, sight));
  const columns = Math.max(3, Math.round(widthPx / loopPx));
  const rows = Math.max(3, Math.round(heightPx / loopPx));
  const heights = new Float32Array(widthPx * heightPx).fill(BETWEEN_LOOPS);
  const chance = chances(`loops ${seed}`);
  for (let i = 0; i < columns * rows * 4; i++) {
    throwLoop(heights, sight, {
      x: chance() * widthPx,
      y: chance() * heightPx,
      radius: loopPx * (0.4 + 0.5 * chance()),
      yarn: loopPx * YARN_SHARE,
      squeeze: 0.6 + 0.4 * chance(),
      turn: chance() * Math.PI,
      lift: 0.75 + 0.35 * chance(),
    });
  }
  const soft = noiseField(widthPx, heightPx, 5, 6, seed ^ 0x3d);
  const light = lightFrom(heights, sight, {
    slope: 0.19 * Math.min(2.4, Math.max(1, loopPx / 5)),
    depth: 0.5,
  });
  let sum = 0;
  for (const value of light) sum += value;
  const mean = sum / light.length;
  return {
    light: lightBytes(light.map((value, i) => (value / mean) * (1 + 0.03 * (soft[i] ?? 0)))),
  };
}

interface Loop {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly yarn: number;
  readonly squeeze: number;
  readonly turn: number;
  readonly lift: number;
}

/** Lays one ring of yarn over what lies there already; what overhangs comes in again on the other side. */
function throwLoop(heights: Float32Array, { widthPx, heightPx }: Sight, loop: Loop): void {
  const reach = Math.ceil(loop.radius + loop.yarn);
  const cos = Math.cos(loop.turn);
  const sin = Math.sin(loop.turn);
  const within = Math.max(0, loop.radius - loop.yarn) ** 2 * 0.999;
  const beyond = (loop.radius + loop.yarn) ** 2 * 1.001;
  for (let dy = -reach; dy <= reach; dy++) {
    const row = ((Math.floor(loop.y) + dy + heightPx) % heightPx) * widthPx;
    for (let dx = -reach; dx <= reach; dx++) {
      const along = dx * cos + dy * sin;
      const across = (dy * cos - dx * sin) / loop.squeeze;
      // Most places are plainly inside the ring or beyond it, which takes no root to see.
      const square = along * along + across * across;
      if (square < within || square > beyond) continue;
      const off = (Math.hypot(along, across) - loop.radius) / loop.yarn;
      if (off < -1 || off > 1) continue;
      const i = row + ((Math.floor(loop.x) + dx + widthPx) % widthPx);
      const height = loop.lift + 0.75 * Math.sqrt(1 - off * off) + (0.2 * along) / loop.radius;
      if (height > (heights[i] ?? 0)) heights[i] = height;
    }
  }
}
