import type { Product } from '@selvedge/contract/product';
import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import type { SearchSection } from '@selvedge/contract/search-sections';
import { GrowableUint32 } from '../memory/column.ts';

export type TextField =
  | 'item_group'
  | 'group_desc'
  | 'application'
  | 'brand'
  | 'range'
  | 'design'
  | 'colour';

/** What makes a hit of a section. */
export interface SectionRule {
  readonly section: SearchSection;
  /** Products with equal values in these fields stand for one hit; where one is blank there is none to lead to. */
  readonly identity: readonly TextField[];
  /** The field that names the hit; null: each design style of the product names one. */
  readonly label: TextField | null;
  /** Where words of the typed text may be found besides the name. */
  readonly context: TextField | null;
  /** Whether the smallest size stands for the hit; else, and among equals, the first product in order does. */
  readonly smallestSize: boolean;
}

/** The same design name in two collections is two designs, and so on up the tree. Source: SEARCH-02. */
export const SECTION_RULES: readonly SectionRule[] = [
  rule('Category', ['item_group'], 'group_desc'),
  rule('Application', ['item_group', 'application'], 'application'),
  rule('Brand', ['brand'], 'brand'),
  rule('Collection', ['item_group', 'application', 'range'], 'range'),
  rule('Design', ['item_group', 'range', 'design'], 'design', 'range'),
  rule('Colour', ['item_group', 'range', 'design', 'colour'], 'colour', 'design', true),
  rule('design_style', ['item_group', 'application'], null),
];

function rule(
  section: SearchSection,
  identity: readonly TextField[],
  label: TextField | null,
  context: TextField | null = null,
  smallestSize = false,
): SectionRule {
  return { section, identity, label, context, smallestSize };
}

/** What suggestions need of a product. */
export type SuggestedProduct = Pick<Product, Exclude<keyof SearchEntry, 'design_style'>> &
  Pick<Product, 'design_style'>;

/** The entry of the product that stands for a hit. */
export function searchEntryOf(
  product: Omit<SuggestedProduct, 'design_style'>,
  style: string,
): SearchEntry {
  const { item_group, group_desc, application, brand, range, design, colour } = product;
  const { sku, width, length_cm, diameter } = product;
  return {
    ...{ item_group, group_desc, application, brand, range, design, colour },
    ...{ sku, width, length_cm, diameter, design_style: style },
  };
}

/** An answer without any hit. */
export function noHits(): SearchResponse {
  return {
    Category: [],
    Application: [],
    Brand: [],
    Collection: [],
    Design: [],
    Colour: [],
    design_style: [],
  };
}

/** A product as suggestions see it: its values as numbers, equal where the values fold alike, 0 where they are blank. */
interface NumberedProduct {
  readonly numbers: Readonly<Record<TextField, number>>;
  readonly styles: readonly number[];
  readonly magnitude: number;
}

/** The hits of a section: the product that stands for each, and the numbers of its name and of its context in their fields. */
export interface Hits {
  readonly sources: Uint32Array;
  readonly names: Uint32Array;
  readonly contexts: Uint32Array;
}

const NUMBERS = 2 ** 26;

/** Finds the hits of each section. Products are added in order, so that the first one stands for a hit. */
export class HitCollector {
  readonly #sections = SECTION_RULES.map((rule) => new SectionCollector(rule));

  /** Adds a published product; `source` is what the answer will be made from. */
  add(source: number, product: NumberedProduct): void {
    for (const section of this.#sections) section.add(source, product);
  }

  /** What was found, by section. */
  hits(): { rule: SectionRule; hits: Hits }[] {
    return this.#sections.map((section) => ({ rule: section.rule, hits: section.hits() }));
  }
}

class SectionCollector {
  readonly rule: SectionRule;
  readonly #sources = new GrowableUint32();
  readonly #names = new GrowableUint32();
  readonly #contexts = new GrowableUint32();
  readonly #magnitudes: number[] = [];
  /** Paths of values: from the number of a beginning and the next value's number to the number of the longer path. */
  readonly #paths = new Map<number, number>();
  /** By the number of a path its hit, counted from 1. */
  readonly #hitOfPath: number[] = [];

  constructor(rule: SectionRule) {
    this.rule = rule;
  }

  hits(): Hits {
    return {
      sources: this.#sources.items(),
      names: this.#names.items(),
      contexts: this.#contexts.items(),
    };
  }

  add(source: number, { numbers, styles, magnitude }: NumberedProduct): void {
    const { identity, label, context, smallestSize } = this.rule;
    let path = 0;
    for (const field of identity) {
      const number = numbers[field];
      if (number === 0) return;
      path = this.#longer(path, number);
    }
    const size = smallestSize ? magnitude : 0;
    const contextNumber = context === null ? 0 : numbers[context];
    if (label !== null) {
      this.#addHit(path, source, size, numbers[label], contextNumber);
      return;
    }
    for (const style of styles)
      this.#addHit(this.#longer(path, style), source, size, style, contextNumber);
  }

  #longer(path: number, number: number): number {
    const key = path * NUMBERS + number;
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    const next = this.#paths.size + 1;
    this.#paths.set(key, next);
    return next;
  }

  #addHit(path: number, source: number, magnitude: number, name: number, context: number): void {
    if (name === 0) return;
    const known = this.#hitOfPath[path];
    if (known === undefined) {
      this.#sources.push(source);
      this.#names.push(name);
      this.#contexts.push(context);
      this.#hitOfPath[path] = this.#magnitudes.push(magnitude);
    } else if (magnitude < (this.#magnitudes[known - 1] ?? 0)) {
      this.#sources.set(known - 1, source);
      this.#magnitudes[known - 1] = magnitude;
    }
  }
}
