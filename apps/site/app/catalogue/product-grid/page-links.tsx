import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { staysHere } from '../../ui/anchor.tsx';
import styles from './page-links.module.css';

/** A step of paging; without an address where it would lead beyond a bound (GRID-04). */
export interface PageLink {
  readonly label: 'First' | 'Previous' | 'Next' | 'Last';
  readonly href: string | null;
}

const ICONS = {
  First: ChevronFirst,
  Previous: ChevronLeft,
  Next: ChevronRight,
  Last: ChevronLast,
} as const;

/**
 * First, previous, next and last page: real links, which work in a new tab and without script. With script they act in
 * place: the router adds an entry to the history, asks no loader and leaves the scroll to the page. Source: GRID-04.
 */
export function PageLinks(props: {
  readonly links: readonly PageLink[];
  readonly page: number;
  readonly pages: number;
  /** Called before a step that acts in place; without it a step is a way to another page. */
  readonly onTurn?: () => void;
}) {
  const { links, page, pages, onTurn } = props;
  const step = (link: PageLink) => <Step key={link.label} link={link} onTurn={onTurn} />;
  return (
    <nav aria-label="Pages of products" className={styles.pages}>
      {links.filter(({ label }) => leadsBack(label)).map(step)}
      <span className={styles.place}>
        {page} / {pages}
      </span>
      {links.filter(({ label }) => !leadsBack(label)).map(step)}
    </nav>
  );
}

function leadsBack(label: PageLink['label']): boolean {
  return label === 'First' || label === 'Previous';
}

function Step(props: { readonly link: PageLink; readonly onTurn: (() => void) | undefined }) {
  const { link, onTurn } = props;
  const { label, href } = link;
  const Icon = ICONS[label];
  const content = (
    <>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.label}>{label}</span>
    </>
  );
  const className = leadsBack(label) ? styles.back : styles.onward;
  if (href === null) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a step that leads nowhere takes no focus
      // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is no link to anyone
      <span role="link" aria-disabled="true" aria-label={label} className={className}>
        {content}
      </span>
    );
  }
  return (
    <Link
      to={href}
      aria-label={label}
      preventScrollReset={onTurn !== undefined}
      defaultShouldRevalidate={onTurn === undefined}
      className={className}
      onClick={(event) => actsInPlace(event) && onTurn?.()}
    >
      {content}
    </Link>
  );
}

/** A plain click of the main button; anything else opens another tab or window. */
const actsInPlace = (event: MouseEvent): boolean => event.button === 0 && staysHere(event);
