import { WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import { compareLabels } from '@selvedge/contract/text';
import { collectionUrl, internationalBrandUrl } from '@selvedge/contract/urls';
import { usePageView } from '../analytics/use-page-view.ts';
import { type CollectionPlace, findCollection } from '../catalogue-rules/find-collection.ts';
import {
  findInternationalCatalogue,
  type InternationalCatalogue,
} from '../catalogue-rules/find-international-catalogue.ts';
import { content as needed, notFound } from '../content-missing.ts';
import { catalogueName } from '../features/catalogue/catalogue-name.ts';
import { CatalogueSpreads, type CatalogueView } from '../features/catalogue/catalogue-spreads.tsx';
import { BARE_PAGE } from '../layout/bare-page.ts';
import { pageMeta } from '../page-meta.ts';
import { type SiteContext, siteContext } from '../server-context.server.ts';
import type { Route } from './+types/catalogue';

/** It is looked at in the viewer, which has the header's part. */
export const handle = BARE_PAGE;

/** What it shows belongs to a page with header and footer, which is the one to be found. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `${loaderData.title} catalogue`,
        description: loaderData.text,
        picture: loaderData.pictures[0]?.url,
        canonicalPath: loaderData.wayOn.href,
      })
    : [];

/** A collection's catalogue, with its story and one picture of each design, or an international brand's. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<CatalogueView> {
  const site = context.get(siteContext);
  const place = await needed(findCollection(site.product, params.id));
  if (place) return needed(ofCollection(site, place));
  const found = await needed(findInternationalCatalogue(site.content, params.id));
  if (!found) throw notFound();
  return ofBrand(found);
}

async function ofCollection(
  { product, content }: Pick<SiteContext, 'product' | 'content'>,
  place: CollectionPlace,
): Promise<CatalogueView> {
  const { itemGroup, application, collection } = place;
  const [{ products }, page] = await Promise.all([
    product.multiFilter({
      filters: { item_group: itemGroup, range: collection },
      off_setter: { start: 0, end: WHOLE_DESIGN_END_OFFSET },
    }),
    content.content({ kind: 'collection', ...place }),
  ]);
  const designs = Map.groupBy(products, ({ design }) => design ?? '');
  designs.delete('');
  const pictures = [...designs]
    .map(([design, colours]) => ({
      design,
      url: colours.find(({ primaryImageUrl }) => primaryImageUrl)?.primaryImageUrl ?? '',
      colours: new Set(colours.map(({ colour }) => colour)).size,
    }))
    .toSorted((a, b) => compareLabels(a.design, b.design));
  const href = collectionUrl(itemGroup, application, collection);
  return {
    title: collection,
    text: page.description,
    pictures,
    wayOn: { label: 'Explore The Collection', href },
  };
}

/** What its brand shows of it: the hub has no designs of foreign houses. */
function ofBrand({ brand, brandId, tile }: InternationalCatalogue): CatalogueView {
  const title = catalogueName(tile);
  const isFeatured = title === brand.featured_collection_title;
  return {
    title,
    text: isFeatured ? brand.featured_collection_description : brand.page_description,
    pictures: [
      tile.catalogue_tile_img_url,
      ...brand.featured_collection_media.map(({ img_url }) => img_url),
    ]
      .filter((url, place, all) => url !== '' && all.indexOf(url) === place)
      .map((url) => ({ url })),
    wayOn: { label: `More of ${brand.page_title}`, href: internationalBrandUrl(brandId) },
  };
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  usePageView(`Catalogue - ${loaderData.title}`);
  return <CatalogueSpreads {...loaderData} />;
}
