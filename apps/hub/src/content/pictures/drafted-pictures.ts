import type { PayloadRequest, Where } from 'payload';
import { asData, type HubData } from '../fields/codec.ts';
import { CONTENT_COLLECTIONS, CONTENT_GLOBALS, type ContentSlug } from '../pages/content-forms.ts';
import { mediaId, project } from '../publish.ts';

const DRAFTS: Where = {
  and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
};

/** Whether a page in this state would show the picture. */
function names(slug: ContentSlug, data: HubData, picture: number): boolean {
  let isNamed = false;
  const note = (reference: unknown): string => {
    isNamed ||= mediaId(reference) === picture;
    return '';
  };
  project(slug, data, { id: 0, picture: note });
  return isNamed;
}

/** So many drafts are held at a time: a house has thousands, of long texts. */
const AT_A_TIME = 50;

/** The documents in whose drafts the picture stands, such as "stores/12": some of them are planned to be published. */
export async function draftsNaming(req: PayloadRequest, picture: number): Promise<string[]> {
  const drafts = { depth: 0, overrideAccess: true, req, where: DRAFTS } as const;
  const found: string[] = [];
  for (const collection of CONTENT_COLLECTIONS)
    for (let page = 1, isMore = true; isMore; page += 1) {
      const part = { ...drafts, collection, limit: AT_A_TIME, page, sort: 'id' };
      const { docs, hasNextPage } = await req.payload.findVersions(part);
      for (const { parent, version } of docs)
        if (names(collection, asData(version), picture)) found.push(`${collection}/${parent}`);
      isMore = hasNextPage;
    }
  for (const slug of CONTENT_GLOBALS) {
    const { docs } = await req.payload.findGlobalVersions({ ...drafts, slug });
    for (const { version } of docs)
      if (names(slug, asData(version), picture)) found.push(`${slug}/0`);
  }
  return found;
}
