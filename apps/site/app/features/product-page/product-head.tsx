import { canonicalPath } from '../../catalogue-rules/item-address.ts';
import { cutForSearchEngines } from './meta-description.ts';
import type { DesignItem } from './product-attributes.ts';
import { productTitle } from './product-title.ts';

/**
 * Title, description and canonical link of the product that is shown. They are elements and not the route's `meta`,
 * since they follow the selection, which is no navigation. Source: decisions 21, 35.
 */
export function ProductHead(props: {
  readonly item: DesignItem;
  readonly origin: string;
  readonly supplierName: string;
}) {
  const { item, origin, supplierName } = props;
  return (
    <>
      <title>{productTitle(item.design, item.colour, supplierName)}</title>
      <meta name="description" content={cutForSearchEngines(item)} />
      <link rel="canonical" href={origin + canonicalPath(item)} />
    </>
  );
}
