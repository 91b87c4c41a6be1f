import type { FacetField } from '@selvedge/contract/facets';
import type { SearchWord } from '@selvedge/contract/site-settings';
import { fold } from '@selvedge/contract/text';
import { searchForm, Vocabulary, wordsOf } from '../suggestions/vocabulary.ts';
import { type Steps, sortedInSteps } from '../work-in-steps.ts';
import { COMBINED_FIELDS, KIND_FIELDS, NAME_FIELDS, type Named } from './ask.ts';
import { Kinds } from './kinds.ts';
import {
  CARE_WORDS,
  FIRE_STANDARD,
  FIRE_WORDS,
  isSlip,
  SYNONYMS,
  valueKeys,
  wordKeys,
} from './word-forms.ts';

/** What words can name. */
export interface NamingSource {
  /** The values of a field among published products, as the catalogue spells them. */
  values(field: FacetField): readonly string[];
  /** The item groups by code and name. */
  readonly groups: readonly { readonly item_group: string; readonly group_desc: string }[];
  /** What the house's visitors say for words of the catalogue, in place of what all people say. */
  readonly searchWords?: readonly SearchWord[] | undefined;
}

/** Where a house says that something does not burn: by its own rules, else by its standards. */
const FIRE_FIELDS = ['contract', 'web_standards'] as const;

/** Colour families, in search form, by two others between which they lie. */
const BLENDS: readonly (readonly [blend: string, one: string, other: string])[] = [
  ['teal', 'blue', 'green'],
];

const isColour = ({ field }: Named): boolean => field === 'web_colour';

/** Characters of names that are read in one step: stems are found for each of their words. */
const NAMED_IN_STEP = 50_000;

/** Shortest key in which an error is forgiven, in characters. */
const TYPO_FROM_CHARACTERS = 4;

/** What words name, by their keys (`wordKeys`): values of the catalogue, and what people call them. */
export class NamedWords {
  /** The likeliest first, without kinds of values. */
  readonly #named = new Map<string, Named[]>();
  readonly #kinds = new Map<FacetField, Kinds>();
  #keys = new Vocabulary([]);

  private constructor() {}

  /** Reads what words can name, in steps: a catalogue has as many names as its supplier likes. */
  static *reading(source: NamingSource): Steps<NamedWords> {
    const { values, groups } = source;
    const made = new NamedWords();
    for (const { item_group, group_desc } of groups)
      made.#name(group_desc, { field: 'item_group', values: [item_group], isSynonym: false });
    let sinceYield = 0;
    for (const field of [...KIND_FIELDS, ...NAME_FIELDS]) {
      const known = values(field);
      if (COMBINED_FIELDS.includes(field)) made.#kinds.set(field, new Kinds(known));
      for (const value of known) {
        made.#name(value, { field, values: [value], isSynonym: false });
        sinceYield += value.length;
        if (sinceYield < NAMED_IN_STEP) continue;
        yield;
        sinceYield = 0;
      }
    }
    made.#nameSynonyms(source);
    made.#keys = new Vocabulary(yield* sortedInSteps([...made.#named.keys()]));
    return made;
  }

  /** Gives what has a name the words that people say for it. */
  #nameSynonyms({ values, searchWords = [] }: NamingSource): void {
    const ofHouse = new Set<string>();
    for (const { say, mean } of searchWords) {
      const meant = wordKeys(wordsOf(searchForm(mean))).flatMap((key) => this.of(key) ?? []);
      for (const words of say.split(',')) {
        for (const named of meant) this.#name(words, { ...named, isSynonym: true });
        for (const key of valueKeys(words)) ofHouse.add(key);
      }
    }
    const ofAll = (words: string): boolean => !valueKeys(words).some((key) => ofHouse.has(key));
    for (const [field, value, said] of SYNONYMS) {
      const known = values(field).find((one) => fold(one) === fold(value));
      if (known === undefined) continue;
      for (const words of said.filter(ofAll))
        this.#name(words, { field, values: [known], isSynonym: true });
    }
    const fire = FIRE_FIELDS.map((field) => ({
      field,
      values: values(field).filter((value) => FIRE_STANDARD.test(value)),
    })).find(({ values: of }) => of.length > 0);
    if (fire)
      for (const words of FIRE_WORDS.filter(ofAll)) this.#name(words, { ...fire, isSynonym: true });
    for (const [, said] of CARE_WORDS) {
      const keys = said.flatMap(valueKeys);
      const value = values('care').find((one) => valueKeys(one).some((key) => keys.includes(key)));
      if (value === undefined) continue;
      for (const words of said.filter(ofAll))
        this.#name(words, { field: 'care', values: [value], isSynonym: true });
    }
  }

  #name(words: string, named: Named): void {
    for (const key of valueKeys(words)) {
      const known = this.#named.get(key) ?? [];
      this.#named.set(key, known);
      if (known.every(({ field }) => field !== named.field)) known.push(named);
    }
  }

  of(key: string): readonly Named[] | undefined {
    return this.#named.get(key)?.map((named) => this.#withKinds(named));
  }

  #withKinds(named: Named): Named {
    const [value = ''] = named.values;
    const kinds = named.isSynonym ? undefined : this.#kinds.get(named.field);
    return kinds === undefined ? named : { ...named, values: kinds.of(value) };
  }

  /**
   * What two neighbouring colours are together: what lies between them, and either. “Blue-green” asks for the blend, if
   * anything has it; “blue green” for any of the three.
   */
  blend(one: readonly Named[], next: readonly Named[], isJoined: boolean): readonly Named[] {
    const pair = [one, next].flatMap((named) => named.find(isColour)?.values ?? []);
    const folded = pair.map(fold);
    const [blend = ''] =
      BLENDS.find(
        ([, ...of]) => pair.length === 2 && of.every((colour) => folded.includes(colour)),
      ) ?? [];
    const between = this.of(blend)?.find(isColour);
    if (between === undefined) return [];
    const any = { ...between, values: [...pair, ...between.values], isSynonym: true };
    return isJoined ? [{ ...between, isSynonym: false }, any] : [any];
  }

  /** What a key names with an error of one letter. */
  near(key: string): readonly Named[] | undefined {
    if (key.length < TYPO_FROM_CHARACTERS) return undefined;
    for (const { from } of this.#keys.rangesWithTypo(key)) {
      const near = this.#keys.words[from] ?? '';
      if (isSlip(key, near)) return this.of(near);
    }
    return undefined;
  }
}
