import { MAX_NEAREST_PER_GROUP } from '@selvedge/contract/limits';
import {
  findByColourUrl,
  homeUrl,
  type LinkedColour,
  readColourTokens,
} from '@selvedge/contract/urls';
import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ColourFinder } from '../catalogue/colour-finder/colour-finder.tsx';
import { nearestQuery } from '../catalogue/colour-finder/nearest-results.tsx';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/find-by-colour';

const TITLE = 'Find by colour';
const TEXT =
  'From a colour, or from a picture of a room, a painting or a scrap of cloth, to the nearest in the house.';

const coloursOf = (search: URLSearchParams) => readColourTokens(search.getAll('colour'));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: TITLE, description: TEXT, canonicalPath: findByColourUrl() });

/** The colours of the address are looked for at once; where that fails the browser asks again. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { product } = context.get(siteContext);
  const colours = coloursOf(url.searchParams);
  const { state } = await prefetch(async (client) => {
    if (colours.length === 0) return;
    await client.prefetchQuery(nearestQuery(product, colours, MAX_NEAREST_PER_GROUP));
  });
  return { state };
}

/** Another colour is asked for by the page itself. */
export const shouldRevalidate = () => false;

export default function FindByColour({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  const [search] = useSearchParams();
  // A choice shows at once, before the router has its address.
  const [colours, showAtOnce] = useOptimistic<readonly LinkedColour[]>(
    useMemo(() => coloursOf(search), [search]),
  );
  const navigate = useNavigate();
  // One entry of the history, whose address keeps the colours: back leads to the page before, and forward here again.
  const change = useCallback(
    (chosen: readonly LinkedColour[]) =>
      startTransition(async () => {
        showAtOnce(chosen);
        await navigate(findByColourUrl(chosen), { replace: true, preventScrollReset: true });
      }),
    [navigate, showAtOnce],
  );
  const trail = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];
  return (
    <PrefetchedQueries state={loaderData.state}>
      <PageIntro heading={TITLE} text={TEXT} above={<Breadcrumb items={trail} />} />
      <Section label={TITLE}>
        <ColourFinder
          colours={colours}
          onChange={change}
          perGroup={MAX_NEAREST_PER_GROUP}
          heading="h2"
        />
      </Section>
    </PrefetchedQueries>
  );
}
