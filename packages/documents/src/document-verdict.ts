/** What is to be thought of an uploaded file. */
export type DocumentVerdict =
  | {
      readonly accepted: true;
      /** What is kept: a picture made anew without anything but its pixels, a PDF as it came. */
      readonly bytes: Uint8Array;
    }
  | {
      readonly accepted: false;
      /** Why not, for the person who sent it. */
      readonly reason: string;
    };

export const refuse = (reason: string): DocumentVerdict => ({ accepted: false, reason });
