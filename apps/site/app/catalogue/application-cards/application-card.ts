import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { PageContent } from '@selvedge/contract/page-content';
import { fold } from '@selvedge/contract/text';
import { applicationCardUrl, applicationSet, homewareCardUrl } from '@selvedge/contract/urls';

/** A card of a landing page. */
export interface ApplicationCard {
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
  const sum = applications.reduce((total, name) => total + (counts[fold(name)] ?? 0), 0);
  return sum === 0 ? undefined : sum;
}
