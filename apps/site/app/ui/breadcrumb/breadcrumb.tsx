import { Anchor } from '../anchor.tsx';
import styles from './breadcrumb.module.css';

/** Where the page stands: the way from the top, at most eight items. [CONST-06] */
export function Breadcrumb(props: {
  readonly items: readonly BreadcrumbItem[];
  readonly max?: number;
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {breadcrumbItems(props.items, props.max).map((item, place) => (
          <li key={item ? `${item.label} ${item.href}` : place} className={styles.item}>
            {item ? <Step item={item} /> : '…'}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ item }: { readonly item: BreadcrumbItem }) {
  if (item.href === undefined) return <span aria-current="page">{item.label}</span>;
  return <Anchor href={item.href}>{item.label}</Anchor>;
}

/** Items a breadcrumb shows by default (CONST-06). */
export const DEFAULT_MAX_ITEMS = 8;

interface BreadcrumbItem {
  readonly label: string;
  /** Absent on the page that is open. */
  readonly href?: string;
}

/**
 * The items that a breadcrumb shows: all of them up to `max` (8 by default), else the first, a gap (`null`) and the
 * last ones, `max` places in all. Source: CONST-06.
 */
export function breadcrumbItems(
  items: readonly BreadcrumbItem[],
  max: number = DEFAULT_MAX_ITEMS,
): (BreadcrumbItem | null)[] {
  if (items.length <= max) return [...items];
  return [...items.slice(0, 1), null, ...items.slice(items.length - (max - 2))];
}
