import { Anchor } from '../anchor.tsx';
import styles from './breadcrumb.module.css';
import { type BreadcrumbItem, breadcrumbItems } from './breadcrumb-items.ts';

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
