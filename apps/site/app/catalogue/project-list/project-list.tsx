import { itemGroupName, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { itemGroupUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useProductService } from '../../data/services-context.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { PlainButton } from '../../ui/button/button.tsx';
import { counted } from '../../ui/calculator/length.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { nameOf } from '../rules/item-address.ts';
import { LETTER_ID } from './letter-form.tsx';
import { type ListedProduct, withoutProduct, withProduct } from './listed-products.ts';
import { listedQuery } from './listed-query.ts';
import styles from './project-list.module.css';
import { changeProjectList } from './use-project-list.ts';

/** What was taken out last, and from where. */
interface TakenOut {
  readonly product: ListedProduct;
  readonly at: number;
}

const idOf = (sku: string): string => `take-out-${sku}`;

/** The products of the visitor's list; each can be taken out, and what was taken out last comes back by a button in its place. */
export function ProjectList({ list }: { readonly list: readonly ListedProduct[] }) {
  const { data: known, isPlaceholderData } = useQuery(listedQuery(useProductService(), list));
  const [taken, setTaken] = useState<TakenOut | null>(null);
  const isTaken = taken !== null && !list.some(({ sku }) => sku === taken.product.sku);

  function takeOut(product: ListedProduct, at: number): void {
    changeProjectList((now) => withoutProduct(now, product.sku));
    setTaken({ product, at });
  }
  function putBack({ product, at }: TakenOut): void {
    if (changeProjectList((now) => withProduct(now, product, at)) !== 'kept') return;
    setTaken(null);
    // Its row is there with the next frame, and with it the button that took it out.
    requestAnimationFrame(() => document.getElementById(idOf(product.sku))?.focus());
  }

  const rows: ReactNode[] = list.map((product, at) => {
    const shown = known?.get(product.sku) ?? product;
    return (
      <li key={product.sku} className={styles.row}>
        <ListRow
          product={shown}
          isGone={known !== undefined && !isPlaceholderData && !known.has(product.sku)}
        />
        <PlainButton
          id={idOf(product.sku)}
          className={styles.button}
          aria-label={`Take out ${nameOf(shown)}`}
          onClick={() => takeOut(product, at)}
        >
          Take out
        </PlainButton>
      </li>
    );
  });
  if (isTaken)
    rows.splice(
      taken.at,
      0,
      <li key={`taken ${taken.product.sku}`} className={styles.row}>
        <p role="status" className={styles.taken}>
          {nameOf(taken.product)} was taken out.
        </p>
        <PlainButton ref={takeFocus} className={styles.button} onClick={() => putBack(taken)}>
          Undo
        </PlainButton>
      </li>,
    );
  return (
    <>
      {list.length > 0 && (
        <p className={styles.count}>
          {counted(list.length, 'product')}{' '}
          <a href={`#${LETTER_ID}`} className={styles.jump}>
            Send to a store
          </a>
        </p>
      )}
      {rows.length > 0 && (
        <ul aria-label="Project list" className={styles.list}>
          {rows}
        </ul>
      )}
      {list.length === 0 && <HowToFill />}
    </>
  );
}

/** The button that had it is gone with its row. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** One that has left the catalogue is shown as it was kept, and leads nowhere. */
function ListRow(props: { readonly product: ListedProduct; readonly isGone: boolean }) {
  const { product, isGone } = props;
  const { href, design, colour, details, picture } = product;
  const words = (
    <>
      <Picture
        src={picture}
        alt=""
        ratio="square"
        placeholder={design}
        maxWidthPx={PICTURE_PX}
        sizes="6rem"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name}>{design}</span> <span>{colour}</span>{' '}
        <span className={styles.details}>{details}</span>
        {isGone && <strong className={styles.gone}>No longer in our catalogue</strong>}
      </span>
    </>
  );
  return isGone ? (
    <div className={styles.product}>{words}</div>
  ) : (
    <Anchor href={href} className={styles.product}>
      {words}
    </Anchor>
  );
}

const PICTURE_PX = 320;

/** Says how a list is filled, with ways to products. */
export function HowToFill() {
  const last = PRODUCT_GROUPS.length - 1;
  return (
    <p className={styles.empty}>
      Nothing is on your project list yet: open a product in{' '}
      {PRODUCT_GROUPS.map(({ code }, at) => (
        <span key={code}>
          {at === 0 ? '' : at === last ? ' or ' : ', '}
          <Anchor href={itemGroupUrl(code)}>{itemGroupName(code)}</Anchor>
        </span>
      ))}{' '}
      and choose “Add to project list”.
    </p>
  );
}
