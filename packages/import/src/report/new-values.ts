import { readNewValues, TOLD_FIELDS } from '@selvedge/database/new-values';
import type pg from 'pg';
import { didYouMean } from '../mapping/mappings.ts';

/** Most of them that are told. */
const TOLD = 20;

/**
 * What a list brings that the site did not have, in sentences, those first that may be slips of the finger: one more
 * application is a page of its own, and its products are missing under the one that was meant.
 *
 * @param client in the transaction of `writeProducts`
 */
export async function newValueWarnings(client: pg.ClientBase): Promise<string[]> {
  const { values, had } = await readNewValues(client);
  const told = values
    .map(({ field, value, products }) => {
      const of = `${products.toLocaleString('en')} ${products === 1 ? 'product' : 'products'}`;
      const meant = didYouMean(value, had.get(field) ?? []);
      return { meant, words: `New ${TOLD_FIELDS[field]}: “${value}” (${of}).${meant}` };
    })
    .sort((one, other) => Number(other.meant !== '') - Number(one.meant !== ''))
    .map(({ words }) => words);
  const more = told.length - TOLD;
  return more > 0
    ? [...told.slice(0, TOLD), `${more.toLocaleString('en')} more values are new.`]
    : told;
}
