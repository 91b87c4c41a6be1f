import { fold } from '@selvedge/contract/text';
import { designUrl, roomUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router';
import { designQuery } from '../catalogue/product-page/design-query.ts';
import { productsForRoom } from '../catalogue/room-view/room-product.ts';
import { RoomView } from '../catalogue/room-view/room-view.tsx';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { useProductService } from '../data/services-context.tsx';
import { contentOrNull, notFound } from '../shell/errors/content-missing.ts';
import { NotFound } from '../shell/errors/message-page.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../ui/state/state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Route } from './+types/room';

const UNAVAILABLE = 503;

/** Primes the design as its product page does; throws not-found where it does not exist. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { product } = context.get(siteContext);
  const prefetched = await contentOrNull(
    prefetch((client) => client.fetchQuery({ ...designQuery(product, params), retry: false })),
  );
  if (!prefetched) return data({ state: null, picture: '' }, { status: UNAVAILABLE });
  const { state, loaded: items } = prefetched;
  if (items.length === 0) throw notFound();
  const colour = fold(colourOf(url.search));
  const shown = items.find((item) => fold(item.colour) === colour) ?? items[0];
  return data({ state, picture: shown?.primaryImageUrl ?? '' });
}

/** Within the site the page opens at once: the product page has asked already. */
export function clientLoader() {
  return { state: null, picture: '' };
}

const linkOf = (params: Route.MetaArgs['params']) => ({
  item_group: params.itemGroup,
  range: params.collection,
  design: params.design,
});

/** The colour that a link shows, or empty: the room then begins with the first. */
const colourOf = (search: string): string => new URLSearchParams(search).get('colour') ?? '';

export const meta: Route.MetaFunction = ({ matches, params, location, loaderData }) =>
  pageMeta(matches, {
    title: `${[params.design, colourOf(location.search)].filter(Boolean).join(' in ')} in the room`,
    picture: loaderData?.picture,
    description: `See ${params.design} at true scale in a room of your own measures, in each of its colours.`,
    canonicalPath: roomUrl(linkOf(params)),
  });

export default function Room({ loaderData, params }: Route.ComponentProps) {
  return (
    <PrefetchedQueries state={loaderData.state}>
      <DesignInRoom params={params} />
    </PrefetchedQueries>
  );
}

function DesignInRoom({ params }: Pick<Route.ComponentProps, 'params'>) {
  const [query] = useSearchParams();
  const design = useQuery(designQuery(useProductService(), params));
  const isMissing = design.data?.length === 0;
  usePageView(isMissing ? '' : `${params.design} in the room`);
  const title = <VisuallyHidden as="h1">{`${params.design} in the room`}</VisuallyHidden>;
  if (design.isError && !design.data)
    return (
      <>
        {title}
        <ErrorState
          heading="Product information could not be loaded"
          text="The connection to our catalogue failed. It may work again in a moment."
          onRetry={() => design.refetch()}
        />
      </>
    );
  if (!design.data)
    return (
      <>
        {title}
        <Spinner label="Loading product information..." />
      </>
    );
  if (isMissing) return <NotFound />;
  const [first, ...others] = productsForRoom(design.data);
  if (!first)
    return (
      <>
        {title}
        <EmptyState
          heading={`${params.design} cannot be shown in the room`}
          text="Its picture does not say how large in the world it is, so its true scale is not known."
        >
          <ButtonLink href={designUrl(params.itemGroup, params.collection, params.design)}>
            Back to the Product
          </ButtonLink>
        </EmptyState>
      </>
    );
  return <RoomView products={[first, ...others]} query={query} />;
}
