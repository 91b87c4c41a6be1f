import { curtainCalculatorUrl, paperCalculatorUrl } from '@selvedge/contract/calculator-urls';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { measureCm } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import { patternMatch } from '@selvedge/scenes/pattern-match';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { roomAddress } from '../rules/room-address.ts';
import styles from './product-actions.module.css';
import type { DesignItem } from './product-attributes.ts';

/** What can be done with a product, side by side: `children`, and working out how much of it to order. */
export function ProductActions(props: { readonly item: DesignItem; readonly children: ReactNode }) {
  const calculator = calculatorAddress(props.item);
  return (
    <div className={styles.actions}>
      {props.children}
      {calculator && (
        <ButtonLink variant="outline" href={calculator.href}>
          {calculator.label}
        </ButtonLink>
      )}
    </div>
  );
}

/** Opens the room with what is selected, where it can be shown there. */
export function RoomLink({ item }: { readonly item: DesignItem }) {
  const address = roomAddress(item);
  if (address === null) return null;
  return (
    <ButtonLink variant="outline" href={address} className={styles.room}>
      See it in the room
    </ButtonLink>
  );
}

const CM_PER_M = 100;

/** Cloth of this width hangs from rail to floor when it is turned on its side. */
const WIDE_CLOTH_CM = 250;

const HANGS: ReadonlySet<string> = new Set(['curtaining', 'dual purpose'].map(fold));

/** Where a visitor works out how much of a product to order, with the product filled in. */
interface CalculatorAddress {
  readonly label: string;
  readonly href: string;
}

/** Null for what is neither a wallpaper nor a curtain fabric, or whose measures are not known. Source: decision 34. */
export function calculatorAddress(item: DesignItem): CalculatorAddress | null {
  const widthCm = measureCm(item.width);
  if (widthCm === 0) return null;
  const repeatCm = measureCm(item.repeat_t);
  if (item.item_group === ITEM_GROUP.wallpaper) {
    const lengthCm = measureCm(item.length_cm);
    if (lengthCm === 0) return null;
    const href = paperCalculatorUrl({
      sku: item.sku,
      rollWidthCm: widthCm,
      rollLengthM: lengthCm / CM_PER_M,
      repeatCm,
      match: patternMatch(item),
    });
    return { label: 'Work out rolls', href };
  }
  if (item.item_group !== ITEM_GROUP.fabric || !HANGS.has(fold(item.application))) return null;
  const turned = fold(item.railroaded) === 'yes' && widthCm >= WIDE_CLOTH_CM;
  const href = curtainCalculatorUrl({ sku: item.sku, fabricWidthCm: widthCm, repeatCm, turned });
  return { label: 'Work out metres', href };
}
