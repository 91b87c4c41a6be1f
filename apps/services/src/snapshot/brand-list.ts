import type { Brand } from '@selvedge/contract/product-calls';
import { compareLabels, fold } from '@selvedge/contract/text';

/**
 * The brands that published products name, once each, in alphabetical order and with the logo of the brand's own
 * record where there is one. Blank names are left out. Names are compared without case. Source: CALL-17, BRAND-07.
 */
export function brandList(names: Iterable<string>, records: readonly Brand[]): Brand[] {
  const logos = new Map(records.map((record) => [fold(record.brand_name), record.image_data]));
  const brands = new Map<string, Brand>();
  for (const name of names) {
    const key = fold(name);
    if (key === '' || brands.has(key)) continue;
    brands.set(key, { brand_name: name.trim(), image_data: logos.get(key) ?? '' });
  }
  return [...brands.values()].sort((a, b) => compareLabels(a.brand_name, b.brand_name));
}
