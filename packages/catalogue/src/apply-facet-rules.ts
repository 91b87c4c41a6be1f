import type { FacetRule } from '@selvedge/contract/facet-rules';
import { RULE_FACETS, type RuleFacet } from '@selvedge/contract/facets';
import type { Product } from '@selvedge/contract/product';
import { remembered } from './remembered.ts';
import { searchForm } from './suggestions/vocabulary.ts';

/** What the rules read of a product. */
export type RuledProduct = Pick<Product, 'cleaning_instructions' | 'standards' | 'web_standards'>;

/** An instruction is a sentence or two; what is longer is read so far. */
const MOST_READ_CHARACTERS = 1000;

/** The texts that the rules read, each by itself. */
export const ruledTexts = (product: RuledProduct): string[] =>
  [
    ...product.cleaning_instructions.map(({ cleaning_instruction_name: name }) => name),
    ...product.standards.map(({ file_name: name }) => name),
    ...product.web_standards,
  ].map((text) => text.slice(0, MOST_READ_CHARACTERS));

export const isRuleFacet = (field: string): field is RuleFacet =>
  (RULE_FACETS as readonly string[]).includes(field);

/** Between phrases a comma parts, so none holds one. */
const phrasesOf = (text: string): string[] =>
  text
    .split(',')
    .map(searchForm)
    .filter((form) => form !== '')
    .map((form) => ` ${form} `);

/**
 * What says whether a text gives the value of a rule: one of its phrases stands there in whole words, in any case, with or
 * without accents and marks, when the exceptions are struck out. “Do not machine wash; hand wash” gives Hand wash alone.
 */
export function ruleTest({ phrases, except }: FacetRule): (text: string) => boolean {
  const wanted = phrasesOf(phrases);
  // A longer exception may hold a shorter one.
  const struck = phrasesOf(except).sort((a, b) => b.length - a.length);
  return (text) => {
    const form = struck.reduce(
      (left, phrase) => left.replaceAll(phrase, ' \n '),
      ` ${searchForm(text)} `,
    );
    return wanted.some((phrase) => form.includes(phrase));
  };
}

/** Values that products have by rules. Products say much alike, so what a text gives is remembered. */
export class RuledValues {
  readonly #hasRules: boolean;
  readonly #givenBy: (text: string) => readonly FacetRule[];

  constructor(rules: readonly FacetRule[] = []) {
    this.#hasRules = rules.length > 0;
    const tests = rules.map((rule) => ({ rule, gives: ruleTest(rule) }));
    this.#givenBy = remembered((text) =>
      tests.flatMap(({ rule, gives }) => (gives(text) ? rule : [])),
    );
  }

  /** A product's values in each facet, in the order of its texts and the rules; a value may stand twice. */
  of(product: RuledProduct): Readonly<Record<RuleFacet, readonly string[]>> {
    const values: Record<RuleFacet, string[]> = { care: [], contract: [] };
    if (!this.#hasRules) return values;
    for (const text of ruledTexts(product))
      for (const { facet, name } of this.#givenBy(text)) values[facet].push(name);
    return values;
  }
}
