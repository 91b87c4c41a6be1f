import { emptyProduct } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { writeProducts } from '@selvedge/database/products';

/** Publishes a product of a brand that a site can be asked for. */
export async function publishBrand(ownerUrl: string, brand: string): Promise<void> {
  const product = { ...emptyProduct, sku: 'FAULT-CHECK', item_group: '005', brand };
  await withClient(ownerUrl, async (client) => {
    await client.query('BEGIN');
    await writeProducts(client, [product], { source: 'check:faults', complete: true });
    await client.query('COMMIT');
  });
}

/** The call by which a site tells its brands. */
const BRANDS = '/services/product/get-all-brands';

/** @returns milliseconds until the site shows the brand, or null where that takes longer than `limitMs` */
export const untilShown = (
  origin: string,
  brand: string,
  limitMs: number,
): Promise<number | null> => untilThere(origin + BRANDS, `"${brand}"`, limitMs);

/** @returns milliseconds until a text stands at an address, or null where that takes longer than `limitMs` */
export async function untilThere(
  address: string,
  text: string,
  limitMs: number,
): Promise<number | null> {
  const from = performance.now();
  const shown = await waitUntil(async () => {
    const answer = await fetch(address);
    return (await answer.text()).includes(text);
  }, limitMs);
  return shown ? performance.now() - from : null;
}
