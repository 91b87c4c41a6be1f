import type { SearchEntry } from '@selvedge/contract/search';
import type { SearchSection } from '@selvedge/contract/search-sections';
import {
  applicationStyleUrl,
  applicationUrl,
  brandUrl,
  collectionUrl,
  designUrl,
  itemGroupUrl,
  productUrl,
} from '@selvedge/contract/urls';

/** Where a hit leads. Source: SEARCH-06 to SEARCH-08, decision 14. */
export function searchHitUrl(section: SearchSection, entry: SearchEntry): string {
  const { item_group, application, brand, range, design, design_style } = entry;
  switch (section) {
    case 'Category':
      return itemGroupUrl(item_group);
    case 'Application':
      return applicationUrl(item_group, application);
    case 'Brand':
      return brandUrl(item_group, brand);
    case 'Collection':
      return collectionUrl(item_group, application, range);
    case 'Design':
      return designUrl(item_group, range, design);
    case 'Colour':
      return productUrl(entry);
    case 'design_style':
      return applicationStyleUrl(item_group, application, design_style);
  }
}
