import { itemGroupName, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { emptyProduct, type Product, product as productSchema } from '@selvedge/contract/product';
import { fold } from '@selvedge/contract/text';
import { storageProblem } from '@selvedge/database/product-row';
import type { Problem } from '../read/source.ts';
import { type FieldReader, fieldReader } from './field-reader.ts';
import { type Mapping, PRODUCT_FIELDS, type ProductField } from './mapping-schema.ts';
import type { DecimalSign } from './measures.ts';
import { ruleColumns } from './raw-values.ts';
import { type RowCells, RowError } from './row-cells.ts';

/** Without these a product has no address: they are parts of its page's URL (ROUTE-09). */
const NEEDED = ['sku', 'design', 'range', 'colour', 'item_group'] as const;
/** Parts of a URL that browsers take for steps in the path. */
const STEPS = new Set(['.', '..']);

type Draft = Record<ProductField, unknown>;

/**
 * Makes products of rows. Picture fields still hold what the file says; they are settled later.
 *
 * @param stored the products that rows change, by SKU: each keeps what its row does not say. Undefined: rows are whole products
 * @param otherLists the list that a product of another one is in, by SKU
 * @returns a function that throws {@link RowError} with every reason why a row is no product
 */
export function productBuilder(
  mapping: Mapping,
  decimal: DecimalSign,
  stored?: ReadonlyMap<string, Product>,
  otherLists?: ReadonlyMap<string, string>,
): (cells: RowCells) => Product {
  const readers: (readonly [ProductField, FieldReader])[] = [];
  for (const field of PRODUCT_FIELDS) {
    const rule = mapping.fields[field];
    if (rule) readers.push([field, fieldReader(field, rule, mapping, decimal)]);
  }
  const columnOf = (field: string): string => {
    const rule = (mapping.fields as Readonly<Record<string, Mapping['fields']['sku']>>)[field];
    return (rule && ruleColumns(rule, mapping)[0]) ?? field;
  };

  const [, readSku = () => ''] = readers.find(([field]) => field === 'sku') ?? [];

  return (cells) => {
    const draft: Draft = { ...emptyProduct };
    const problems: Problem[] = [];
    const unread = new Set<string>();
    if (stored) {
      const sku = String(readSku(cells) ?? '');
      const product = stored.get(sku);
      if (!product) throw noneToChange(sku, columnOf('sku'), otherLists?.get(sku));
      Object.assign(draft, product);
    }
    for (const [field, read] of readers) {
      try {
        const value = read(cells);
        if (value !== undefined) draft[field] = value;
      } catch (error) {
        if (!(error instanceof RowError)) throw error;
        problems.push(...error.problems);
        unread.add(field);
      }
    }
    const settled = settle(draft);
    const wrong = Array.isArray(settled) ? settled.filter(({ column }) => !unread.has(column)) : [];
    problems.push(...wrong.map(({ column, ...rest }) => ({ ...rest, column: columnOf(column) })));
    if (problems.length > 0 || Array.isArray(settled)) throw new RowError(...problems);
    return settled;
  };
}

function noneToChange(value: string, column: string, otherList: string | undefined): RowError {
  const none = 'sku: the list has no product of this SKU that could be changed';
  const elsewhere = `sku: this product is in the list “${otherList}”: say that the file is of that list to change it`;
  const reason = value === '' ? 'sku: this row has none, and changes no product' : none;
  return new RowError({ column, value, reason: otherList === undefined ? reason : elsewhere });
}

/** The product of a draft, or what is wrong with it; the problems' columns are fields here. */
function settle(draft: Draft): Product | Problem[] {
  const problems = complete(draft);
  if (problems.length > 0) return problems;
  const parsed = productSchema.safeParse(draft);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => {
      const field = String(path[0] ?? '');
      const value = draft[field as ProductField];
      return {
        column: field,
        value: typeof value === 'string' ? value : JSON.stringify(value ?? ''),
        reason: `${path.join('.')}: ${message}`,
      };
    });
  }
  const problem = storageProblem(parsed.data);
  if (!problem) {
    const { design, colour, description_1 } = parsed.data;
    return description_1 === ''
      ? { ...parsed.data, description_1: `${design} ${colour}` }
      : parsed.data;
  }
  const field = problem.field.split('.')[0] ?? '';
  const value = draft[field as ProductField];
  return [
    {
      column: field,
      value: typeof value === 'string' ? value : JSON.stringify(value),
      reason: `${problem.field}: ${problem.problem}`,
    },
  ];
}

/** Fills in what follows from other fields, and finds what is missing. */
function complete(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const group = String(draft.item_group);
  const code = readItemGroup(group);
  for (const field of NEEDED) {
    const value = String(draft[field]);
    if (value === '') problems.push({ column: field, value, reason: `The ${field} is missing` });
    else if (STEPS.has(value)) {
      problems.push({ column: field, value, reason: `${field}: cannot stand in an address` });
    }
  }
  if (group !== '' && code === undefined) {
    problems.push({
      column: 'item_group',
      value: group,
      reason: `item_group: is none of ${ITEM_GROUP_HELP}`,
    });
  }
  if (code !== undefined) {
    draft.item_group = code;
    if (draft.group_desc === '') draft.group_desc = itemGroupName(code);
  }
  if (draft.id === '') draft.id = draft.sku;
  if (code === '004') Object.assign(draft, sidesOf(draft));
  return problems;
}

/** "160 x 230", "160cm × 230cm", "1.6 x 2.3 m" */
const SIDES =
  /^(?<width>\d+(?:[.,]\d+)?)\s*(?:cm|m)?\s*[x×*]\s*(?<length>\d+(?:[.,]\d+)?)\s*(?:cm|m)?$/iu;
/** No rug is so narrow in centimetres, nor so wide in metres. */
const METRES_BELOW = 15;

/** The sides of a rug that has them in the name of its size alone. */
function sidesOf({ web_size, width, length_cm, diameter }: Draft) {
  const sides = SIDES.exec(String(web_size).trim())?.groups;
  if (!sides || [width, length_cm, diameter].some((text) => text !== '')) return {};
  const cm = (written = '') => {
    const number = Number(written.replace(',', '.'));
    return `${number < METRES_BELOW ? Math.round(number * 100) : number}cm`;
  };
  return { width: cm(sides.width), length_cm: cm(sides.length) };
}

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
const ITEM_GROUP_HELP: string = PRODUCT_GROUPS.map(({ code, name }) => `${code} ${name}`).join(
  ', ',
);
