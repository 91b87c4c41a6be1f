import type { DocumentKey } from '@selvedge/contract/document-keys';

/** The application's draft, as far as sending it is concerned. */
export interface DraftToSend {
  /** Undefined where nothing was kept yet. */
  readonly id: () => string | undefined;
  /** Saves what waits, so that nothing of it comes after the application. */
  readonly settle: () => Promise<void>;
  /** The data string of a document that only the service has. */
  readonly loadDocument: (key: DocumentKey) => Promise<string>;
  /** Called with its reference once the application is kept and the draft is gone. */
  readonly onSent: (reference: string) => void;
}
