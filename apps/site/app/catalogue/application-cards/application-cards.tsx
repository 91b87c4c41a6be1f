import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { ownValue } from '@selvedge/contract/own-value';
import type { PageContent } from '@selvedge/contract/page-content';
import type { ProductService } from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';
import { applicationCardUrl, applicationSet, homewareCardUrl } from '@selvedge/contract/urls';
import { queryOptions } from '@tanstack/react-query';
import { Card } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './application-cards.module.css';

/**
 * How wide a picture must be to fill its card, by how many stand in the card's row: rooms are wide, and a tall card
 * shows the middle of one that is twice as wide.
 */
const SMALL = ['92vw', '92vw', '84vw', '56vw', '42vw'] as const;
const LARGE = ['92vw', '92vw', '50vw', '58vw', '42vw'] as const;

const sizes = (small = 0, large = 0): string =>
  `(width >= 900px) ${LARGE[large]}, (width > 600px) ${SMALL[small]}, 96vw`;

/** The cards of a landing page, each with its picture, name and number of products. [LAND-04] */
export function ApplicationCards({ cards }: { readonly cards: readonly ApplicationCard[] }) {
  const small = cardsBeside(cards.length, 2);
  const large = cardsBeside(cards.length, 3);
  return (
    <ul className={styles.cards}>
      {cards.map(({ name, href, url, products }, at) => (
        <li key={href} className={styles.card} data-small={small[at]} data-large={large[at]}>
          <Card
            href={href}
            picture={
              <div className={styles.place}>
                <Picture
                  src={url}
                  alt=""
                  ratio="fill"
                  placeholder={name}
                  sizes={sizes(small[at], large[at])}
                />
              </div>
            }
            title={name}
            scale="large"
            {...(products !== undefined && {
              note: `${products} ${products === 1 ? 'product' : 'products'}`,
            })}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * How many cards stand beside one another in each row, so that no row is left with gaps: most in a row, and where they
 * do not come out even, the first rows have fewer, wider ones. Four stand in one row where there is room for three.
 *
 * @param count cards, 1 or more
 * @param most cards in a row, 2 or 3
 */
export function cardRows(count: number, most: 2 | 3): number[] {
  if (most === 3 && count === 4) return [4];
  if (most === 2 && count === 3) return [3];
  const rows = Array.from({ length: Math.floor(count / most) }, () => most as number);
  const left = count % most;
  if (left === 0) return rows;
  // A card alone takes one from the next row, so that there are two pairs.
  if (left === 1 && most === 3 && rows.length > 0) return [2, 2, ...rows.slice(1)];
  return [left, ...rows];
}

/** For each card, how many stand in its row. */
export const cardsBeside = (count: number, most: 2 | 3): number[] =>
  cardRows(count, most).flatMap((inRow) => Array.from({ length: inRow }, () => inRow));

/** A card of a landing page. */
interface ApplicationCard {
  readonly name: string;
  readonly href: string;
  /** Address of the picture, or empty. */
  readonly url: string;
  /** How many products the page shows that the card leads to; undefined where that is not known. */
  readonly products: number | undefined;
}

/**
 * The cards of a landing page: homeware's categories for group 000, applications for every other. An application that no
 * product of the group has is left out, since its page is not there.
 *
 * @param counts products of each application of the group, by its folded name
 * Source: LAND-04, LAND-05, LAND-08.
 */
export function landingCards(
  itemGroup: string,
  page: Pick<PageContent, 'section_application_cards' | 'section_homeware_landing_categories'>,
  counts: Readonly<Record<string, number>>,
): ApplicationCard[] {
  const has = (application: string) => Object.hasOwn(counts, fold(application));
  if (itemGroup !== ITEM_GROUP.homeware) {
    return page.section_application_cards
      .filter(({ application_name }) => has(application_name))
      .map(({ application_name, url }) => ({
        name: application_name,
        href: applicationCardUrl(itemGroup, application_name),
        url,
        products: productsOf(applicationSet(application_name), counts),
      }));
  }
  const isOwn = (code: string) => code === '' || code === itemGroup;
  const cards = page.section_homeware_landing_categories.filter(
    ({ item_group_code: code, application_name: name }) => !isOwn(code) || name === '' || has(name),
  );
  return cards.map((card) => {
    const { item_group_code: code, application_name, item_group, url } = card;
    return {
      name: application_name || item_group || code,
      href: homewareCardUrl(code || itemGroup, application_name),
      url,
      products:
        application_name === '' || !isOwn(code)
          ? undefined
          : productsOf([application_name], counts),
    };
  });
}

/** The sections that {@link landingCards} takes, of what the catalogue alone knows of a group. */
export function cardsOfFaces(
  itemGroup: string,
  faces: readonly { readonly name: string; readonly picture: string }[],
): Parameters<typeof landingCards>[1] {
  const cards = faces.map(({ name, picture }) => ({
    item_group_code: itemGroup,
    item_group: '',
    application_name: name,
    url: picture,
  }));
  return { section_application_cards: cards, section_homeware_landing_categories: cards };
}

function productsOf(
  applications: readonly string[],
  counts: Readonly<Record<string, number>>,
): number | undefined {
  const sum = applications.reduce((total, name) => total + (ownValue(counts, fold(name)) ?? 0), 0);
  return sum === 0 ? undefined : sum;
}

/** How many published products a group has, in all and of each application by its folded name. */
interface GroupCounts {
  readonly products: number;
  readonly applications: Readonly<Record<string, number>>;
}

/** The counts of a group, as fresh as the content that they stand beside (CONST-01). */
export const groupCountsQuery = (service: ProductService, itemGroup: string) =>
  queryOptions({
    queryKey: ['group-counts', itemGroup],
    queryFn: async ({ signal }): Promise<GroupCounts> => {
      const answer = await service.multiFilter(
        {
          filters: { item_group: itemGroup },
          filter_fields: ['application'],
          off_setter: { start: 0, end: 0 },
        },
        { signal },
      );
      const counts = Object.entries(answer.facet_counts.application ?? {});
      return {
        products: answer.total_items_count,
        applications: Object.fromEntries(counts.map(([name, count]) => [fold(name), count])),
      };
    },
    staleTime: LANDING_CONTENT_STALE_MS,
  });
