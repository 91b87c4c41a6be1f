/** Red, green and blue in linear light; 1 is the white of a screen. */
export type Light = readonly [red: number, green: number, blue: number];

/** The light of each sRGB channel value (IEC 61966-2-1), 0 to 1. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Fine enough that no two channel values share a step, even in the dark, where they lie closest. */
const STEPS = 1 << 14;

const CHANNEL = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * share);
});

/** The sRGB channel value of a light; what is beyond 0 or 1 becomes black or white. */
export const channelOf = (light: number): number =>
  CHANNEL[Math.min(STEPS, Math.max(0, Math.round(light * STEPS)))] as number;

/** The light of a colour written `#rrggbb`. */
export function lightOfHex(hex: string): Light {
  const channel = (at: number): number =>
    LINEAR[Number.parseInt(hex.slice(at, at + 2), 16)] as number;
  return [channel(1), channel(3), channel(5)];
}
