import { WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import { compareLabels } from '@selvedge/contract/text';
import { collectionUrl, internationalBrandUrl } from '@selvedge/contract/urls';
import { data } from 'react-router';
import { usePageView } from '../analytics/use-page-view.ts';
import { type CollectionPlace, findCollection } from '../catalogue-rules/find-collection.ts';
import {
  findInternationalCatalogue,
  type InternationalCatalogue,
} from '../catalogue-rules/find-international-catalogue.ts';
import { notFound } from '../content-missing.ts';
import { CatalogueFailure } from '../features/catalogue/catalogue-failure.tsx';
import { catalogueName } from '../features/catalogue/catalogue-name.ts';
import { CatalogueSpreads, type CatalogueView } from '../features/catalogue/catalogue-spreads.tsx';
import { framedPage } from '../layout/bare-page.ts';
import { pageMeta } from '../page-meta.ts';
import { type SiteContext, siteContext } from '../server-context.server.ts';
import type { Route } from './+types/catalogue';

const UNAVAILABLE = 503;

type Services = Pick<SiteContext, 'product' | 'content'>;

/** It is looked at in the viewer, which has the header's part. */
export const handle = framedPage('Catalogue');

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

/** The catalogue of the address, or null where a service failed, which the page then says (ERR-18). */
export async function loader({ context, params }: Route.LoaderArgs) {
  let view: CatalogueView | null;
  try {
    view = await catalogueOf(context.get(siteContext), params.id);
  } catch (error) {
    console.error(error);
    return data(null, { status: UNAVAILABLE });
  }
  if (!view) throw notFound();
  return data(view);
}

/** A collection's catalogue, with its story and one picture of each design, or an international brand's; else null. */
async function catalogueOf(site: Services, id: string): Promise<CatalogueView | null> {
  const place = await findCollection(site.product, id);
  if (place) return ofCollection(site, place);
  const found = await findInternationalCatalogue(site.content, id);
  return found && ofBrand(found);
}

async function ofCollection(
  { product, content }: Services,
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
  usePageView(loaderData ? `Catalogue - ${loaderData.title}` : '');
  return loaderData ? <CatalogueSpreads {...loaderData} /> : <CatalogueFailure />;
}
