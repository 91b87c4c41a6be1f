import { MAX_SECTION_HITS } from '@selvedge/contract/limits';
import type { Product } from '@selvedge/contract/product';
import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import { searchEntryLabel } from '@selvedge/contract/search-sections';
import { sizeMagnitude } from '@selvedge/contract/size';
import { compareCodePoints, compareLabels, fold } from '@selvedge/contract/text';
import {
  noHits,
  SECTION_RULES,
  type SectionRule,
  searchEntryOf,
} from '../../src/suggestions/hits.ts';
import {
  ENOUGH_HITS,
  IN_CONTEXT,
  IN_NAME,
  NAME_BEGINS,
  searchForm,
  TYPO_MIN_CHARACTERS,
  TYPO_PENALTY,
  wordsOf,
} from '../../src/suggestions/vocabulary.ts';

interface Hit {
  readonly entry: SearchEntry;
  readonly label: string;
  readonly nameForm: string;
  readonly contextForm: string;
  readonly magnitude: number;
}

/** Suggestions by looking at everything: what the index is held against. `products` are published and in order. */
export function naiveSearch(products: readonly Product[], query: string): SearchResponse {
  const form = searchForm(query);
  if (form === '') return noHits();
  const asTyped = answer(products, form, false);
  const found = Object.values(asTyped).reduce((sum, hits) => sum + hits.length, 0);
  return found >= ENOUGH_HITS ? asTyped : answer(products, form, true);
}

function answer(products: readonly Product[], form: string, typos: boolean): SearchResponse {
  const response = noHits();
  for (const rule of SECTION_RULES) {
    const ranked = hitsOf(products, rule).flatMap((hit, order) => {
      const score = scoreOf(hit, form, typos);
      return score === null ? [] : [{ hit, score, order }];
    });
    ranked.sort((a, b) => a.score - b.score || a.order - b.order);
    const best = ranked.slice(0, MAX_SECTION_HITS).sort((a, b) => a.order - b.order);
    best.sort((a, b) => compareLabels(a.hit.label, b.hit.label));
    response[rule.section] = best.map(({ hit }) => hit.entry);
  }
  return response;
}

function hitsOf(products: readonly Product[], rule: SectionRule): Hit[] {
  const hits = new Map<string, Hit>();
  const styles = products
    .flatMap(({ design_style }) =>
      design_style.filter(
        (style, i) => design_style.findIndex((other) => fold(other) === fold(style)) === i,
      ),
    )
    .filter((style) => style.trim() !== '')
    .sort(compareCodePoints);
  for (const product of products) {
    for (const style of rule.label === null ? product.design_style : ['']) {
      const identity = [...rule.identity.map((field) => product[field]), ...(style ? [style] : [])];
      const key = JSON.stringify(identity.map(fold));
      const spelling = styles.find((other) => fold(other) === fold(style)) ?? '';
      const entry = searchEntryOf(product, spelling);
      const label = searchEntryLabel(rule.section, entry);
      if (label.trim() === '' || identity.some((part) => fold(part) === '')) continue;
      const magnitude = rule.smallestSize ? sizeMagnitude(product) : 0;
      const known = hits.get(key);
      if (known !== undefined && known.magnitude <= magnitude) continue;
      const contextForm = rule.context === null ? '' : searchForm(product[rule.context]);
      hits.set(key, { entry, label, nameForm: searchForm(label), contextForm, magnitude });
    }
  }
  const order = new Map(products.map(({ sku }, index) => [sku, index]));
  return [...hits.values()].sort(
    (a, b) =>
      compareCodePoints(a.nameForm, b.nameForm) ||
      (order.get(a.entry.sku) ?? 0) - (order.get(b.entry.sku) ?? 0),
  );
}

/** The rank of a hit, or null where a typed word is not in it. */
function scoreOf(hit: Hit, form: string, typos: boolean): number | null {
  if (hit.nameForm.startsWith(form)) return NAME_BEGINS;
  let mistyped = 0;
  let tier = IN_NAME;
  for (const term of wordsOf(form)) {
    const costs = [
      ...wordsOf(hit.nameForm).map((word) => ({ word, context: 0 })),
      ...wordsOf(hit.contextForm).map((word) => ({ word, context: 1 })),
    ].map(({ word, context }) => {
      if (word.startsWith(term)) return context;
      return typos && beginsWithTypo(word, term) ? 2 + context : Number.POSITIVE_INFINITY;
    });
    const cost = Math.min(...costs);
    if (cost === Number.POSITIVE_INFINITY) return null;
    if (cost >= 2) mistyped++;
    if (cost % 2 === 1) tier = IN_CONTEXT;
  }
  return tier + TYPO_PENALTY * mistyped;
}

/** Whether some beginning of the word is one edit away from the term. */
export function beginsWithTypo(word: string, term: string): boolean {
  if (term.length < TYPO_MIN_CHARACTERS) return false;
  return [-1, 0, 1].some((more) => oneEditApart(word.slice(0, term.length + more), term));
}

/** One character missing, added, replaced, or two neighbours swapped. */
function oneEditApart(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  const restA = a.slice(same);
  const restB = b.slice(same);
  const swapped = (restA[1] ?? '') + (restA[0] ?? '') + restA.slice(2);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA.length > 1 && swapped === restB)
  );
}
