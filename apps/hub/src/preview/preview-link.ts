import { PREVIEW_LIFE_SECONDS, previewUrl } from '@selvedge/contract/preview';
import { keepPreview } from '@selvedge/database/previews';
import type { PayloadRequest } from 'payload';
import type { HubData } from '../projections/codec.ts';
import { picturesNamed } from '../projections/picture-addresses.ts';
import { project } from '../projections/project.ts';
import type { ContentSlug } from '../projections/projections.ts';
import { executorOn } from '../projections/transaction.ts';
import { pagePath } from './page-paths.ts';

/** Stores and vacancies have their place in their key; a preview shows them in the place that they have on the site. */
async function keyOnSite(req: PayloadRequest, owner: string): Promise<string | undefined> {
  const { rows } = await executorOn(req.payload.db.drizzle).query(
    'SELECT key FROM published.content WHERE owner = $1',
    [owner],
  );
  const key = rows[0]?.key;
  return typeof key === 'string' ? key : undefined;
}

/**
 * A link to the real page as it would be with this state of a document, which is published nowhere. It is good for half
 * an hour, for whoever has it, and shows this state whatever becomes of the document.
 *
 * @returns null where the document says not yet which page it is, or cannot be shown
 */
export async function previewLink(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
  data: HubData,
): Promise<string | null> {
  const path = pagePath(slug, data);
  const origin: unknown = req.payload.config.custom?.siteOrigin;
  if (path === null || typeof origin !== 'string') return null;
  const content = project(slug, data, { id, ...(await picturesNamed(req, slug, data)) });
  if ('issues' in content) return null;
  const isInOrder = content.kind === 'store' || content.kind === 'vacancy';
  const key = (isInOrder && (await keyOnSite(req, `${slug}/${id}`))) || content.key;
  const token = await keepPreview(
    executorOn(req.payload.db.drizzle),
    { ...content, key, framedBy: req.payload.config.csrf.join(' ') },
    PREVIEW_LIFE_SECONDS,
  );
  return previewUrl(origin, path, token);
}
