import { useCallback, useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './calculator-frame.module.css';

const UNLOADED = 'about:blank';

/** The page within a frame; null while it loads, and where it belongs to another origin. */
function pageOf({ contentDocument: page }: HTMLIFrameElement): HTMLElement | null {
  return page?.readyState === 'complete' && page.URL !== UNLOADED ? page.body : null;
}

/** An address with a host of its own. */
const isElsewhere = (src: string): boolean => !/^\/(?!\/)/u.test(src);

/**
 * A calculator page in a frame, which grows with it where the page is one of ours; one of another origin keeps the
 * frame's own height and scrolls. Source: STATIC-01, decision 34.
 */
export function CalculatorFrame({ src, title }: { readonly src: string; readonly title: string }) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [heightPx, setHeightPx] = useState<number>();
  // The page may have loaded before the script that waits for it.
  const inspect = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setPage(pageOf(frame));
  }, []);

  useEffect(() => {
    if (!page) return;
    const observer = new ResizeObserver(() => setHeightPx(Math.ceil(page.scrollHeight)));
    observer.observe(page);
    return () => observer.disconnect();
  }, [page]);

  return (
    <div className={styles.place}>
      <iframe
        ref={inspect}
        className={classNames(styles.frame, isElsewhere(src) && styles.elsewhere)}
        src={src}
        title={title}
        height={heightPx}
        onLoad={(event) => setPage(pageOf(event.currentTarget))}
      />
    </div>
  );
}
