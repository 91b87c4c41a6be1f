import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type PictureScale,
  pictureAddress,
  readPictureAddress,
} from '@selvedge/contract/picture-address';
import type { Product } from '@selvedge/contract/product';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import { writeWhole } from '@selvedge/pictures/write-whole';
import { isDrawn } from './drawing/draw-job.ts';
import { type PictureEntry, pictureEntry } from './picture-entry.ts';

/** Kept beside the pictures. The name of a picture decides its bytes, so an entry never grows old. */
const INDEX_FILE = 'demo-pictures.json';

/** Keeps what was found out of pictures when they were drawn, by their paths. */
export async function rememberPictures(
  mediaDir: string,
  entries: ReadonlyMap<string, PictureEntry>,
): Promise<void> {
  if (entries.size === 0) return;
  const file = join(mediaDir, INDEX_FILE);
  await writeIndex(file, new Map([...(await readIndex(file)), ...entries]));
}

/**
 * Gives products the whole addresses of their pictures, with size and placeholder, and the colours of the main one.
 * What is found out is kept in the media folder, so the next call reads it there.
 *
 * @param mediaDir where the pictures are, each drawn
 * @param options.scales how large in the world the pictures are, by path, for those where it is known
 */
export async function withPictureFacts(
  mediaDir: string,
  products: readonly Product[],
  { scales = new Map() }: { readonly scales?: ReadonlyMap<string, PictureScale> } = {},
): Promise<Product[]> {
  const paths = new Set(products.flatMap(picturePaths));
  const index = await completeIndex(mediaDir, paths);
  const addressOf = (path: string): string => {
    const picture = readPictureAddress(index.get(path)?.address ?? '');
    return picture ? pictureAddress({ ...picture, ...scales.get(path) }) : path;
  };
  return products.map((product) => ({
    ...product,
    primaryImageUrl: addressOf(product.primaryImageUrl),
    additionalImages: product.additionalImages.map(({ image_data }) => ({
      image_data: addressOf(image_data),
    })),
    picture_colours: [...(index.get(product.primaryImageUrl)?.colours ?? [])],
  }));
}

/**
 * Gives the addresses in documents, wherever they stand, the placeholders of their pictures. One whose picture is not
 * drawn stays as it is.
 */
export async function withPlaceholders<T>(mediaDir: string, documents: T): Promise<T> {
  const paths = new Set<string>();
  const text = JSON.stringify(documents, (_, value: unknown) => {
    const path = pathWithoutPlaceholder(value);
    if (path) paths.add(path);
    return value;
  });
  const drawn = await Promise.all(
    [...paths].map(async (path) => ((await isDrawn(fileOf(mediaDir, path))) ? path : undefined)),
  );
  const index = await completeIndex(mediaDir, new Set(drawn.filter((path) => path !== undefined)));
  return JSON.parse(text, (_, value: unknown) => {
    const path = pathWithoutPlaceholder(value);
    return (path && index.get(path)?.address) ?? value;
  });
}

function pathWithoutPlaceholder(value: unknown): string | undefined {
  const address = typeof value === 'string' ? readPictureAddress(value) : null;
  return address?.placeholder === '' ? address.path : undefined;
}

const fileOf = (mediaDir: string, path: string): string =>
  join(mediaDir, path.slice('/media/'.length));

const picturePaths = ({ primaryImageUrl, additionalImages }: Product): string[] =>
  [primaryImageUrl, ...additionalImages.map(({ image_data }) => image_data)].filter(Boolean);

async function completeIndex(
  mediaDir: string,
  paths: ReadonlySet<string>,
): Promise<Map<string, PictureEntry>> {
  const file = join(mediaDir, INDEX_FILE);
  const index = await readIndex(file);
  const missing = [...paths].filter((path) => !index.has(path));
  if (missing.length === 0) return index;
  const next = missing.values();
  const work = async (): Promise<void> => {
    for (const path of next) index.set(path, await entryOf(mediaDir, path));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await writeIndex(file, index);
  return index;
}

const writeIndex = (file: string, index: ReadonlyMap<string, PictureEntry>): Promise<void> =>
  writeWhole(file, Buffer.from(JSON.stringify(Object.fromEntries(index))));

async function entryOf(mediaDir: string, path: string): Promise<PictureEntry> {
  return pictureEntry(path, await pictureFacts(await readFile(fileOf(mediaDir, path))));
}

/** What was found out before; nothing where there is no index, or something else stands in its place. */
async function readIndex(file: string): Promise<Map<string, PictureEntry>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const index = new Map<string, PictureEntry>();
  for (const [path, entry] of Object.entries(parsed(text))) {
    if (isEntry(entry) && readPictureAddress(entry.address)?.path === path) index.set(path, entry);
  }
  return index;
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const isEntry = (value: unknown): value is PictureEntry =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'colours' in value &&
  Array.isArray(value.colours);
