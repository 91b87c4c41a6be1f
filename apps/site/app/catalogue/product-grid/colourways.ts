import { WHOLE_DESIGN_END_OFFSET } from '@selvedge/contract/limits';
import type { MultiFilterInput, MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';
import type { ListedProduct } from './product-card.ts';

/** What a card takes of a colourway that it turns to. */
export interface Colourway {
  readonly sku: string;
  readonly colour: string;
  readonly width: string;
  readonly length_cm: string;
  readonly diameter: string;
  /** Without the blurred picture that an address brings along: it would stand on one that is there. */
  readonly primaryImageUrl: string;
  /** The colour that its picture has most of, as #rrggbb. */
  readonly hex: string;
}

/** The colourways of each design that have matched, by {@link designKey}. */
type Colourways = Readonly<Record<string, readonly Colourway[]>>;

type Design = Pick<ListedProduct, 'item_group' | 'range' | 'design'>;

/** What makes two products one design, case ignored. */
export const designKey = ({ item_group = '', range = '', design = '' }: Design): string =>
  [item_group, range, design].map(fold).join('\u0001');

/**
 * The colourways of a page's designs that match as the page's products do, in one call beside the page's own. Of the answer
 * it keeps what a dot and a turned card show.
 *
 * @param request the page's own
 * @param page the products that it has been answered with
 */
export function colourwaysQuery(
  service: ProductService,
  request: MultiFilterInput,
  page: Pick<MultiFilterResponse, 'products'>,
) {
  const design = [...new Set(page.products.map((product) => product.design ?? ''))];
  const { sort_by_setting: _, ...chosen } = request;
  const asked: MultiFilterInput = {
    ...chosen,
    filters: { ...request.filters, design },
    filter_fields: [],
    rule_fields: [],
    off_setter: { start: 0, end: WHOLE_DESIGN_END_OFFSET },
  };
  return queryOptions({
    queryKey: ['colourways', asked] as const,
    queryFn: async ({ signal }) =>
      colourwaysOf((await service.multiFilter(asked, { signal })).products),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The colourways of each design, sizes of a colour once, in the order of the products. */
export function colourwaysOf(products: readonly ListedProduct[]): Colourways {
  const designs = new Map<string, Map<string, Colourway>>();
  for (const product of products) {
    const { sku, colour = '', picture_colours: [hex] = [], primaryImageUrl = '' } = product;
    if (hex === undefined || fold(colour) === '') continue;
    const { width = '', length_cm = '', diameter = '' } = product;
    const colours = designs.get(designKey(product)) ?? new Map<string, Colourway>();
    designs.set(designKey(product), colours);
    if (colours.has(fold(colour))) continue;
    const picture = withoutPlaceholder(primaryImageUrl);
    const size = { width, length_cm, diameter };
    colours.set(fold(colour), { sku, colour, ...size, primaryImageUrl: picture, hex });
  }
  return Object.fromEntries([...designs].map(([key, colours]) => [key, [...colours.values()]]));
}

const withoutPlaceholder = (address: string): string => address.replace(/&p=[^&]*/u, '');

/** Dots that a card has room for on a phone. */
const MOST_DOTS = 6;

/** A card's own colourway and the first others, each once; none where there is nothing to turn to. */
export function dotsOf(
  product: ListedProduct,
  colourways: Colourways | undefined,
): readonly Colourway[] {
  const all = colourways?.[designKey(product)] ?? [];
  const isOwn = ({ colour }: Colourway) => fold(colour) === fold(product.colour ?? '');
  const own = all.find(isOwn);
  if (!own || all.length === 1) return [];
  return [own, ...all.filter((other) => other !== own)].slice(0, MOST_DOTS);
}
