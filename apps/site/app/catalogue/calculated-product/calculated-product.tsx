import { PRODUCT_FIELD } from '@selvedge/contract/calculator-urls';
import type { ProductService } from '@selvedge/contract/services';
import { homeUrl } from '@selvedge/contract/urls';
import { useSearchParams } from 'react-router';
import { CopyLink } from '../../ui/copy-link/copy-link.tsx';
import { productOfSku } from '../product-page/product-of-sku.ts';
import { itemAddress, nameOf } from '../rules/item-address.ts';

/** The product whose measures a calculator was opened with. */
interface CalculatedProduct {
  readonly name: string;
  readonly href: string;
}

/** The product that a calculator's address names by its code; null where it names none that there is. */
export async function calculatedProduct(
  service: ProductService,
  query: URLSearchParams,
): Promise<CalculatedProduct | null> {
  const sku = query.get(PRODUCT_FIELD)?.trim() ?? '';
  const product = sku === '' ? undefined : await productOfSku(service, sku);
  return product ? { name: nameOf(product), href: itemAddress(product) } : null;
}

/** What a calculator's page says of itself, with the product that it is filled in for and the way back to it. */
export function calculatorIntro(title: string, text: string, product: CalculatedProduct | null) {
  const home = { label: 'Home', href: homeUrl() };
  const back = product ? [{ label: product.name, href: product.href }] : [];
  return {
    trail: [home, ...back, { label: title }],
    text: product ? `Filled in for ${product.name}. ${text}` : text,
  };
}

/** Copies the link to a calculation, with the product that it was opened with. */
export function CopyCalculation(props: { readonly page: string; readonly input: URLSearchParams }) {
  const sku = useSearchParams()[0].get(PRODUCT_FIELD);
  const query = new URLSearchParams(props.input);
  if (sku) query.set(PRODUCT_FIELD, sku);
  return (
    <CopyLink
      address={`${props.page}?${query}`}
      label="Copy Link to This Calculation"
      done="Copied. The link shows this calculation with all its measures."
    />
  );
}
