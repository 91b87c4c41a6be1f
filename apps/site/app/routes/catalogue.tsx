import { WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import { compareLabels } from '@selvedge/contract/text';
import { usePageView } from '../analytics/use-page-view.ts';
import { findCollection } from '../catalogue-rules/find-collection.ts';
import { content as needed, notFound } from '../content-missing.ts';
import { CatalogueSpreads } from '../features/catalogue/catalogue-spreads.tsx';
import { BARE_PAGE } from '../layout/bare-page.ts';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import type { Route } from './+types/catalogue';

/** It is looked at in the viewer, which has the header's part. */
export const handle = BARE_PAGE;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `${loaderData.title} catalogue`,
        description: loaderData.text,
        picture: loaderData.pictures[0]?.url,
      })
    : [];

/** A collection's catalogue: its story and one picture of each design. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { product, content } = context.get(siteContext);
  const place = await needed(findCollection(product, params.id));
  if (!place) throw notFound();
  const [{ products }, page] = await needed(
    Promise.all([
      product.multiFilter({
        filters: { item_group: place.itemGroup, range: place.collection },
        off_setter: { start: 0, end: WHOLE_DESIGN_END_OFFSET },
      }),
      content.content({ kind: 'collection', ...place }),
    ]),
  );
  const designs = [...Map.groupBy(products, ({ design }) => design ?? '')].filter(
    ([design]) => design !== '',
  );
  const pictures = designs
    .map(([design, colours]) => ({
      design,
      url: colours.find(({ primaryImageUrl }) => primaryImageUrl)?.primaryImageUrl ?? '',
      colours: new Set(colours.map(({ colour }) => colour)).size,
    }))
    .toSorted((a, b) => compareLabels(a.design, b.design));
  return { title: place.collection, text: page.description, pictures };
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  usePageView(`Catalogue - ${loaderData.title}`);
  return <CatalogueSpreads {...loaderData} />;
}
