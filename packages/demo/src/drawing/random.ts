/** Seeded chance: the same text gives the same numbers on every machine and in every year. */

/** A 32-bit number from a text (FNV-1a with a final mix). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return mix(hash);
}

/** Scatters the bits of an integer; neighbours become strangers. */
export function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** A chance of 0 to below 1 that belongs to this integer and this seed. */
export const chanceOf = (value: number, seed: number): number =>
  mix(Math.imul(value, 0x9e3779b1) ^ seed) / 4_294_967_296;

/** A sequence of chances of 0 to below 1, each call the next. */
export function chances(seedText: string): () => number {
  const seed = seedOf(seedText);
  let step = 0;
  return () => chanceOf(step++, seed);
}
