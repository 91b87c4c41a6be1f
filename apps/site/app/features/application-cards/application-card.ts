import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { applicationCardUrl, homewareCardUrl } from '@selvedge/contract/urls';

/** A card of a landing page: one application of the group. */
export interface ApplicationCard {
  readonly application: string;
  /** Address of the picture, or empty. */
  readonly url: string;
  readonly alt: string;
  /** How many products the page shows that the card leads to. */
  readonly products: number;
}

/** Where a card leads: homeware has links of its own. Source: LAND-04, LAND-05, LAND-08. */
export function cardUrl(itemGroup: string, application: string): string {
  return itemGroup === ITEM_GROUP.homeware
    ? homewareCardUrl(itemGroup, application)
    : applicationCardUrl(itemGroup, application);
}
