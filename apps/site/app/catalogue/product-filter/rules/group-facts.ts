import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { FactField } from '@selvedge/contract/product-facts';

const FACTS: Readonly<Record<string, readonly FactField[]>> = {
  [ITEM_GROUP.fabric]: ['martindale', 'width_cm', 'repeat_v_cm', 'repeat_h_cm', 'weight_gsm'],
  [ITEM_GROUP.wallpaper]: ['width_cm', 'repeat_v_cm'],
  [ITEM_GROUP.rugs]: ['width_cm', 'length_cm', 'diameter_cm'],
};

/** What can be filtered by measure in an item group, in the order of the page. */
export const groupFacts = (itemGroup: string): readonly FactField[] => FACTS[itemGroup] ?? [];
