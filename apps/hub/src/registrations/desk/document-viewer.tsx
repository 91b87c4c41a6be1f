'use client';
import { useState } from 'react';
import { PdfSheet, Sheet } from './pdf-sheet.tsx';

/** A document as the viewer lists it. */
export interface ViewerDocument {
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
