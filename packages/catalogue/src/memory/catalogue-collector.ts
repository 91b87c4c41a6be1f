import { compareSortKeys, FACET_FIELDS, type FacetField, sortKey } from '@selvedge/contract/facets';
import { emptyProduct, type Product } from '@selvedge/contract/product';
import { FACT_FIELDS, readFacts, readQuantity } from '@selvedge/contract/product-facts';
import { sizeMagnitude } from '@selvedge/contract/size';
import { sortForm } from '@selvedge/contract/text';
import { isRuleFacet, RuledValues } from '../apply-facet-rules.ts';
import type { EngineOptions } from '../engine.ts';
import { tenths } from '../fact-ranges.ts';
import { DESCRIBED, describedTexts } from '../phrase/find-index.ts';
import { remembered } from '../remembered.ts';
import { ValueCollector } from '../value-table.ts';
import { GrowableUint32 } from './column.ts';
import { DocumentStore } from './document-store.ts';

/** Whether products have several values in a field. */
const isMultiValued = (field: FacetField): boolean =>
  isRuleFacet(field) || Array.isArray(emptyProduct[field]);

const PUBLISHED = 1;
const PROMO = 2;
const IN_STOCK = 4;

/** The values of one field in the order of arrival; `starts` (of several values) has one entry a product. */
interface ArrivedField {
  readonly field: FacetField;
  readonly values: ValueCollector;
  readonly starts: GrowableUint32 | null;
  readonly numbers: GrowableUint32;
}

/** Keeps a text that neighbours share once, and by product the number of its text. */
class TextCollector {
  /** Number 0 is no text. */
  readonly labels: string[] = [''];
  readonly numbers = new GrowableUint32();
  readonly #numberOf = remembered((text) => this.labels.push(text) - 1);

  add(text: string): void {
    this.numbers.push(text === '' ? 0 : this.#numberOf(text));
  }
}

/** Takes products in any order and keeps of each what the index is made of; the product itself is let go. */
export class CatalogueCollector {
  readonly documents = new DocumentStore();
  readonly fields: readonly ArrivedField[] = FACET_FIELDS.map((field) => ({
    field,
    values: new ValueCollector(),
    starts: isMultiValued(field) ? new GrowableUint32() : null,
    numbers: new GrowableUint32(),
  }));
  readonly groupNames = new ValueCollector();
  readonly groupNameNumbers = new GrowableUint32();
  readonly magnitudes: number[] = [];
  /** Each product's facts in tenths; 0 where it was not measured. */
  readonly facts = FACT_FIELDS.map((field) => ({ field, tenths: new GrowableUint32() }));
  /** When each product was first published, in seconds since 1970; 0 where nobody knows. */
  readonly firstPublished = new GrowableUint32();
  /** Colours of the pictures as 0xrrggbb, and where those of each product begin. */
  readonly pictureColours = { starts: new GrowableUint32(), numbers: new GrowableUint32() };
  readonly codes: string[] = [];
  /** What is written of products beside their names, in the order of {@link DESCRIBED}. */
  readonly texts = DESCRIBED.map(() => new TextCollector());
  readonly #flags = new GrowableUint32();
  readonly #options: EngineOptions;
  readonly #rules: RuledValues;
  readonly #sortForm = remembered(sortForm);
  readonly #quantities = {
    rubs: remembered((text) => readQuantity(text, 'rubs')),
    length: remembered((text) => readQuantity(text, 'length')),
    weight: remembered((text) => readQuantity(text, 'weight')),
  };
  /** The values of one product in one field, while it is taken. */
  readonly #own = new Set<number>();
  /** Of the product that came last, while all have come in order. */
  #lastKey = '';
  #isSorted = true;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#rules = new RuledValues(options.facetRules);
  }

  /**
   * @param text the product's JSON, where it is at hand
   * @param firstPublishedS when it was first published, in seconds since 1970; 0 where nobody knows
   */
  add(product: Product, text?: string, firstPublishedS = 0): void {
    const published = product.is_published;
    const byRules = this.#rules.of(product);
    for (const { field, values, starts, numbers } of this.fields) {
      const value = isRuleFacet(field) ? byRules[field] : product[field];
      if (typeof value === 'string') {
        numbers.push(values.numberOf(value, published));
        continue;
      }
      starts?.push(numbers.length);
      this.#own.clear();
      for (const entry of value) {
        // Of two spellings in one product the first counts.
        if (this.#own.has(values.knownNumber(entry))) continue;
        const number = values.numberOf(entry, published);
        if (number === 0) continue;
        this.#own.add(number);
        numbers.push(number);
      }
    }
    this.groupNameNumbers.push(this.groupNames.numberOf(product.group_desc, published));
    this.magnitudes.push(sizeMagnitude(product));
    this.codes.push(product.sku);
    for (const [part, text] of describedTexts(product).entries()) this.texts[part]?.add(text);
    const facts = readFacts(product, (text, quantity) => this.#quantities[quantity](text));
    for (const { field, tenths: values } of this.facts) values.push(tenths(facts[field] ?? 0));
    this.firstPublished.push(firstPublishedS);
    this.#flags.push(
      (published ? PUBLISHED : 0) |
        (product.is_promo ? PROMO : 0) |
        ((product.on_hand ?? 0) > 0 ? IN_STOCK : 0),
    );
    this.#addColours(product.picture_colours);
    if (this.#isSorted) {
      const key = sortKey(product, this.#sortForm);
      this.#isSorted = compareSortKeys(this.#lastKey, key) <= 0;
      this.#lastKey = key;
    }
    this.documents.add(product, this.#options, text);
  }

  /** A product that was stored before the field was there has none. */
  #addColours(hexes: readonly string[] | undefined): void {
    const { starts, numbers } = this.pictureColours;
    starts.push(numbers.length);
    for (const hex of hexes ?? []) numbers.push(Number.parseInt(hex.slice(1), 16));
  }

  isPublished = (arrival: number): boolean => (this.#flags.at(arrival) & PUBLISHED) !== 0;
  isPromo = (arrival: number): boolean => (this.#flags.at(arrival) & PROMO) !== 0;
  isInStock = (arrival: number): boolean => (this.#flags.at(arrival) & IN_STOCK) !== 0;

  /** Numbers of arrival in the order "Alphabetical A-Z" (GRID-03), in which the database gives them already. */
  order(): Uint32Array {
    const order = Uint32Array.from({ length: this.codes.length }, (_, arrival) => arrival);
    if (this.#isSorted) return order;
    const keys = Array.from(order, (arrival) =>
      sortKey(JSON.parse(this.documents.text(arrival, true))),
    );
    return order.sort((a, b) => compareSortKeys(keys[a] ?? '', keys[b] ?? ''));
  }
}
