import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { NavigationSection } from '../navigation/navigation-link.ts';

/** Opens the trade site in a new tab; absent where there is none. [HEAD-06] */
export function TradeLogin(props: { readonly address: string; readonly wide?: boolean }) {
  if (props.address === '') return null;
  return (
    <ButtonLink href={props.address} newTab variant="outline" wide={props.wide ?? false}>
      Trade Login
    </ButtonLink>
  );
}

/** The sub-items of a category, for the panel and the phone's menu alike. [HEAD-08] [HEAD-10] [HEAD-11] [HEAD-13] */
export function SubmenuLinks(props: {
  readonly section: NavigationSection;
  readonly listClass: string | undefined;
  readonly linkClass: string | undefined;
  readonly onChoose: () => void;
}) {
  const { section, listClass, linkClass, onChoose } = props;
  return (
    <ul aria-label={section.label} className={listClass}>
      {section.links.map(({ label, href, newTab }) => (
        <li key={label}>
          <Anchor href={href} newTab={newTab} className={linkClass} onClick={onChoose}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
