import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { homeUrl } from '@selvedge/contract/urls';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { prime } from '../calls/prime.server.ts';
import { useProductService } from '../calls/product-service-context.tsx';
import { content, notFound } from '../content-missing.ts';
import { ApplicationCards } from '../features/application-cards/application-cards.tsx';
import { type Landing, landingQuery } from '../features/application-cards/landing-query.ts';
import { landingText } from '../features/application-cards/landing-text.ts';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import { EmptyState } from '../ui/state/state.tsx';
import type { Route } from './+types/item-group';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.name, loaderData.text) : [];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { product } = context.get(siteContext);
  const query = landingQuery(product, params.itemGroup);
  let landing: Landing | undefined;
  const state = await content(
    prime(async (client) => {
      landing = await client.fetchQuery(query);
    }),
  );
  if (!landing || !exists(landing)) throw notFound();
  return { state, name: landing.name, text: landingText(landing) };
}

/** A group's page exists when it holds products, or when it is one of ours that is still empty. */
const exists = ({ itemGroup, products }: Landing) =>
  products > 0 || PRODUCT_GROUPS.some(({ code }) => code === itemGroup);

export default function ItemGroup({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <PageIntro
        heading={loaderData.name}
        text={loaderData.text}
        above={
          <Breadcrumb items={[{ label: 'Home', href: homeUrl() }, { label: loaderData.name }]} />
        }
      />
      <Cards itemGroup={params.itemGroup} />
    </HydrationBoundary>
  );
}

function Cards({ itemGroup }: { readonly itemGroup: string }) {
  const { data } = useQuery(landingQuery(useProductService(), itemGroup));
  return (
    <Section label="Applications">
      {data && data.cards.length > 0 ? (
        <ApplicationCards itemGroup={itemGroup} cards={data.cards} />
      ) : (
        <EmptyState heading="No items found" text="Nothing is published here at the moment." />
      )}
    </Section>
  );
}
