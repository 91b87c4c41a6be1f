import { type FacetField, RULE_FACETS } from '@selvedge/contract/facets';
import { fold } from '@selvedge/contract/text';
import { searchForm, wordsOf } from '../suggestions/vocabulary.ts';
import type { FoundText, NameWords } from './find-index.ts';

/** What a part of a phrase asks for: a product that has one of the values, or is written of in one of these ways. */
export interface Ask {
  readonly values: readonly { readonly field: FacetField; readonly value: string }[];
  readonly names: readonly NameWords[];
}

/** What words name: values of one field. */
export interface Named {
  readonly field: FacetField;
  readonly values: readonly string[];
  /** Whether people say so and the catalogue does not: “navy” for blue, where no colour is called Navy. */
  readonly isSynonym: boolean;
}

/** One way to take a part of a phrase; where it names nothing, its words are looked for. */
export interface Meaning {
  readonly named: readonly Named[];
  /** What is to be read in how a product is cared for; none where the words are no such thing. */
  readonly care: readonly string[];
  /** Whether it stands behind an “and”: “black and white” has both. */
  readonly isBoth: boolean;
  /** Whether it asks for nothing, since it says again what stands before it: “blue” of “duck egg blue”. */
  readonly isSaidAgain?: boolean;
}

/** The colour family behind the name of a colour, which tells what kind of colour that is. */
export const saidAgain = (named: readonly Named[], before: readonly Named[]): readonly Meaning[] =>
  before.some(({ field }) => field === 'colour') &&
  named.length > 0 &&
  named.every(({ field }) => field === 'web_colour')
    ? [{ named: [], care: [], isBoth: false, isSaidAgain: true }]
    : [];

/** Fields whose values are kinds of things: what a word names in several of them it asks for in any. */
export const KIND_FIELDS: readonly FacetField[] = [
  'item_group',
  'application',
  'web_colour',
  'design_style',
  'web_materials',
  'web_type',
  'web_standards',
  'web_shape',
  'web_size',
  ...RULE_FACETS,
];
/**
 * Fields whose values are names. A kind goes before a name, since “linen” asks for linen and not for a velvet in the colour
 * Linen.
 */
export const NAME_FIELDS: readonly FacetField[] = ['brand', 'range', 'design', 'colour'];
/** Kinds that suppliers write into names and first sentences too: “Lantern Velvet” is a velvet. */
const NAMED_IN_DESIGNS: readonly FacetField[] = ['design_style', 'web_materials', 'web_type'];
/** Kinds of which a product has several at once: two of them are asked for together, if anything has both. */
export const COMBINED_FIELDS: readonly FacetField[] = ['design_style', 'web_materials', 'web_type'];
/** Shortest kind that is looked for in names, in characters. */
const NAME_FROM_CHARACTERS = 4;

/** What serves both is for curtains and for chairs (LAND-06). */
const SERVED_BY_DUAL_PURPOSE: readonly string[] = ['curtaining', 'upholstery'];
const isDualPurpose = (value: string): boolean => fold(value) === 'dual purpose';

/**
 * The ways to take words: as the kinds that they name, else as the names, else as what people call a kind; or as how
 * something is cared for.
 *
 * @param care words of a care instruction
 * @param isBoth whether they stand behind an “and”
 */
export function meaningsOf(
  named: readonly Named[],
  care: readonly string[],
  isBoth: boolean,
): readonly Meaning[] {
  if (care.length > 0) return [care, []].map((of) => ({ named: [], care: of, isBoth }));
  const synonyms = named.filter(({ isSynonym }) => isSynonym);
  const own = named.filter(({ isSynonym }) => !isSynonym);
  const kinds = own.filter(({ field }) => KIND_FIELDS.includes(field));
  const names = own.filter(({ field }) => NAME_FIELDS.includes(field));
  return [kinds, names, synonyms]
    .filter(({ length }) => length > 0)
    .map((of) => ({ named: of, care: [], isBoth }));
}

/** @param applications all of the catalogue */
function askOf({ named, care }: Meaning, applications: readonly string[]): Ask {
  const values = named.flatMap(({ field, values: of }) => of.map((value) => ({ field, value })));
  const servesBoth = values.some(
    ({ field, value }) => field === 'application' && SERVED_BY_DUAL_PURPOSE.includes(fold(value)),
  );
  const dual = servesBoth ? applications.filter(isDualPurpose) : [];
  // What is said of a kind of a value has the words of the value too.
  const names = named.flatMap(({ field, values: [value = ''] }) =>
    nameFieldsOf(field, value).map((name) => ({ field: name, words: wordsOf(searchForm(value)) })),
  );
  return {
    values: [...values, ...dual.map((value) => ({ field: 'application' as const, value }))],
    names: care.length > 0 ? [{ field: 'care', words: care }] : names,
  };
}

function nameFieldsOf(field: FacetField, value: string): readonly FoundText[] {
  if (field === 'range' || field === 'design') return ['design', 'range'];
  const isInDesigns = NAMED_IN_DESIGNS.includes(field) && value.length >= NAME_FROM_CHARACTERS;
  return isInDesigns ? ['design', 'lead'] : [];
}

const fieldsOf = ({ values }: Ask): readonly FacetField[] => [
  ...new Set(values.map(({ field }) => field)),
];

/**
 * What the parts of a phrase ask for together, the likeliest first. Values of one field widen each other (“blue green”)
 * but for kinds of which a product has several (“small scale floral”) and what is joined by an “and”; these widen each
 * other too where nothing has both and they name the same fields.
 *
 * @param applications all of the catalogue
 */
export function asksOf(
  meanings: readonly Meaning[],
  applications: readonly string[],
): readonly (readonly Ask[])[] {
  const parts = meanings
    .map((meaning) => ({ ...askOf(meaning, applications), isBoth: meaning.isBoth }))
    .filter(({ values, names }) => values.length + names.length > 0);
  const combined = (isLoose: boolean): readonly Ask[] => {
    const asks: Ask[] = [];
    for (const part of parts) {
      const fields = fieldsOf(part);
      const isOwn =
        part.isBoth || fields.length > 1 || COMBINED_FIELDS.some((one) => fields.includes(one));
      const place = asks.findIndex((ask) => {
        const others = fieldsOf(ask);
        return isLoose
          ? others.length === fields.length && others.every((one) => fields.includes(one))
          : !isOwn && others.length === 1 && others[0] === fields[0];
      });
      const known = asks[place];
      if (known === undefined) asks.push(part);
      else
        asks[place] = {
          values: [...known.values, ...part.values],
          names: [...known.names, ...part.names],
        };
    }
    return asks.map(({ values, names }) => ({ values, names }));
  };
  const [strict, loose] = [combined(false), combined(true)];
  return loose.length < strict.length ? [strict, loose] : [strict];
}

/**
 * What asks come to: values that one field alone has are asked of the filter, each field once; the others stay beside it.
 */
export function filtersOf(asks: readonly Ask[]): {
  readonly filters: Partial<Record<FacetField, string[]>>;
  readonly eithers: readonly Ask[];
} {
  const filters: Partial<Record<FacetField, string[]>> = {};
  const eithers: Ask[] = [];
  for (const ask of asks) {
    const [field, ...others] = fieldsOf(ask);
    const isFiltered = field !== undefined && others.length === 0 && ask.names.length === 0;
    if (isFiltered && filters[field] === undefined)
      filters[field] = [...new Set(ask.values.map(({ value }) => value))];
    else eithers.push(ask);
  }
  return { filters, eithers };
}
