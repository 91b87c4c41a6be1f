import { type Colourway, sceneViewUrl } from '@selvedge/contract/scene-urls';
import { designUrl, roomUrl } from '@selvedge/contract/urls';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { data } from 'react-router';
import { designQuery } from '../catalogue/product-page/design-query.ts';
import { itemsForRoom } from '../catalogue/room-view/room-item.ts';
import { readRoomState, viewOf } from '../catalogue/room-view/room-state.ts';
import { RoomView } from '../catalogue/room-view/room-view.tsx';
import { roomWorn } from '../catalogue/room-view/room-worn.ts';
import { useRoomQuery } from '../catalogue/room-view/use-room-query.ts';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { scenesQuery } from '../data/scenes-query.ts';
import { siteContext } from '../data/server-context.server.ts';
import { useProductService } from '../data/services-context.tsx';
import { contentOrNull, notFound } from '../shell/errors/load-content.ts';
import { NotFound } from '../shell/errors/message-page.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Section } from '../ui/section/section.tsx';
import { Waiting } from '../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../ui/state/state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Route } from './+types/room';

const UNAVAILABLE = 503;
/** As wide as those who share a page want its picture. */
const SHARED_PICTURE_PX = 1280;

const pathOf = ({ item_group, range, design }: Omit<Colourway, 'colour'>) => ({
  itemGroup: item_group,
  collection: range,
  design,
});

const NOT_LOADED = { state: null, picture: '', link: null };

/** Primes the design as its product page does, the scenes and what is beside it; throws not-found without a design. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { product, scenes } = context.get(siteContext);
  const prefetched = await contentOrNull(
    prefetch(async (client) => {
      client.setQueryData(scenesQuery.queryKey, [...scenes]);
      const items = await client.fetchQuery({ ...designQuery(product, params), retry: false });
      const [first, ...others] = itemsForRoom(items);
      const read = first && readRoomState(url.searchParams, [first, ...others], scenes);
      await Promise.all(
        (read?.state.beside ?? []).map(({ colourway }) =>
          client.prefetchQuery(designQuery(product, pathOf(colourway))),
        ),
      );
      const view = read && sceneViewUrl(viewOf(read.state, linkOf(params)), SHARED_PICTURE_PX);
      const picture = view ?? items[0]?.primaryImageUrl ?? '';
      const colour = colourOf(url.search) && (read?.state.colour ?? '');
      return { isFound: items.length > 0, picture, colour };
    }),
  );
  if (!prefetched) return data(NOT_LOADED, { status: UNAVAILABLE });
  const { state, loaded } = prefetched;
  if (!loaded.isFound) throw notFound();
  return data({
    state,
    picture: loaded.picture,
    link: { search: url.search, colour: loaded.colour },
  });
}

/** Within the site the page opens at once: the product page has asked already. */
export function clientLoader() {
  return NOT_LOADED;
}

/** What is set in the room, the page itself reads. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}) => currentUrl.pathname !== nextUrl.pathname;

const linkOf = (params: Route.MetaArgs['params']) => ({
  item_group: params.itemGroup,
  range: params.collection,
  design: params.design,
});

/** The colour that an address names, or empty: the room then begins with the first. */
const colourOf = (search: string): string => new URLSearchParams(search).get('colour') ?? '';

export const meta: Route.MetaFunction = ({ matches, params, location, loaderData }) => {
  // Of a link the colour that it shows: whatever else it says would be read in the house's name where it is shared.
  const link = loaderData?.link;
  const colour = link?.search === location.search ? link.colour : colourOf(location.search);
  return pageMeta(matches, {
    title: `${[params.design, colour].filter(Boolean).join(' in ')} in the room`,
    picture: loaderData?.picture,
    description: `See ${params.design} at true scale on a sofa, at a window or on a wall, in each of its colours and beside other designs.`,
    canonicalPath: roomUrl(linkOf(params)),
  });
};

export default function Room({ loaderData, params }: Route.ComponentProps) {
  return (
    <PrefetchedQueries state={loaderData.state}>
      <DesignInRoom params={params} />
    </PrefetchedQueries>
  );
}

function DesignInRoom({ params }: Pick<Route.ComponentProps, 'params'>) {
  const service = useProductService();
  const design = useQuery(designQuery(service, params));
  const scenes = useQuery(scenesQuery);
  const { query, change } = useRoomQuery(linkOf(params));
  const items = useMemo(() => itemsForRoom(design.data ?? []), [design.data]);
  const read = useMemo(() => {
    const [first, ...others] = items;
    return first && scenes.data ? readRoomState(query, [first, ...others], scenes.data) : null;
  }, [items, scenes.data, query]);
  const wears = read?.state.beside ?? [];
  const found = useQueries({
    queries: wears.map(({ colourway }) => designQuery(service, pathOf(colourway))),
  });
  const beside = new Map(
    wears.flatMap(({ surface }, place) => {
      const products = found[place]?.data;
      return products ? [[surface, products] as const] : [];
    }),
  );
  const isMissing = design.data?.length === 0;
  usePageView(isMissing ? '' : `${params.design} in the room`);

  const title = <VisuallyHidden as="h1">{`${params.design} in the room`}</VisuallyHidden>;
  const asked = [design, scenes];
  if (asked.some(({ isError, data }) => isError && !data))
    return (
      <>
        {title}
        <ErrorState
          heading="Product information could not be loaded"
          text="The connection to our catalogue failed. It may work again in a moment."
          onRetry={() => asked.map(({ refetch }) => refetch())}
        />
      </>
    );
  if (!design.data || !scenes.data)
    return (
      <>
        {title}
        <Section>
          <Waiting text="Loading product information..." />
        </Section>
      </>
    );
  if (isMissing) return <NotFound />;
  const shown = read && roomWorn(read.state, items, beside);
  if (!read || !shown)
    return (
      <>
        {title}
        <EmptyState
          heading={`${params.design} cannot be shown in the room`}
          text={
            items.length === 0
              ? 'Its picture does not say how large in the world it is, so its true scale is not known.'
              : 'No scene has a place for it.'
          }
        >
          <ButtonLink href={designUrl(params.itemGroup, params.collection, params.design)}>
            Back to the Product
          </ButtonLink>
        </EmptyState>
      </>
    );
  return (
    <RoomView
      read={read}
      shown={shown}
      products={items}
      beside={beside}
      scenes={scenes.data}
      onChange={change}
    />
  );
}
