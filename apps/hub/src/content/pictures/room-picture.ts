import type { ShownColourway } from '@selvedge/contract/content-parts';
import {
  type Colourway,
  readRoomLink,
  type SceneView,
  sceneViewUrl,
} from '@selvedge/contract/scene-urls';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { readAtMost } from '@selvedge/http/read-at-most';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { bodyOf, forEditors, refusal } from '../../access/editors-only.ts';
import { executorOf } from '../../database/transaction.ts';

const MAX_LINK = 4000;
/** As wide as scenes are rendered. */
const WIDTH_PX = 1600;
/** The site dresses a scene in some seconds, after others that wait. */
const PATIENCE_MS = 30_000;
const BAD_GATEWAY = 502;

const request = z.strictObject({ link: z.string().max(MAX_LINK) });

/** The products on the site that a view wears, the first size of each. */
async function shownBy(executor: QueryExecutor, view: SceneView): Promise<ShownColourway[]> {
  const found: ShownColourway[] = [];
  for (const { colourway } of view.wears) {
    const sku = await skuOf(executor, colourway);
    if (sku !== undefined) found.push({ ...colourway, sku, url: '' });
  }
  return found;
}

async function skuOf(
  executor: QueryExecutor,
  { item_group, range, design, colour }: Colourway,
): Promise<string | undefined> {
  const { rows } = await executor.query(
    `SELECT sku FROM published.product
     WHERE is_published AND place[1] = $1 AND lower(place[3]) = lower($2)
       AND lower(doc->>'design') = lower($3) AND lower(doc->>'colour') = lower($4)
     ORDER BY sort_key LIMIT 1`,
    [item_group, range, design, colour],
  );
  return rows[0] && String(rows[0].sku);
}

/** The picture of a view, as the site makes it. @throws {APIError} 502 where the site makes none */
async function pictureOf(view: SceneView, siteOrigin: string): Promise<Buffer> {
  const bytes = await fetch(new URL(sceneViewUrl(view, WIDTH_PX), siteOrigin), {
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  })
    .then(({ ok, body }) => (ok && body ? readAtMost(body, MAX_ORIGINAL_BYTES) : undefined))
    .catch(() => undefined);
  if (bytes) return bytes;
  throw refusal(
    'The site does not make a picture of this view now. Open the link to see whether it shows one.',
    BAD_GATEWAY,
  );
}

/**
 * `POST /api/media/room` with `{link}`: stores the picture of a room as a link to it shows it, with the products that it
 * wears, and answers with its number. Nothing but the site is asked, whatever the link names.
 */
export const roomPicture = (siteOrigin: string): Endpoint =>
  forEditors('post', '/room', async (req) => {
    const { link } = await bodyOf(req, request);
    const view = readRoomLink(link);
    if (!view)
      throw refusal(
        'This is no link to a view of a room. Open “See it in the room” on the site, set it as you like, and copy the link to this view.',
      );
    const data = await pictureOf(view, siteOrigin);
    const shows = await shownBy(executorOf(req.payload), view);
    const worn = shows.map(({ design, colour }) => `${design} (${colour})`).join(', ');
    const { id } = await req.payload.create({
      collection: 'media',
      data: { alt: worn ? `A room with ${worn}` : 'A room', shows },
      file: { data, mimetype: 'image/jpeg', name: `${view.scene}.jpg`, size: data.length },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    return Response.json({ id });
  });
