import type { Product } from '@selvedge/contract/product';
import { listPictures, pictureName } from './picture-folder.ts';
import { NotAPicture, storePicture } from './store-picture.ts';

/** What became of the pictures that a file names, each name counted once. */
export interface PictureCounts {
  found: number;
  /** Named in the file, and not in the folder. */
  missing: number;
  /** Files of the folder that are no pictures, with the reason. */
  readonly refused: Map<string, string>;
}

/** Turns what a file says of a product's pictures into addresses of our own. */
export interface PictureSettler {
  readonly counts: PictureCounts;
  settle(product: Product): Promise<Product>;
}

/** Our own addresses, as this importer and the hub write them. */
const OWN_ADDRESS = /^\/media\/(?!.*(?:\.\.|\/\/))[\w./-]+$/u;

/**
 * Makes the settler. A value that names a file of the folder becomes that picture's address; one that is an address of
 * ours stays; any other becomes empty, since a page must not ask another host for a picture.
 *
 * @param folder where the pictures are; undefined: there are none
 * @param mediaDir where they are copied to; undefined: nowhere, as in a dry run
 */
export async function pictureSettler(
  folder: string | undefined,
  mediaDir: string | undefined,
): Promise<PictureSettler> {
  const files = folder === undefined ? new Map<string, string>() : await listPictures(folder);
  const settled = new Map<string, Promise<string>>();
  const counts: PictureCounts = { found: 0, missing: 0, refused: new Map() };

  const store = async (path: string): Promise<string> => {
    try {
      const address = await storePicture(path, mediaDir);
      counts.found++;
      return address;
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      counts.refused.set(path, error.message);
      return '';
    }
  };
  const find = (written: string): Promise<string> | string => {
    if (written === '' || OWN_ADDRESS.test(written)) return written;
    const name = pictureName(written);
    const known = settled.get(name);
    if (known !== undefined) return known;
    const path = files.get(name);
    if (path === undefined) counts.missing++;
    const address = path === undefined ? Promise.resolve('') : store(path);
    settled.set(name, address);
    return address;
  };
  const findAll = async <T extends { readonly image_data: string }>(
    entries: readonly T[],
  ): Promise<T[]> =>
    Promise.all(
      entries.map(async (entry) => ({ ...entry, image_data: await find(entry.image_data) })),
    );

  return {
    counts,
    async settle(product) {
      if (!namesPictures(product)) return product;
      const primaryImageUrl = await find(product.primaryImageUrl);
      const additional = await findAll(product.additionalImages);
      const shown = new Set(['', primaryImageUrl]);
      return {
        ...product,
        primaryImageUrl,
        additionalImages: additional.filter(({ image_data }) => {
          const isNew = !shown.has(image_data);
          shown.add(image_data);
          return isNew;
        }),
        standards: await findAll(product.standards),
        symbols: await findAll(product.symbols),
        cleaning_instructions: await findAll(product.cleaning_instructions),
      };
    },
  };
}

function namesPictures(product: Product): boolean {
  const { primaryImageUrl, additionalImages, standards, symbols, cleaning_instructions } = product;
  return (
    primaryImageUrl !== '' ||
    additionalImages.length > 0 ||
    [...standards, ...symbols, ...cleaning_instructions].some(({ image_data }) => image_data !== '')
  );
}
