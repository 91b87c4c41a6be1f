import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { ownValue } from '@selvedge/contract/own-value';
import { fold } from '@selvedge/contract/text';
import { holds, including, without } from './filter-state.ts';

const DUAL_PURPOSE = 'Dual Purpose';

/** Cloth for the one use is no cloth for the other; cloth for both goes with either. */
const OPPOSITES: Readonly<Record<string, string>> = {
  curtaining: 'Upholstery',
  upholstery: 'Curtaining',
};

/** Whether the applications of an item group are coupled: fabrics only. Source: FILTER-17. */
export function hasCoupledApplications(itemGroup: string): boolean {
  return itemGroup === ITEM_GROUP.fabric;
}

/**
 * The applications of group 005 that stay chosen once one of them is ticked or unticked:
 * - ticking Curtaining or Upholstery removes the other and adds itself and Dual Purpose (FILTER-13);
 * - ticking Dual Purpose leaves it alone (FILTER-14);
 * - unticking Curtaining or Upholstery removes it, and Dual Purpose unless the other is chosen (FILTER-15);
 * - unticking Dual Purpose empties the list (FILTER-16).
 * Any other application toggles freely. Names are compared without case.
 */
export function coupleFabricApplications(
  chosen: readonly string[],
  application: string,
  ticked: boolean,
): readonly string[] {
  const opposite = ownValue(OPPOSITES, fold(application));
  if (ticked) {
    if (opposite !== undefined) {
      return including(including(without(chosen, opposite), application), DUAL_PURPOSE);
    }
    return isDualPurpose(application) ? [application] : including(chosen, application);
  }
  if (isDualPurpose(application)) return [];
  const left = without(chosen, application);
  return opposite === undefined || holds(left, opposite) ? left : without(left, DUAL_PURPOSE);
}

function isDualPurpose(application: string): boolean {
  return fold(application) === fold(DUAL_PURPOSE);
}
