/** Up to here light is shown as it is: all mid-tones, so that a cloth keeps its colour. */
export const SHOULDER = 0.6;

/**
 * What a screen shows of a light: itself up to {@link SHOULDER}, then less and less of what is added, as film takes it.
 * It rises everywhere, has no corner and stays below 1.
 */
export function tone(light: number): number {
  if (light <= SHOULDER) return light;
  const room = 1 - SHOULDER;
  return SHOULDER + room * (1 - Math.exp((SHOULDER - light) / room));
}
