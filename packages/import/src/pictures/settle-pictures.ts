import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DominantColour } from '@selvedge/contract/dominant-colours';
import { pictureAddress } from '@selvedge/contract/picture-address';
import type { Product } from '@selvedge/contract/product';
import { proposedFamilies } from '@selvedge/pictures/colour-family';
import { importedPicture } from '@selvedge/pictures/imported-picture';
import { type Originals, originalPath } from '@selvedge/pictures/originals';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import { ImportRefused } from '../import-refused.ts';

/** A file is not a picture that the site can show; the message says why. */
class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/** A picture as it is stored. */
interface StoredPicture {
  /** With its size and placeholder; a GIF, which may move, is shown as it is and has none. */
  readonly address: string;
  readonly colours: readonly DominantColour[];
}

/** What becomes of pictures. */
export interface PictureStore {
  /** Where they are kept; undefined: nowhere, as in a dry run. */
  readonly originals: Originals | undefined;
  /** Reads one, as `importedPicture` does, which reads it in this process. */
  readonly examine?: typeof importedPicture | undefined;
}

/**
 * Checks a picture by decoding it (its name proves nothing), finds out its facts and keeps it, without what its camera
 * wrote beside it, under the SHA-256 of its content.
 *
 * A picture that is there already is left alone. One whose import is rolled back stays as well; it harms nothing, and
 * the next run finds it there.
 *
 * @throws NotAPicture when it is none, is cut off, or has more than 60 MB or 110 million pixels
 */
async function storePicture(
  path: string,
  { originals, examine = importedPicture }: PictureStore,
): Promise<StoredPicture> {
  if ((await stat(path)).size > MAX_ORIGINAL_BYTES) {
    throw new NotAPicture(`has more than ${MAX_ORIGINAL_BYTES >> 20} MB`);
  }
  const { bytes, ending, facts } = await examine(await readFile(path)).catch((error: unknown) => {
    if (isOurFault(error)) throw error;
    throw new NotAPicture(error instanceof Error ? error.message : String(error), { cause: error });
  });
  const stored = await (originals?.write(bytes, ending) ?? originalPath(bytes, ending));
  return {
    address: ending === 'gif' ? stored : pictureAddress({ path: stored, ...facts }),
    colours: facts.colours,
  };
}

/** What cannot be begun is no fault of the picture. */
const isOurFault = (error: unknown): boolean =>
  error instanceof Error && error.name === 'MakerNotStarted';

/** What became of the pictures that a file names, each name counted once. */
export interface PictureCounts {
  found: number;
  /** Names of files that the product file has, and the folder has not. */
  readonly missing: Set<string>;
  /** Files of the folder that are no pictures, with the reason. */
  readonly refused: Map<string, string>;
  /** Products whose colour families were taken from their main picture, because the file names none. */
  coloured: number;
}

/** Turns what a file says of a product's pictures into addresses of our own. */
export interface PictureSettler {
  readonly counts: PictureCounts;
  settle(product: Product): Promise<Product>;
}

