import { Random } from './random.ts';

/** Texts as people type them: beginnings of one to eight characters, whole names, two words, and one in eight mistyped. */
export function generateQueries(names: readonly string[], count: number, seed = 3): string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const name = names[random.between(0, names.length - 1)] ?? '';
    const kind = random.next();
    if (kind < 0.55) return name.slice(0, random.between(1, 8)).trim();
    if (kind < 0.75) return name;
    if (kind < 0.875) {
      const [first = '', second = ''] = name.split(' ');
      return `${first} ${second.slice(0, random.between(1, 4))}`.trim();
    }
    return mistyped(random, name.slice(0, random.between(5, 12)).trim());
  });
}

/** One character replaced, left out, or swapped with the next. */
function mistyped(random: Random, text: string): string {
  const at = random.between(1, Math.max(1, text.length - 2));
  const kind = random.between(0, 2);
  if (kind === 0) return `${text.slice(0, at)}x${text.slice(at + 1)}`;
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1);
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}
