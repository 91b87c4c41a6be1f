import { type SyntheticEvent, useEffect, useState } from 'react';
import styles from './calculator-frame.module.css';

/** A calculator page in a frame, which grows with it where the page is one of ours. Source: STATIC-01, decision 34. */
export function CalculatorFrame({ src, title }: { readonly src: string; readonly title: string }) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [heightPx, setHeightPx] = useState<number>();

  const loaded = (event: SyntheticEvent<HTMLIFrameElement>) =>
    // Null where the page belongs to another origin: the frame then keeps its own height and scrolls.
    setPage(event.currentTarget.contentDocument?.body ?? null);

  useEffect(() => {
    if (!page) return;
    const observer = new ResizeObserver(() => setHeightPx(Math.ceil(page.scrollHeight)));
    observer.observe(page);
    return () => observer.disconnect();
  }, [page]);

  return (
    <iframe className={styles.frame} src={src} title={title} height={heightPx} onLoad={loaded} />
  );
}
