'use client';
import { useState } from 'react';
import { Sheet } from './sheet.tsx';
import { usePdfPage } from './use-pdf-page.ts';

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
