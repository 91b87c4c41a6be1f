import { itemGroupName } from '@selvedge/contract/item-groups';
import { WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import { compareLabels } from '@selvedge/contract/text';
import {
  catalogueUrl,
  collectionId,
  collectionUrl,
  homeUrl,
  internationalBrandUrl,
  internationalsUrl,
  isFramed,
  itemGroupUrl,
} from '@selvedge/contract/urls';
import { data, useLocation } from 'react-router';
import {
  type CollectionPlace,
  findCollection,
  findInternationalCatalogue,
  type InternationalCatalogue,
} from '../catalogue/rules/find-collection.ts';
import { catalogueName } from '../content/catalogue-viewer/catalogue-name.ts';
import {
  CatalogueFailure,
  CatalogueSpreads,
  type CatalogueView,
} from '../content/catalogue-viewer/catalogue-spreads.tsx';
import { type SiteContext, siteContext } from '../data/server-context.server.ts';
import { framedPage } from '../shell/bare-page.ts';
import { notFound } from '../shell/errors/load-content.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import type { Route } from './+types/catalogue';

const UNAVAILABLE = 503;

type Services = Pick<SiteContext, 'product' | 'content'>;

/** In the viewer, which has the header's part, it stands in a frame. */
export const handle = framedPage('Catalogue');

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `${loaderData.title} catalogue`,
        description: loaderData.text,
        picture: loaderData.pictures[0]?.url,
        canonicalPath: catalogueUrl(loaderData.id),
        trail: loaderData.trail,
      })
    : [];

interface FoundCatalogue extends CatalogueView {
  /** The one spelling of its id, which the address may have in another case (decision 35). */
  readonly id: string;
  readonly trail: readonly { readonly label: string; readonly href?: string }[];
}

const HOME = { label: 'Home', href: homeUrl() };

/** The catalogue of the address, or null where a service failed, which the page then says (ERR-18). */
export async function loader({ context, params }: Route.LoaderArgs) {
  let view: FoundCatalogue | null;
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
async function catalogueOf(site: Services, id: string): Promise<FoundCatalogue | null> {
  const place = await findCollection(site.product, id);
  if (place) return ofCollection(site, place);
  const found = await findInternationalCatalogue(site.content, id);
  return found && ofBrand(found);
}

async function ofCollection(
  { product, content }: Services,
  place: CollectionPlace,
): Promise<FoundCatalogue> {
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
    id: collectionId(collection),
    title: collection,
    text: page.description,
    pictures,
    wayOn: { label: 'Explore The Collection', href },
    trail: [
      HOME,
      { label: itemGroupName(itemGroup), href: itemGroupUrl(itemGroup) },
      { label: collection, href },
      { label: 'Catalogue' },
    ],
  };
}

/** What its brand shows of it: the hub has no designs of foreign houses. */
function ofBrand({ brand, brandId, tile }: InternationalCatalogue): FoundCatalogue {
  const title = catalogueName(tile);
  const isFeatured = title === brand.featured_collection_title;
  const href = internationalBrandUrl(brandId);
  return {
    id: tile.id,
    title,
    text: isFeatured ? brand.featured_collection_description : brand.page_description,
    pictures: [
      tile.catalogue_tile_img_url,
      ...brand.featured_collection_media.map(({ img_url }) => img_url),
    ]
      .filter((url, place, all) => url !== '' && all.indexOf(url) === place)
      .map((url) => ({ url })),
    wayOn: { label: `More of ${brand.page_title}`, href },
    trail: [
      HOME,
      { label: 'Internationals', href: internationalsUrl() },
      { label: brand.page_title, href },
      { label: title },
    ],
  };
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const framed = isFramed(useLocation().search);
  usePageView(loaderData ? `Catalogue - ${loaderData.title}` : '');
  if (!loaderData) return <CatalogueFailure />;
  const above = framed ? null : <Breadcrumb items={loaderData.trail} />;
  return <CatalogueSpreads {...loaderData} above={above} />;
}
