import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { brandsUrl, homeUrl } from '@selvedge/contract/urls';
import {
  type BrandEntry,
  BrandIndex,
  firstSentence,
} from '../catalogue/brand-index/brand-index.tsx';
import { type SiteContext, siteContext } from '../data/server-context.server.ts';
import { content as needed } from '../shell/errors/load-content.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import { EmptyState } from '../ui/state/state.tsx';
import type { Route } from './+types/brands';

const TITLE = 'Brands';
const TEXT = 'Every house whose cloth, paper and rugs we carry, from A to Z.';

const TRAIL = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: brandsUrl(),
    trail: TRAIL,
    picture: loaderData?.brands.find(({ picture }) => picture !== '')?.picture,
  });

export async function loader({ context }: Route.LoaderArgs) {
  return { brands: await needed(entries(context.get(siteContext))) };
}

/** Each brand with what its page says and shows first. */
async function entries({
  product,
  content,
}: Pick<SiteContext, 'product' | 'content'>): Promise<BrandEntry[]> {
  const brands = await product.brands();
  return Promise.all(
    brands.map(async ({ brand_name }) => {
      const page = await content.content({
        kind: 'brand',
        itemGroup: ITEM_GROUP.brands,
        brand: brand_name,
      });
      const collections = page.section_collections_in_a_brand;
      return {
        brand_name,
        line: firstSentence(page.description),
        picture: page.section_consumer_hero[0]?.url || collections[0]?.url || '',
        collections: new Set(collections.map(({ collection_name }) => collection_name)).size,
      };
    }),
  );
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  return (
    <>
      <PageIntro heading={TITLE} text={TEXT} above={<Breadcrumb items={TRAIL} />} />
      <Section label="Brands A–Z">
        {loaderData.brands.length > 0 ? (
          <BrandIndex brands={loaderData.brands} />
        ) : (
          <EmptyState heading="No items found" text="Nothing is published here at the moment." />
        )}
      </Section>
    </>
  );
}
