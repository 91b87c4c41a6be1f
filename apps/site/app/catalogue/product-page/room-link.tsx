import { ButtonLink } from '../../ui/button/button.tsx';
import { roomAddress } from '../rules/room-settings.ts';
import type { DesignItem } from './product-attributes.ts';
import styles from './room-link.module.css';

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
