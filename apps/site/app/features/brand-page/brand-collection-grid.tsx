import type { BrandCollection } from '@selvedge/contract/brand-content';
import { collectionUrl } from '@selvedge/contract/urls';
import { CardShelf } from '../../ui/card/card-shelf.tsx';

/** The collections of a brand, in their order, with their applications. Source: BRAND-03, BRAND-04. */
export function BrandCollectionGrid(props: { readonly collections: readonly BrandCollection[] }) {
  const cards = props.collections.map(
    ({ collection_name, application_name, item_group_code, url }) => ({
      key: `${collection_name} ${application_name}`,
      href: collectionUrl(item_group_code, application_name, collection_name),
      src: url,
      title: collection_name,
      details: application_name,
    }),
  );
  return <CardShelf cards={cards} />;
}
