import { useState } from 'react';
import { itemAddress } from '../../catalogue-rules/item-address.ts';
import { initialSelection, type SelectionTarget } from './initial-selection.ts';
import type { DesignItem } from './product-attributes.ts';

/**
 * Which product of a design is shown: on first load the one that the URL means, afterwards the one that is chosen
 * (PROD-07 to PROD-10). A choice rewrites the URL in its place. That goes past the router on purpose: for the router
 * it would be a navigation, with loaders to run, and everything that is shown is here already.
 */
export function useProductSelection(items: readonly DesignItem[], target: SelectionTarget) {
  const [chosenSku, setChosenSku] = useState<string>();
  const chosen = items.find(({ sku }) => sku === chosenSku);
  const selected = chosen ?? items[initialSelection(items, target)];

  const select = (item: DesignItem): void => {
    setChosenSku(item.sku);
    window.history.replaceState(window.history.state, '', itemAddress(item));
  };
  return { selected, select };
}
