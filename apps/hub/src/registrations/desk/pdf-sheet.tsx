'use client';
import { type ReactNode, useEffect, useState } from 'react';

/** The frame of a document in the viewer. */
export function Sheet(props: { readonly label: string; readonly children: ReactNode }) {
  const label = `Sheet of ${props.label}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="desk-viewer__sheet" tabIndex={0} aria-label={label}>
      {props.children}
    </section>
  );
}

/** A page of a PDF as the viewer has it. */
type ViewedPage =
  | { readonly state: 'opening' | 'failed' }
  | { readonly state: 'shown'; readonly picture: string; readonly pages: number };

/**
 * Fetches a page of a PDF as a picture. Each fetch is a line in the audit log, so that it happens once for each page that
 * is opened; what was fetched is forgotten with the viewer.
 *
 * @param address of the document
 */
function usePdfPage(address: string, page: number): ViewedPage {
  const [viewed, setViewed] = useState<ViewedPage>({ state: 'opening' });
  useEffect(() => {
    const leaving = new AbortController();
    let picture: string | undefined;
    setViewed({ state: 'opening' });
    const fetchPage = async (): Promise<ViewedPage> => {
      const answer = await fetch(`${address}/pages/${page}`, { signal: leaving.signal });
      if (!answer.ok) return { state: 'failed' };
      picture = URL.createObjectURL(await answer.blob());
      return { state: 'shown', picture, pages: Number(answer.headers.get('document-pages')) };
    };
    void fetchPage()
      .catch((): ViewedPage => ({ state: 'failed' }))
      .then((found) => {
        if (!leaving.signal.aborted) setViewed(found);
      });
    return () => {
      leaving.abort();
      if (picture) URL.revokeObjectURL(picture);
    };
  }, [address, page]);
  return viewed;
}

interface PdfSheetProps {
  /** Of the document. */
  readonly address: string;
  readonly label: string;
}

/** A PDF in the viewer, a page at a time, drawn by the hub: nothing of the file itself reaches the browser. */
export function PdfSheet({ address, label }: PdfSheetProps) {
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState<number>();
  const viewed = usePdfPage(address, page);
  if (viewed.state === 'shown' && viewed.pages !== pages) setPages(viewed.pages);
  return (
    <>
      <div className="desk-viewer__pages">
        <button
          type="button"
          className="desk-button"
          aria-label="Previous page"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          ‹
        </button>
        <span role="status">
          {viewed.state === 'failed' && 'This page cannot be shown here. Download the document.'}
          {viewed.state === 'opening' && `Opening page ${page}`}
          {viewed.state === 'shown' && `Page ${page} of ${viewed.pages}`}
        </span>
        <button
          type="button"
          className="desk-button"
          aria-label="Next page"
          disabled={pages === undefined || page >= pages}
          onClick={() => setPage(page + 1)}
        >
          ›
        </button>
      </div>
      <Sheet label={label}>
        {viewed.state === 'shown' && (
          // biome-ignore lint/performance/noImgElement: an identity document passes no cache of pictures
          <img src={viewed.picture} alt={`${label}, page ${page}`} />
        )}
      </Sheet>
    </>
  );
}
