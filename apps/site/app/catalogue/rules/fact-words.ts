import { FACT_FIELDS, type FactField } from '@selvedge/contract/product-facts';

/** A part of a fact's scale; the bounds count in. */
export interface FactRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Products that were not measured are meant too, and without bounds they alone. */
  readonly unmeasured?: boolean | undefined;
}

/** The unit of what is measured, after a number. */
const unitOf = (field: FactField): string =>
  field === 'martindale' ? '' : field === 'weight_gsm' ? '\u00a0g/m²' : '\u00a0cm';

export const isFact = (field: string): field is FactField =>
  (FACT_FIELDS as readonly string[]).includes(field);

/** A number with its thousands apart and its unit: "40 000", "137.5 cm". */
export function factText(field: FactField, value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, '\u00a0');
  return `${grouped}${decimals === undefined ? '' : `.${decimals}`}${unitOf(field)}`;
}

/** A range in words: "40 000 or more", "135 cm to 145 cm", "up to 20 cm or not measured". */
export function rangeText(field: FactField, { min, max, unmeasured }: FactRange): string {
  const [from, to] = [min, max].map((value) =>
    value === undefined ? undefined : factText(field, value),
  );
  const bounds =
    from !== undefined && to !== undefined
      ? `${from} to ${to}`
      : from !== undefined
        ? `${from} or more`
        : to !== undefined
          ? `up to ${to}`
          : '';
  return [bounds, unmeasured ? 'not measured' : ''].filter((text) => text !== '').join(' or ');
}
