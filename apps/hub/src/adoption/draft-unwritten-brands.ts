import type { PayloadRequest } from 'payload';

/**
 * Brands that have a tile which is not shown yet, and no page: each gets a draft of its page, with what the tile says, for
 * staff to write before it is shown.
 *
 * @returns the number of drafts made
 */
export async function draftUnwrittenBrands(req: PayloadRequest): Promise<number> {
  const local = { depth: 0, overrideAccess: true, req } as const;
  const { brands } = await req.payload.findGlobal({ ...local, slug: 'internationals-page' });
  const { docs } = await req.payload.find({
    ...local,
    collection: 'international-brands',
    pagination: false,
  });
  const written = new Set(docs.map(({ brandId }) => brandId));
  const unwritten = (brands ?? []).filter(
    ({ brandId, isShown }) => !isShown && !written.has(brandId),
  );
  for (const { brandId, title, picture } of unwritten) {
    await req.payload.create({
      ...local,
      collection: 'international-brands',
      draft: true,
      data: { brandId, title, banner: [{ picture }], _status: 'draft' },
    });
  }
  return unwritten.length;
}
