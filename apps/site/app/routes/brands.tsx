import { brandsUrl, homeUrl } from '@selvedge/contract/urls';
import { usePageView } from '../analytics/use-page-view.ts';
import { content } from '../content-missing.ts';
import { BrandIndex } from '../features/brand-index/brand-index.tsx';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import { EmptyState } from '../ui/state/state.tsx';
import type { Route } from './+types/brands';

const TITLE = 'Brands';
const TEXT = 'Every house whose cloth, paper and rugs we carry, from A to Z.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: TITLE, description: TEXT, canonicalPath: brandsUrl() });

export async function loader({ context }: Route.LoaderArgs) {
  return { brands: await content(context.get(siteContext).product.brands()) };
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  const trail = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];
  return (
    <>
      <PageIntro heading={TITLE} text={TEXT} above={<Breadcrumb items={trail} />} />
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
