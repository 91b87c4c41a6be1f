import { FILTER_COLLAPSE_MAX_WIDTH_PX } from '@selvedge/contract/limits';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './filter-sheet.module.css';

/**
 * The filters on a phone: collapsed behind one button, and over the whole screen once it is pressed. Source: FILTER-24.
 */
export function FilterSheet(props: {
  readonly applied: number;
  /** Products of the current selections; undefined while nobody knows. */
  readonly total: number | undefined;
  /** Stands over the filters where they are: here, or within the sheet while that is open. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}) {
  const { applied, total, notice, children } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  // Wider screens have the filters beside the grid, and a turned phone can become one.
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(`(width > ${FILTER_COLLAPSE_MAX_WIDTH_PX}px)`);
    const closeWhenWide = () => wide.matches && setOpen(false);
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [open]);

  const show = total === undefined ? 'Show products' : `Show ${productCount(total)}`;
  return (
    <>
      {!open && notice}
      <div className={styles.phone}>
        <Button variant="outline" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden="true" className={styles.icon} />
          {applied > 0 ? `Filters (${applied})` : 'Filters'}
        </Button>
        <Dialog
          open={open}
          onClose={close}
          title="Filters"
          variant="sheet"
          footer={
            <Button wide onClick={close}>
              {show}
            </Button>
          }
        >
          {open && (
            <>
              <div className={styles.notice}>{notice}</div>
              {children}
            </>
          )}
        </Dialog>
      </div>
    </>
  );
}

function productCount(total: number): string {
  return total === 1 ? '1 product' : `${total} products`;
}
