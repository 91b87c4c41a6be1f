import type { SanitizedConfig } from 'payload';
import { ROLES, type Role } from '../../src/access/roles.ts';
import type { Asker } from './check-access.ts';
import type { KnownDocuments } from './questions.ts';
import { OWN_ONLY, OWN_PAGES, WHO_MAY } from './who-may.ts';

/** A page of the hub, below `/admin`, and who may see it. */
export interface HubPage {
  readonly path: string;
  readonly who: readonly Role[];
}

/**
 * Every page of the hub: its own, and of each collection and global the list, the empty form and a document that is there.
 * An empty form holds nothing of anybody's, and saving it is refused: who may read may see it.
 */
export function pagesOf(config: SanitizedConfig, known: KnownDocuments): HubPage[] {
  const collections = config.collections.flatMap(({ slug }) => {
    const rules = WHO_MAY[slug];
    if (!rules || OWN_ONLY.includes(slug)) return [];
    const id = known[slug];
    return [
      { path: `/collections/${slug}`, who: rules.read },
      { path: `/collections/${slug}/create`, who: rules.read },
      ...(id === undefined ? [] : [{ path: `/collections/${slug}/${id}`, who: rules.read }]),
    ];
  });
  const globals = config.globals.map(({ slug }) => ({
    path: `/globals/${slug}`,
    who: WHO_MAY[slug]?.read ?? [],
  }));
  const own = Object.entries(OWN_PAGES).map(([path, who]) => ({ path, who }));
  return [...own, ...collections, ...globals];
}

/** Whoever may not see a page is sent away or told so; its answer holds none of its contents. */
const CLOSED =
  /NEXT_REDIRECT;[a-z]+;\/admin\/(?:login|unauthorized)|NEXT_HTTP_ERROR_FALLBACK;40[34]|Only (?:editors|administrators) /u;

const OK = 200;
const FAILED = 500;

/**
 * What is wrong with the answer of a page, or null. A page that is refused may say so with any status. Administrators are
 * shown what they may see; other roles may be spared a page that they could read.
 */
export function pageProblem(
  { path, who }: HubPage,
  asker: Asker,
  { status, text }: { readonly status: number; readonly text: string },
): string | null {
  if (status >= FAILED) return `answered ${status}`;
  const may = ROLES.some((role) => role === asker && who.includes(role));
  const isShown = status === OK && !CLOSED.test(text);
  if (isShown && !may) return 'shown';
  const isOurs = !path.startsWith('/collections/payload-') && !path.endsWith('/create');
  return may && !isShown && asker === 'administrator' && isOurs ? 'not shown' : null;
}
