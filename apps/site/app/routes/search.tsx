import { MAX_SEARCH_CHARACTERS, PAGE_SIZE } from '@selvedge/contract/limits';
import { homeUrl, searchUrl } from '@selvedge/contract/urls';
import { redirect } from 'react-router';
import { namedStores } from '../catalogue/search/named-pages.tsx';
import { nearestPhrase } from '../catalogue/search/nearest-reading.ts';
import { shorterPhrases } from '../catalogue/search-page/reading.ts';
import { type Search, SearchPage } from '../catalogue/search-page/search-page.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/search';

const TITLE = 'Search';

/** Its address is the phrase's own, and no search engine lists what can be searched for. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { phrase = '', page = 1 } = loaderData ?? {};
  return pageMeta(matches, {
    title: phrase === '' ? TITLE : `${TITLE}: ${phrase}`,
    canonicalPath: searchUrl(phrase, page),
    isUnlisted: true,
  });
};

/** What stands in place of nothing, where something is found. */
const NO_OTHERS = { nearest: null, shorter: [] } as const;

/**
 * Where nothing is found, what the understood part of the phrase finds stands in its place; where that is nothing either, how
 * much is found without each of its parts (decision 37).
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Search> {
  const { product, house } = context.get(siteContext);
  const phrase = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_CHARACTERS).trim();
  const page = pageOf(url.searchParams.get('page'));
  if (phrase === '') return { phrase, page: 1, found: null, ...NO_OTHERS, stores: [] };
  const others = { ...NO_OTHERS, stores: namedStores(phrase, house.stores) };
  const start = (page - 1) * PAGE_SIZE;
  const found = await product.find({ query: phrase, start });
  // A page that was there once: fewer products are found today.
  const last = Math.ceil(found.total / PAGE_SIZE);
  if (found.total > 0 && page > last) throw redirect(searchUrl(phrase, last));
  if (found.total > 0) return { phrase, page, found, ...others };
  const understood = nearestPhrase(found);
  const near = understood === '' ? found : await product.find({ query: understood });
  if (near.total > 0)
    return { phrase, page, found, ...others, nearest: { phrase: understood, found: near } };
  const phrases = shorterPhrases(understood || phrase, near);
  const totals = await Promise.all(phrases.map((query) => product.find({ query, end: 0 })));
  const shorter = phrases
    .map((words, at) => ({ phrase: words, total: totals[at]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  return { phrase, page, found, ...others, shorter };
}

const MAX_PAGE = 10_000;

/** What is no page is the first. */
function pageOf(text: string | null): number {
  const page = /^\d{1,6}$/u.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  return (
    <>
      <PageIntro
        heading={TITLE}
        text="Name a colour, a material, a use, a size, a number of rubs or a code, in any order."
        above={<Breadcrumb items={[{ label: 'Home', href: homeUrl() }, { label: TITLE }]} />}
      />
      <Section label={TITLE}>
        <SearchPage {...loaderData} />
      </Section>
    </>
  );
}