/** Our own addresses, as this importer and the hub write them. */
const OWN_ADDRESS = /^\/media\/(?![^#]*(?:\.\.|\/\/))[\w./-]+(?:#[\w=&+/.,]*)?$/u;

/** A value that is no picture of the folder: empty, or an address of ours. */
const unexamined = (address: string): StoredPicture => ({ address, colours: [] });

/** The pictures of a product, and what was told from the main one. */
type PicturesOfProduct = Pick<
  Product,
  | 'primaryImageUrl'
  | 'picture_colours'
  | 'web_colour'
  | 'additionalImages'
  | 'standards'
  | 'symbols'
  | 'cleaning_instructions'
>;

export function picturesOf(product: Product): PicturesOfProduct {
  const { primaryImageUrl, picture_colours, web_colour, additionalImages } = product;
  const { standards, symbols, cleaning_instructions } = product;
  const named = { standards, symbols, cleaning_instructions };
  return { primaryImageUrl, picture_colours, web_colour, additionalImages, ...named };
}

/**
 * Makes the settler. A value that names a file of the folder becomes that picture's address; one that is an address of
 * ours stays. One that is not found, or lies on another host, which a page must not ask for a picture, leaves the product
 * the picture that it has there, or none. A product without a colour family gets those of its main picture.
 *
 * @param folder where the pictures are; undefined: there are none
 * @param before the pictures of products as they are now, by SKU
 */
export async function pictureSettler(
  folder: string | undefined,
  pictureStore: PictureStore,
  before: ReadonlyMap<string, PicturesOfProduct> = new Map(),
): Promise<PictureSettler> {
  const files = folder === undefined ? new Map<string, string>() : await listPictures(folder);
  const settled = new Map<string, Promise<StoredPicture>>();
  const counts: PictureCounts = {
    found: 0,
    missing: new Set(),
    refused: new Map(),
    coloured: 0,
  };

  const store = async (path: string): Promise<StoredPicture> => {
    try {
      const stored = await storePicture(path, pictureStore);
      counts.found++;
      return stored;
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      counts.refused.set(path, error.message);
      return unexamined('');
    }
  };
  const find = (written: string): Promise<StoredPicture> | StoredPicture => {
    if (written === '' || OWN_ADDRESS.test(written)) return unexamined(written);
    const name = pictureName(written);
    const known = settled.get(name);
    if (known !== undefined) return known;
    const path = files.get(name);
    if (path === undefined) counts.missing.add(name);
    const stored = path === undefined ? Promise.resolve(unexamined('')) : store(path);
    settled.set(name, stored);
    return stored;
  };
  /**
   * With the picture that an entry of the same words has now where the named one is not found. One after the other: a picture
   * may take a gigabyte while it is decoded.
   */
  const findAll = async <T extends { readonly image_data: string }>(
    entries: readonly T[],
    had: readonly T[] = [],
  ): Promise<T[]> => {
    const found: T[] = [];
    for (const entry of entries) {
      const { address } = await find(entry.image_data);
      const same = (other: T) =>
        isDeepStrictEqual({ ...other, image_data: '' }, { ...entry, image_data: '' });
      const kept = isLost(entry.image_data, address) ? had.find(same)?.image_data : undefined;
      found.push({ ...entry, image_data: kept ?? address });
    }
    return found;
  };
  const findMain = async ({ primaryImageUrl, web_colour }: Product, had?: PicturesOfProduct) => {
    const { address, colours } = await find(primaryImageUrl);
    if (had && (isLost(primaryImageUrl, address) || had.primaryImageUrl === address))
      return {
        address: had.primaryImageUrl,
        picture_colours: had.picture_colours,
        families: had.web_colour,
      };
    const families = web_colour.length === 0 ? proposedFamilies(colours) : [];
    if (families.length > 0) counts.coloured++;
    return { address, picture_colours: colours.map(({ hex }) => hex), families };
  };
  const findAdditional = async ({ additionalImages }: Product, had?: PicturesOfProduct) => {
    const found = await findAll(additionalImages);
    const isWhole = found.every(
      ({ image_data }, at) => !isLost(additionalImages[at]?.image_data, image_data),
    );
    return isWhole ? found : [...found, ...(had?.additionalImages ?? [])];
  };

  return {
    counts,
    async settle(product) {
      if (!namesPictures(product)) return product;
      const had = before.get(product.sku);
      const main = await findMain(product, had);
      const additional = await findAdditional(product, had);
      const shown = new Set(['', main.address]);
      return {
        ...product,
        primaryImageUrl: main.address,
        picture_colours: main.picture_colours,
        web_colour: product.web_colour.length > 0 ? product.web_colour : main.families,
        additionalImages: additional.filter(({ image_data }) => {
          const isNew = !shown.has(image_data);
          shown.add(image_data);
          return isNew;
        }),
        standards: await findAll(product.standards, had?.standards),
        symbols: await findAll(product.symbols, had?.symbols),
        cleaning_instructions: await findAll(
          product.cleaning_instructions,
          had?.cleaning_instructions,
        ),
      };
    },
  };
}

/** Whether a picture is named, and there is none of that name. */
const isLost = (written: string | undefined, address: string): boolean =>
  written !== '' && address === '';

function namesPictures(product: Product): boolean {
  const { primaryImageUrl, additionalImages, standards, symbols, cleaning_instructions } = product;
  return (
    primaryImageUrl !== '' ||
    additionalImages.length > 0 ||
    [...standards, ...symbols, ...cleaning_instructions].some(({ image_data }) => image_data !== '')
  );
}

/** Most files of a folder of pictures. */
const MAX_FILES = 500_000;

/**
 * The files of a folder and its subfolders by name in lower case. Links are not followed, so nothing outside of the
 * folder can be reached. Of two files with one name the first in alphabetical order of paths counts.
 *
 * @throws ImportRefused when there is no such folder, or it holds more than 500,000 files
 */
async function listPictures(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: Error) => {
      throw new ImportRefused(
        `The folder of pictures ${folder} cannot be read: ${error.message}.`,
        {
          cause: error,
        },
      );
    },
  );
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name.toLowerCase(), path: join(entry.parentPath, entry.name) }));
  if (paths.length > MAX_FILES) {
    throw new ImportRefused(`The folder of pictures ${folder} holds more than ${MAX_FILES} files.`);
  }
  paths.sort((a, b) => (a.path < b.path ? 1 : -1));
  return new Map(paths.map(({ name, path }) => [name, path]));
}

/**
 * The file name that a picture field means, in lower case: the last part of a path (with either slash) or of an address
 * without its query.
 */
export function pictureName(written: string): string {
  const isAddress = /^(?:https?:)?\/\//iu.test(written);
  const path = isAddress ? written.replace(/[?#].*$/su, '') : written;
  const last = path.split(/[/\\]/u).at(-1) ?? '';
  return (isAddress ? decoded(last) : last).trim().toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
