import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { compareLabels, fold } from '@selvedge/contract/text';
import { designColours, publishableProducts, smallestOfColour } from '../rules/design-colours.ts';
import { applicationLabel, itemAddress } from '../rules/item-address.ts';

type ListedProduct = MultiFilterResponse['products'][number];

/** A design in one of its colours, as its card shows it. Source: COLL-06, COLL-07. */
export interface DesignCard {
  readonly sku: string;
  readonly href: string;
  readonly design: string;
  readonly colour: string;
  /** Address of its picture; empty where there is none. */
  readonly picture: string;
  /** Every colour of the design whose picture tells one, as #rrggbb. */
  readonly colours: readonly string[];
}

/** The designs of one application. */
export interface DesignSection {
  readonly application: string;
  readonly cards: readonly DesignCard[];
}

/** A collection as its page shows it. */
export interface Collection {
  /** In the catalogue's spelling. */
  readonly name: string;
  /** Every application that the collection has products of, by name; one at least. */
  readonly applications: readonly string[];
  /** Sorted by application name; none where no product may be shown. */
  readonly sections: readonly DesignSection[];
}

function withEveryField(product: ListedProduct) {
  const {
    sku = '',
    item_group = '',
    range = '',
    design = '',
    colour = '',
    application = '',
    primaryImageUrl = '',
    is_published = true,
  } = product;
  const label = applicationLabel(application);
  return {
    ...product,
    sku,
    item_group,
    range,
    design,
    colour,
    application: label,
    primaryImageUrl,
    is_published,
  };
}

type Item = ReturnType<typeof withEveryField>;

/**
 * The collection that an answer's products make, or null where there are none. Products that may not be shown are
 * dropped (COLL-08), of each design and colour the smallest is kept (COLL-09), and what is left stands by application
 * (COLL-04), in the order of the answer.
 */
export function collectionOf(products: readonly ListedProduct[]): Collection | null {
  const items = products.map(withEveryField);
  const [first] = items;
  if (!first) return null;
  const shown = smallestOfColour(publishableProducts(items));
  const coloursOf = designColours(shown);
  return {
    name: first.range,
    applications: byApplication(items).map(({ application }) => application),
    sections: byApplication(shown).map(({ application, members }) => ({
      application,
      cards: members.map((item) =>
        designCard(
          item,
          coloursOf(item).map(({ hex }) => hex),
        ),
      ),
    })),
  };
}

/** Groups by application, case ignored; a group is called as its first product calls it. */
function byApplication(items: readonly Item[]) {
  return [...Map.groupBy(items, ({ application }) => fold(application)).values()]
    .map((members) => ({ application: members[0]?.application ?? '', members }))
    .toSorted((a, b) => compareLabels(a.application, b.application));
}

function designCard(item: Item, colours: readonly string[]): DesignCard {
  const { sku, design, colour, primaryImageUrl } = item;
  return { sku, href: itemAddress(item), design, colour, picture: primaryImageUrl, colours };
}
