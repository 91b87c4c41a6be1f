import { designUrl, roomUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router';
import { usePageView } from '../analytics/use-page-view.ts';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { useProductService } from '../calls/product-service-context.tsx';
import { notFound } from '../content-missing.ts';
import { designQuery } from '../features/product-page/design-query.ts';
import { productsForRoom } from '../features/room-view/room-product.ts';
import { RoomView } from '../features/room-view/room-view.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../ui/state/state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Route } from './+types/room';

const UNAVAILABLE = 503;

/** Primes the design as its product page does; throws not-found where it does not exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { product } = context.get(siteContext);
  let found = true;
  const state = await prime(async (client) => {
    found = (await client.fetchQuery({ ...designQuery(product, params), retry: false })).length > 0;
  }).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  if (!found) throw notFound();
  return data({ state }, { status: state ? 200 : UNAVAILABLE });
}

/** Within the site the page opens at once: the product page has asked already. */
export function clientLoader() {
  return { state: null };
}

const linkOf = (params: Route.MetaArgs['params']) => ({
  item_group: params.itemGroup,
  range: params.collection,
  design: params.design,
});

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: `${params.design} in the room`,
    description: `See ${params.design} at true scale in a room of your own measures, in each of its colours.`,
    canonicalPath: roomUrl(linkOf(params)),
  });

export default function Room({ loaderData, params }: Route.ComponentProps) {
  return (
    <PrimedQueries state={loaderData.state}>
      <DesignInRoom params={params} />
    </PrimedQueries>
  );
}

function DesignInRoom({ params }: Pick<Route.ComponentProps, 'params'>) {
  const [query] = useSearchParams();
  usePageView(`${params.design} in the room`);
  const design = useQuery(designQuery(useProductService(), params));
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
  if (design.data.length === 0) return <NotFound />;
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
