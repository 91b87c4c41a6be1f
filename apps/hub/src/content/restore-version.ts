import { z } from 'zod';
import { type Answer, ask } from '../ui/ask.ts';

/** A document, or a page that is there once, by its addresses in the hub. */
interface Versioned {
  readonly isGlobal: boolean;
  readonly slug: string;
  /** Left out for what is there once. */
  readonly id?: string | number | undefined;
}

const apiOf = ({ isGlobal, slug }: Versioned): string =>
  isGlobal ? `/api/globals/${slug}` : `/api/${slug}`;

/**
 * Brings an older version back. Always as a draft first: what then cannot be published stays one.
 *
 * @param isPublished whether visitors are to see it at once
 */
export async function restoreVersion(
  of: Versioned,
  version: string,
  isPublished: boolean,
): Promise<Answer> {
  const { isGlobal, id } = of;
  const api = apiOf(of);
  const answer = await ask(`${api}/versions/${version}?draft=true`, {});
  if (answer.problem !== null || !isPublished) return answer;
  const published = { _status: 'published' };
  return isGlobal ? ask(api, published, 'POST') : ask(`${api}/${id}`, published, 'PATCH');
}

const versions = z.object({ docs: z.tuple([z.object({ id: z.union([z.number(), z.string()]) })]) });

/** Brings what is on the site back in place of a draft over it. */
export async function discardDraft(of: Versioned): Promise<Answer> {
  const query = new URLSearchParams({
    'where[version._status][equals]': 'published',
    ...(!of.isGlobal && { 'where[parent][equals]': String(of.id) }),
    sort: '-updatedAt',
    limit: '1',
    depth: '0',
  });
  const found = await ask(`${apiOf(of)}/versions?${query}`);
  if (found.problem !== null) return found;
  const { data } = versions.safeParse(found.body);
  if (!data) return { problem: 'No version is left that was on the site.' };
  return restoreVersion(of, String(data.docs[0].id), true);
}
