import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { writeProducts } from '@selvedge/database/products';
import { articlePictures } from './article-pictures.ts';
import { articles } from './catalogue.ts';
import { houseDocuments } from './content/house-documents.ts';
import { materialOf } from './content/material.ts';
import { pageDocuments } from './content/page-documents.ts';
import { drawMarks } from './draw-marks.ts';
import { drawPictures } from './drawing/draw-pictures.ts';
import { PICTURE_WIDTH_PX } from './drawing/picture.ts';
import { markAddress } from './mark.ts';
import { brandMark } from './marks.ts';
import { rememberPictures, withPictureFacts, withPlaceholders } from './picture-index.ts';
import { pictureScales } from './picture-scales.ts';
import { demoProducts } from './products.ts';
import { composeScenes } from './scenes/compose-scenes.ts';
import { placesWithoutScene, planScenes } from './scenes/scene-plan.ts';
import { BRANDS, SUPPLIER_SETTINGS } from './supplier.ts';

type Client = Parameters<typeof writeProducts>[0];

/** Who owns the demo's products in the database. */
const SOURCE = 'demo';

export type DemoStep = 'pictures' | 'scenes' | 'products';

export interface LoadDemoOptions {
  /** A migrated database, as its owner. */
  readonly ownerUrl: string;
  /** Where pictures are kept; the site serves it under `/media/`. */
  readonly mediaDir: string;
  /** How wide the view from the front is drawn, 960 by default; its height is 5/4 of it. */
  readonly pictureWidthPx?: number;
  /** Where the passes of the scenes lie; by default those that come with the program. */
  readonly scenesFolder?: string;
  /** Where the pictures also go once all are drawn; the database is filled when it has them. */
  readonly keepPictures?: () => Promise<unknown>;
  /** Hears of each picture, of the scenes and of the products: how many of how many are done. */
  onProgress?(step: DemoStep, done: number, total: number): void;
}

export interface LoadedDemo {
  /** Products of the demo, of which none need be new. */
  readonly products: number;
  /** Pictures that were missing and have been drawn. */
  readonly pictures: number;
}

/**
 * Draws the demo's pictures, those that are missing, then writes its products, brands and settings in one transaction:
 * after a crash the database is as empty as before, and the next call draws only what was not drawn. A second call
 * changes nothing.
 */
export async function loadDemo(options: LoadDemoOptions): Promise<LoadedDemo> {
  const { ownerUrl, mediaDir, pictureWidthPx = PICTURE_WIDTH_PX, onProgress } = options;
  const wanted = articles().flatMap((article) => articlePictures(article, pictureWidthPx));
  const marks = await drawMarks(mediaDir);
  const plan = await planScenes(pictureWidthPx, options.scenesFolder);
  const without = placesWithoutScene(plan);
  if (without.length > 0)
    console.warn(
      `Without the passes of their scenes ${without.length} places show a design instead.`,
    );
  const pictures = await drawPictures(mediaDir, wanted, {
    onProgress: (done, total) => onProgress?.('pictures', done, total),
  });
  await rememberPictures(mediaDir, pictures);
  const products = await withPictureFacts(mediaDir, demoProducts(pictureWidthPx), {
    scales: pictureScales(articles(), pictureWidthPx),
  });
  const scenes = await composeScenes(mediaDir, plan, products, {
    onProgress: (done, total) => onProgress?.('scenes', done, total),
  });
  await rememberPictures(mediaDir, scenes);
  await options.keepPictures?.();
  onProgress?.('products', 0, products.length);
  await withClient(ownerUrl, async (client) => {
    await client.query('BEGIN');
    await writeProducts(client, products, { source: SOURCE, complete: true });
    await writeContent(client, 'site-settings', '', SUPPLIER_SETTINGS);
    for (const name of BRANDS) {
      const doc = { brand_name: name, image_data: markAddress(brandMark(name)) };
      await writeContent(client, 'brand', name, doc);
    }
    const material = materialOf(products, plan);
    const documents = await withPlaceholders(mediaDir, [
      ...pageDocuments(material),
      ...houseDocuments(material.pictures),
    ]);
    for (const { kind, key, doc } of documents) await writeContent(client, kind, key, doc);
    await client.query('COMMIT'); // an error before this closes the connection, which rolls back
  });
  onProgress?.('products', products.length, products.length);
  return { products: products.length, pictures: pictures.size + scenes.size + marks };
}

/** Whether nothing is published: no product and no content. Only into such a database is the demo loaded unasked. */
export async function databaseIsEmpty(client: Client): Promise<boolean> {
  return !(
    (await holds(client, 'published.product')) || (await holds(client, 'published.content'))
  );
}

async function holds(client: Client, table: 'published.product' | 'published.content') {
  return (await client.query(`SELECT FROM ${table} LIMIT 1`)).rowCount !== 0;
}
