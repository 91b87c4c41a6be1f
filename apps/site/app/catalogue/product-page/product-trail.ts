import { itemGroupName } from '@selvedge/contract/item-groups';
import { collectionUrl, itemGroupUrl } from '@selvedge/contract/urls';
import { applicationLabel } from '../rules/fact-words.ts';
import type { DesignItem } from './product-attributes.ts';

/** The way to a product: group, collection and design. [PROD-01] */
export function productTrail(item: DesignItem) {
  const { item_group, application, range, design } = item;
  return [
    { label: itemGroupName(item_group), href: itemGroupUrl(item_group) },
    { label: range, href: collectionUrl(item_group, applicationLabel(application), range) },
    { label: design },
  ];
}
