'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** The frame of a document in the viewer. */
function Sheet(props: { readonly label: string; readonly children: ReactNode }) {
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
function PdfSheet({ address, label }: PdfSheetProps) {
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

/** A document as the viewer lists it. */
interface ViewerDocument {
  readonly key: string;
  readonly label: string;
  /** Null where it was not given. */
  readonly file: {
    readonly contentType: string;
    readonly size: string;
    readonly version: number;
  } | null;
}

interface DocumentViewerProps {
  readonly registrationId: number;
  readonly documents: readonly ViewerDocument[];
  /** Why none of them can be opened now. */
  readonly locked: string | null;
}

const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'application/pdf': 'PDF',
};

/** What can be looked at here; anything else is saved. */
const isShown = (contentType: string): boolean => Object.hasOwn(TYPES, contentType);

/** The documents beside the application, shown in place and enlarged by a click. */
export function DocumentViewer({ registrationId, documents, locked }: DocumentViewerProps) {
  const [open, setOpen] = useState<ViewerDocument | null>(null);
  const [enlarged, setEnlarged] = useState(false);
  const address = (key: string): string => `/api/registrations/${registrationId}/documents/${key}`;
  const show = (document: ViewerDocument): void => {
    setEnlarged(false);
    setOpen(document);
  };
  return (
    <section className="desk-documents" aria-label="Documents">
      <h2>Documents</h2>
      {locked && <p role="alert">{locked}</p>}
      <ul>
        {documents.map((document) => (
          <li key={document.key} data-missing={document.file === null || undefined}>
            <span className="desk-documents__name">
              {document.label}
              <span className="desk-quiet">
                {document.file
                  ? `${TYPES[document.file.contentType] ?? 'File'}, ${document.file.size}${document.file.version > 1 ? `, version ${document.file.version}` : ''}`
                  : 'Not given'}
              </span>
            </span>
            {document.file && !locked && isShown(document.file.contentType) && (
              <button
                type="button"
                className="desk-button"
                aria-label={`Open ${document.label}`}
                aria-pressed={open?.key === document.key}
                onClick={() => show(document)}
              >
                Open
              </button>
            )}
            {document.file && !locked && (
              <a
                className="desk-link"
                href={`${address(document.key)}?download`}
                aria-label={`Download ${document.label}`}
                download
              >
                Download
              </a>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <figure className="desk-viewer" data-enlarged={enlarged || undefined}>
          <figcaption>
            {open.label}
            <button type="button" className="desk-link" onClick={() => setEnlarged(!enlarged)}>
              {enlarged ? 'Fit' : 'Enlarge'}
            </button>
            <button type="button" className="desk-link" onClick={() => setOpen(null)}>
              Close
            </button>
          </figcaption>
          {open.file?.contentType === 'application/pdf' ? (
            <PdfSheet key={open.key} address={address(open.key)} label={open.label} />
          ) : (
            <Sheet label={open.label}>
              {/* biome-ignore lint/performance/noImgElement: an identity document passes no cache of pictures */}
              <img src={address(open.key)} alt={open.label} />
            </Sheet>
          )}
        </figure>
      )}
    </section>
  );
}
