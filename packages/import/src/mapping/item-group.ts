import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { fold } from '@selvedge/contract/text';

const BY_NAME = new Map<string, string>(
  PRODUCT_GROUPS.flatMap(({ code, name }) => {
    const word = fold(name).replace(/s$/u, '');
    return [
      [word, code],
      [`${word}s`, code],
    ] as const;
  }),
);
const CODES: ReadonlySet<string> = new Set(PRODUCT_GROUPS.map(({ code }) => code));

/**
 * The code of an item group that products can be in: a code as it is or without the leading zeros that spreadsheets
 * drop ("5"), or a group's name in singular or plural.
 *
 * @returns undefined for anything else, the pseudo-groups (9000, 9001, 999) included
 */
export function readItemGroup(written: string): string | undefined {
  const code = /^\d{1,3}$/u.test(written) ? written.padStart(3, '0') : undefined;
  if (code !== undefined) return CODES.has(code) ? code : undefined;
  return BY_NAME.get(fold(written));
}

/** What an item group may be written as, for messages. */
export const ITEM_GROUP_HELP: string = PRODUCT_GROUPS.map(
  ({ code, name }) => `${code} ${name}`,
).join(', ');
