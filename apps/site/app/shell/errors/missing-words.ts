/** Longest that is offered: an address may hold anything. */
const MAX_CHARACTERS = 60;

/**
 * What an address that leads nowhere most likely named, to be searched for: its design where it is one's, else its last
 * part. Empty where that is no word.
 */
export function missingWords(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const design = parts[parts.indexOf('design') + 1];
  const named = (parts.includes('design') ? design : parts.at(-1)) ?? '';
  const words = decoded(named)
    .replaceAll(/[\s_+-]+/gu, ' ')
    .trim();
  return /\p{L}{2}/u.test(words) && words.length <= MAX_CHARACTERS ? words : '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ''; // no address of ours
  }
}
