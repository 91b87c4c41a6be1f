import type { PageReader } from '@selvedge/documents/pdf-page';
import { picturesPdf, TakesTooLong } from '@selvedge/documents/pictures-pdf';
import type { DocumentVersion } from '../application/document-versions.ts';
import { drawPdfPage } from './document-guard.ts';

export const PDF = 'application/pdf';

const NO_TIME_LEFT =
  'There was no time left to make the document anew beside others. Try again once they have come.';

/** What is handed out of a document, or the words that say why nothing is. */
type SafeDocument = { readonly content: Uint8Array } | { readonly refused: string };

/**
 * A document as it may leave the hub: a picture, which was made anew when it came, or a PDF made anew of what its pages look
 * like, and never what a stranger has made. What waits for its virus scan does not leave.
 */
export async function safeDocument(
  { contentType, content, awaitsScan }: DocumentVersion,
  reader: PageReader,
): Promise<SafeDocument> {
  if (awaitsScan) return { refused: 'It awaits its virus scan.' };
  if (contentType !== PDF) return { content };
  try {
    const anew = await picturesPdf((page) => drawPdfPage(content, page, reader), reader.signal);
    if (anew) return { content: anew };
    return {
      refused: reader.signal?.aborted ? NO_TIME_LEFT : 'The document cannot be drawn here.',
    };
  } catch (error) {
    if (!(error instanceof TakesTooLong)) throw error;
    return {
      refused:
        'The document takes too long to be made anew. Look at its pages in the application, or ask the applicant for a plain scan.',
    };
  }
}
