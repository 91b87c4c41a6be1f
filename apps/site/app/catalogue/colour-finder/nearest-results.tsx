import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import type { NearestGroup } from '@selvedge/contract/product-calls';
import type { ProductService } from '@selvedge/contract/services';
import { colourToken, type LinkedColour } from '@selvedge/contract/urls';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type MouseEventHandler, useId } from 'react';
import { useProductService } from '../../data/services-context.tsx';
import { DesignCard } from '../../ui/card/card.tsx';
import { ColourDots } from '../../ui/colour-dots/colour-dots.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { itemAddress } from '../rules/item-address.ts';
import styles from './nearest-results.module.css';

const SIZES = '(width <= 600px) 44vw, (width < 1200px) 22vw, 14rem';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The colourways nearest to some colours, by item group: waiting, failed, none, some. */
export function NearestResults(props: {
  readonly colours: readonly LinkedColour[];
  readonly perGroup: number;
  /** The level of the groups' headings. */
  readonly heading: 'h2' | 'h3';
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
}) {
  const { colours, perGroup, heading, onFollow } = props;
  const answer = useQuery({
    ...nearestQuery(useProductService(), colours, perGroup),
    placeholderData: keepPreviousData,
  });
  if (colours.length === 0)
    return (
      <p className={styles.hint}>
        Choose a colour, or a picture of a room, a painting or a scrap of cloth, and the nearest
        fabrics, papers, rugs and pieces for the home are found.
      </p>
    );
  if (answer.isError && !answer.isFetching)
    return (
      <ErrorState
        heading="An error occurred, please try again later"
        onRetry={() => void answer.refetch()}
      />
    );
  if (!answer.data) return <Spinner label="Looking for the nearest colours" />;
  const groups = colourwayGroups(answer.data);
  if (groups.length === 0)
    return <EmptyState heading="No items found" text="No picture here has colours to go by." />;
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const found = `The nearest ${counted(total, 'colourway')}, in ${counted(groups.length, 'group')}`;
  return (
    <div className={styles.results} data-stale={answer.isPlaceholderData || undefined}>
      <div className={styles.line}>
        <ColourDots
          colours={colours.map(({ hex }) => hex)}
          label={`Nearest to ${colours.map(({ hex }) => hex).join(', ')}: `}
        />
        <span role="status">{answer.isPlaceholderData ? '' : found}</span>
      </div>
      {groups.map((group) => (
        <Group key={group.itemGroup} group={group} heading={heading} onFollow={onFollow} />
      ))}
    </div>
  );
}

function Group(props: {
  readonly group: ColourwayGroup;
  readonly heading: 'h2' | 'h3';
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
}) {
  const { group, heading: Heading, onFollow } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading id={id} className={styles.heading}>
        {group.name}
      </Heading>
      <ul aria-labelledby={id} className={styles.grid}>
        {group.cards.map(({ sku, href, design, details, picture }) => (
          <li key={sku}>
            <DesignCard
              href={href}
              design={design}
              picture={picture}
              ratio="square"
              sizes={SIZES}
              details={details}
              {...(onFollow && { onFollow })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A colourway as its card shows it. */
interface ColourwayCard {
  readonly sku: string;
  readonly href: string;
  readonly design: string;
  /** Colour and collection. */
  readonly details: string;
  readonly picture: string;
}

interface ColourwayGroup {
  readonly itemGroup: string;
  readonly name: string;
  readonly cards: readonly ColourwayCard[];
}

/** The groups in the order of the header (HEAD-02), so that none changes its place with the colour; others follow. */
export function colourwayGroups(groups: readonly NearestGroup[]): ColourwayGroup[] {
  const place = ({ item_group }: NearestGroup): number => {
    const at = PRODUCT_GROUPS.findIndex(({ code }) => code === item_group);
    return at === -1 ? PRODUCT_GROUPS.length : at;
  };
  return groups
    .toSorted((one, other) => place(one) - place(other))
    .map(({ item_group, products }) => ({
      itemGroup: item_group,
      name: products[0]?.group_desc || item_group,
      cards: products.map((product) => ({
        sku: product.sku,
        href: itemAddress(product),
        design: product.design,
        details: [product.colour, product.range].filter((text) => text !== '').join(', '),
        picture: product.primaryImageUrl,
      })),
    }));
}

const FRESH_MS = 60_000;

/** The colourways nearest to some colours; without colours nothing is asked for, and newer ones abort the older request. */
export const nearestQuery = (
  service: ProductService,
  colours: readonly LinkedColour[],
  perGroup: number,
) =>
  queryOptions({
    queryKey: ['nearest-colours', perGroup, colours.map(colourToken).join()],
    queryFn: ({ signal }) =>
      service.nearestColours({ colours: [...colours], per_group: perGroup }, { signal }),
    enabled: colours.length > 0,
    staleTime: FRESH_MS,
    retry: false,
  });
