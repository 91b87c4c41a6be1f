import {
  type FacetField,
  FILTER_FIELDS,
  fieldValues,
  RULE_FACETS,
} from '@selvedge/contract/facets';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product } from '@selvedge/contract/product';
import type { FindRequest, FindResponse } from '@selvedge/contract/product-calls';
import { fold } from '@selvedge/contract/text';
import { stemmer } from 'stemmer';
import type { CatalogueEngine } from '../../src/engine.ts';
import {
  DESCRIBED,
  describedTexts,
  FOUND_NAMES,
  type NameWords,
} from '../../src/phrase/find-index.ts';
import { PhraseReader } from '../../src/phrase/phrase-reader.ts';
import type { Reading } from '../../src/phrase/reading.ts';
import { codeForm } from '../../src/phrase/word-forms.ts';
import { cardOf } from '../../src/public-product.ts';
import { searchForm, Vocabulary, wordsOf } from '../../src/suggestions/vocabulary.ts';

type Filter = (request: ReturnType<typeof multiFilterRequest.parse>) => readonly Product[];

/**
 * What a phrase means, found by looking at every product.
 *
 * @param products all of them, in order
 */
export function naiveFind(
  products: readonly Product[],
  engine: Pick<CatalogueEngine, 'multiFilter'>,
  matching: Filter,
  groups: readonly { item_group: string; group_desc: string }[],
  { query, start, end }: FindRequest,
): FindResponse {
  const names = (product: Product, field: (typeof FOUND_NAMES)[number]) =>
    wordsOf(searchForm(product[field]));
  const parts = (product: Product) =>
    describedTexts(product).map((text) => wordsOf(searchForm(text)));
  const textWords = (product: Product) => parts(product).flat();
  const holds = (words: readonly string[], beginning: string) =>
    words.some((word) => word.startsWith(beginning));
  const nameWords = (product: Product) => FOUND_NAMES.flatMap((field) => names(product, field));
  const hasWord = (beginning: string) =>
    products.some((one) => holds([...nameWords(one), ...textWords(one)], beginning));
  const published = products.filter(({ is_published }) => is_published);
  const lists = engine.multiFilter(
    multiFilterRequest.parse({
      filter_fields: FILTER_FIELDS,
      rule_fields: RULE_FACETS,
      off_setter: { start: 0, end: 0 },
    }),
  ) as { filters: Partial<Record<FacetField, string[]>> };
  const readings = new PhraseReader({
    values: (field) => lists.filters[field] ?? [],
    groups,
    hasCode: (code) => products.some(({ sku }) => codeForm(sku).includes(code)),
    hasWord,
  }).readings(query);
  const known = (word: string): string => {
    const stem = stemmer(word);
    if (hasWord(word)) return word;
    if (stem.length > 2 && hasWord(stem)) return stem;
    const columns = [
      ...FOUND_NAMES.map((field) => (one: Product) => names(one, field)),
      ...DESCRIBED.map((_, part) => (one: Product) => parts(one)[part] ?? []),
    ];
    for (const of of columns) {
      const vocabulary = new Vocabulary([...new Set(products.flatMap(of))].sort());
      const [range] = vocabulary.rangesWithTypo(word);
      if (range) return vocabulary.words[range.from] ?? '';
    }
    return word;
  };
  const withCode = (code: string) => {
    for (const test of [
      (form: string) => form === code,
      (form: string) => form.startsWith(code),
      (form: string) => form.includes(code),
    ]) {
      const found = products.filter(({ sku }) => test(codeForm(sku)));
      if (found.length > 0) return new Set(found.map(({ sku }) => sku));
    }
    return new Set<string>();
  };
  const isNamed = (product: Product, { field, words }: NameWords): boolean => {
    const name = FOUND_NAMES.find((one) => one === field);
    const own = name
      ? names(product, name)
      : (parts(product)[DESCRIBED.indexOf(field as never)] ?? []);
    return words.every((word) => holds(own, word));
  };
  const meant = ({ words, codes, filters, eithers, ranges }: Reading) => {
    const beginnings = words.map(known);
    const coded = codes.map(withCode);
    const valued = eithers.map(
      ({ values }) =>
        new Set(
          values.flatMap(({ field, value }) =>
            matching(multiFilterRequest.parse({ filters: { [field]: [value] } })),
          ),
        ),
    );
    const found = matching(multiFilterRequest.parse({ filters, ranges })).filter(
      (product) =>
        published.includes(product) &&
        beginnings.every((word) => holds([...nameWords(product), ...textWords(product)], word)) &&
        coded.every((skus) => skus.has(product.sku)) &&
        eithers.every(
          ({ names: of }, at) =>
            valued[at]?.has(product) || of.some((name) => isNamed(product, name)),
        ),
    );
    const isBest = (product: Product): boolean =>
      beginnings.every((word) => holds(nameWords(product), word)) &&
      eithers.every(({ values }, at) => values.length === 0 || valued[at]?.has(product));
    return { isBest, found };
  };
  const reading = readings.find((one) => meant(one).found.length > 0) ?? readings[0];
  if (!reading) throw new Error('A phrase has at least one reading');
  const { isBest, found } = meant(reading);
  const keyed = found.map((product, order) => ({
    product,
    order,
    tier: isBest(product) ? 0 : 1,
    design: fold(fieldValues(product, 'design')[0] ?? ''),
  }));
  const ranked = keyed.map((one) => ({
    ...one,
    rank:
      one.design === ''
        ? 0
        : keyed.filter(
            (other) =>
              other.order < one.order && other.tier === one.tier && other.design === one.design,
          ).length,
  }));
  ranked.sort((a, b) => a.tier - b.tier || a.rank - b.rank || a.order - b.order);
  return {
    understood: [...reading.understood],
    left: [...reading.left],
    total: found.length,
    products: ranked.slice(start, end).map(({ product }) => cardOf(product)),
  };
}
