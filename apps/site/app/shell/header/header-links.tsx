import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { NavigationLink } from '../navigation/navigation-link.ts';

/** Opens the trade site in a new tab; absent where there is none. [HEAD-06] */
export function TradeLogin(props: { readonly address: string; readonly wide?: boolean }) {
  if (props.address === '') return null;
  return (
    <ButtonLink href={props.address} newTab variant="outline" wide={props.wide ?? false}>
      Trade Login
    </ButtonLink>
  );
}

/** Links of a category's menu, for the panel and the phone's menu alike. [HEAD-08] [HEAD-10] [HEAD-11] [HEAD-13] */
export function SubmenuLinks(props: {
  readonly label: string;
  readonly links: readonly NavigationLink[];
  readonly listClass: string | undefined;
  readonly linkClass: string | undefined;
  readonly onChoose: () => void;
}) {
  const { label, links, listClass, linkClass, onChoose } = props;
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={listClass}>
      {links.map(({ label, href, newTab }) => (
        <li key={label}>
          <Anchor href={href} newTab={newTab} className={linkClass} onClick={onChoose}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** What a category's menu shows of its group once it is open. `onChoose` is called when a link of it is followed. */
export type Highlights = (itemGroup: string, onChoose: () => void) => ReactNode;
