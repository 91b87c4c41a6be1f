/** Words and characters of a search, more than names have and than fit into the box. */
const MOST_WORDS = 12;
const MOST_CHARACTERS = 200;

type Search = Record<string, string | string[]>;

/**
 * What a list is asked for by its address, with a search that can be answered: its first words, without characters that no
 * text has. Payload shows an empty page where a question is refused.
 */
export function withPossibleSearch(asked: Search): Search {
  const { search } = asked;
  if (typeof search !== 'string') return asked;
  const words = search
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/\s+/u);
  return { ...asked, search: words.slice(0, MOST_WORDS).join(' ') };
}
