import type { CollectionCard } from '@selvedge/contract/content-parts';
import { collectionUrl } from '@selvedge/contract/urls';
import { CardShelf } from '../../ui/card/card-shelf.tsx';

/** The collections of a category, as `categoryCollections` orders them. Source: APPTYPE-07. */
export function CollectionCards({ cards }: { readonly cards: readonly CollectionCard[] }) {
  const shown = cards.map(({ collection_name, application_name, item_group_code, url }) => ({
    key: collection_name,
    href: collectionUrl(item_group_code, application_name, collection_name),
    src: url,
    title: collection_name,
    details: application_name,
  }));
  return <CardShelf cards={shown} />;
}
