import { storeLocatorUrl } from '@selvedge/contract/urls';
import { type ReactNode, useEffect, useState } from 'react';
import { PageHead } from '../../shell/head/page-meta.tsx';
import { usePageView } from '../../shell/page-views/use-page-view.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ProjectListButton } from '../project-list/project-list-button.tsx';
import { coloursInSize } from '../rules/design-colours.ts';
import { canonicalPath, itemAddress } from '../rules/item-address.ts';
import { BrandLogo } from './brand-logo.tsx';
import { Gallery } from './gallery.tsx';
import { initialSelection, type SelectionTarget } from './initial-selection.ts';
import { ProductActions, RoomLink } from './product-actions.tsx';
import type { DesignItem } from './product-attributes.ts';
import { productDetails } from './product-details.ts';
import { productFacts, productTitle, productTrail } from './product-facts.ts';
import { productPictures } from './product-pictures.ts';
import { DetailsTable, ProductComments, ProductDescription } from './product-sheet.tsx';
import { CareAndStandards, SymbolOverlay } from './product-symbols.tsx';
import styles from './product-view.module.css';
import { ColourThumbnails, SizeChoice } from './variant-choice.tsx';

export interface Supplier {
  readonly name: string;
  /** The brand whose products show their weight, or empty. */
  readonly homewareBrand: string;
  /** Address of the picture that stands for the house. */
  readonly icon: string;
  /** The page's origin, without a trailing slash. */
  readonly origin: string;
}

/** A design that is there, one of its products selected. `items` holds one product at least. */
export function ProductView(props: {
  readonly items: readonly DesignItem[];
  readonly target: SelectionTarget;
  readonly supplier: Supplier;
  /** What follows the product that the page was opened with. */
  readonly after: (opened: DesignItem) => ReactNode;
}) {
  const { items, target, supplier, after } = props;
  const { selected, select } = useProductSelection(items, target);
  // The page is opened once; another colour is chosen without asking anyone. [GEN-06] [PROD-10]
  const [opened] = useState(selected);
  usePageView(opened ? productTitle(opened.design, opened.colour) : '');
  if (!selected) return null;
  const name = [selected.design, selected.colour].filter(Boolean).join(' in ');

  return (
    <>
      <article className={styles.page}>
        <PageHead {...productFacts(selected, supplier)} />
        <p className={styles.letterhead}>{supplier.name}</p>
        <div className={styles.breadcrumb}>
          <Breadcrumb items={productTrail(selected)} />
        </div>
        <div className={styles.pictures}>
          <Gallery
            key={selected.sku}
            name={name}
            pictures={productPictures(selected)}
            overlay={<SymbolOverlay symbols={selected.symbols} />}
          />
        </div>
        <div className={styles.sheet}>
          <header className={styles.names}>
            <BrandLogo brand={selected.brand} houseIcon={supplier.icon} />
            <h1 className={styles.design}>{selected.design}</h1>
            <p className={styles.colour} aria-live="polite">
              {selected.colour}
            </p>
          </header>
          <ProductDescription key={selected.sku} text={selected.long_description} />
          <div className={styles.choices}>
            <ColourThumbnails
              colours={coloursInSize(items, selected)}
              selected={selected}
              onSelect={select}
            />
            <SizeChoice items={items} selected={selected} onSelect={select} />
          </div>
          <ProductActions item={selected}>
            <RoomLink item={selected} />
          </ProductActions>
          <ProjectListButton key={`list ${selected.sku}`} product={selected} />
          <DetailsTable rows={productDetails(selected, supplier.homewareBrand)} />
          <CareAndStandards item={selected} />
          <ProductComments text={selected.disambiguating_description} />
          <p className={styles.disclaimer}>
            Colours differ from screen to screen. See the product itself at{' '}
            <Anchor href={storeLocatorUrl()}>one of our stores</Anchor>.
          </p>
          <Button variant="outline" className={styles.print} onClick={() => window.print()}>
            Print Specification
          </Button>
        </div>
        <PrintedFrom address={supplier.origin + canonicalPath(selected)} />
      </article>
      {opened && after(opened)}
    </>
  );
}

const LONG_DATE = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long' });

/** Where the sheet was printed from and when, by the visitor's own clock; on paper alone. */
function PrintedFrom({ address }: { readonly address: string }) {
  const [date, setDate] = useState('');
  useEffect(() => {
    const note = () => setDate(LONG_DATE.format());
    note();
    window.addEventListener('beforeprint', note); // a page may stand open for days
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <p className={styles.printedFrom}>
      <span>{address}</span> <span>{date}</span>
    </p>
  );
}

/**
 * Which product of a design is shown: on first load the one that the URL means, afterwards the one that is chosen
 * (PROD-07 to PROD-10). A choice rewrites the URL in its place. That goes past the router on purpose: for the router
 * it would be a navigation, with loaders to run, and everything that is shown is here already.
 */
function useProductSelection(items: readonly DesignItem[], target: SelectionTarget) {
  const [chosenSku, setChosenSku] = useState<string>();
  const chosen = items.find(({ sku }) => sku === chosenSku);
  const selected = chosen ?? items[initialSelection(items, target)];

  const select = (item: DesignItem): void => {
    setChosenSku(item.sku);
    window.history.replaceState(window.history.state, '', itemAddress(item));
  };
  return { selected, select };
}
