import type { Filters } from '@selvedge/contract/multi-filter';
import type { CallOptions, ProductService } from '@selvedge/contract/product-service';

export interface FoundPicture {
  /** Address of the picture, or empty. */
  readonly url: string;
  /** What it shows, in words. */
  readonly alt: string;
}

const NO_PICTURE: FoundPicture = { url: '', alt: '' };

/** Products that are looked at for each picture: enough to find another where the first is taken. */
const CANDIDATES = 12;

/**
 * One picture for each set of filters: of the first product, in alphabetical order, whose picture is not yet taken by a
 * set before it, else of the first product. Empty where no product matches.
 */
export async function firstPictures(
  service: ProductService,
  sets: readonly Filters[],
  options: CallOptions,
): Promise<FoundPicture[]> {
  const offSetter = { start: 0, end: CANDIDATES };
  const answers = await Promise.all(
    sets.map((filters) => service.multiFilter({ filters, off_setter: offSetter }, options)),
  );
  const taken = new Set<string>();
  return answers.map(({ products }) => {
    const product =
      products.find(({ primaryImageUrl: url }) => url && !taken.has(url)) ?? products[0];
    if (!product) return NO_PICTURE;
    const url = product.primaryImageUrl ?? '';
    taken.add(url);
    return { url, alt: [product.design, product.colour].filter(Boolean).join(' in ') };
  });
}
