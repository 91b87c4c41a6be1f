import type { PayloadRequest } from 'payload';
import { personnelMayChangeVacancies } from '../access/roles.ts';
import { asData } from '../projections/codec.ts';
import type { ContentSlug } from '../projections/projections.ts';
import { pagePath } from './page-paths.ts';

/** Devices whose widths the design is judged at, in pixels. */
const DEVICES = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/**
 * Where the hub makes a preview of a document as it is saved by then. Another address after each save, so that a preview
 * that is open shows what was saved.
 *
 * @returns null where the document says not yet which page it is, or the person changes no pages
 */
function previewAddress(
  req: PayloadRequest,
  slug: ContentSlug,
  data: Record<string, unknown>,
): string | null {
  if (!personnelMayChangeVacancies({ req }) || pagePath(slug, asData(data)) === null) return null;
  const query = new URLSearchParams({
    slug,
    id: String(Number(data.id ?? 0)),
    at: String(Date.now()),
  });
  return `/api/preview?${query}`;
}

/** Live preview beside the form, anew after each save, and the button that opens the page by itself. */
export const previewed = (slug: ContentSlug) => ({
  livePreview: {
    breakpoints: DEVICES,
    url: ({ data, req }: { data: Record<string, unknown>; req: PayloadRequest }) =>
      previewAddress(req, slug, data),
  },
  preview: (data: Record<string, unknown>, { req }: { req: PayloadRequest }) =>
    previewAddress(req, slug, data),
});
