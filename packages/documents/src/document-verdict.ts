/** What is to be thought of an uploaded file. */
export type DocumentVerdict =
  | {
      readonly accepted: true;
      /** What is kept: a picture made anew without anything but its pixels, a PDF made anew of what was judged. */
      readonly bytes: Uint8Array;
    }
  | {
      readonly accepted: false;
      /** Why not, for the person who sent it. */
      readonly reason: string;
    };

export const refuse = (reason: string): DocumentVerdict => ({ accepted: false, reason });

/**
 * Why a document is refused that is of the right type and size. Each says what is wrong and what would be right; the
 * words for type and size are the specification's (`@selvedge/contract/upload`).
 */
export const DOCUMENT_WORDS = {
  pictureDamaged: 'Picture is damaged or incomplete; please photograph or scan it again',
  pictureTooManyPixels:
    'Picture has more than 50 million pixels; please save it smaller or scan it at 300 dpi',
  pdfDamaged: 'PDF is damaged or incomplete; please save or scan it again',
  pdfEncrypted: 'PDF is protected by a password; please save it without one',
  pdfScript: 'PDF contains a script; please print it to a new PDF, or scan it',
  pdfLaunch: 'PDF contains an action that starts other programs; please print it to a new PDF',
  pdfLink: 'PDF contains a link to a file or a program of a computer; please print it to a new PDF',
  pdfFiles: 'PDF contains other files; please upload the document by itself',
  pdfMedia: 'PDF contains film, sound or 3D content; please print it to a new PDF',
  pdfForm: 'PDF contains an interactive form (XFA); please print it to a new PDF',
  tooCostly: 'File takes too long to check; please print or scan it to a new, simpler file',
  infected: 'File contains a virus; please check your computer, then choose another file',
} as const;
