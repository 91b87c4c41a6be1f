/** Words and characters of a search, more than names have and than fit into the box. */
const MOST_WORDS = 12;
const MOST_CHARACTERS = 200;

/**
 * What a list is asked for, with a search that can be answered: its first words, without characters that no text has. Payload
 * shows an empty page where a question is refused.
 */
export function withPossibleSearch<Asked extends { search?: unknown }>(asked: Asked): Asked {
  const { search } = asked;
  if (typeof search !== 'string') return asked;
  const words = search
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/\s+/u);
  return { ...asked, search: words.slice(0, MOST_WORDS).join(' ') };
}
