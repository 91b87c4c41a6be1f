import { createHash } from 'node:crypto';
import { pictureAddress } from '@selvedge/contract/picture-address';

/** A mark as it is filed: its drawing in a box, such as `0 0 64 64`, and the size of its picture on transparent ground. */
export interface Mark {
  readonly drawing: string;
  readonly box: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Of its file; `webp` by default. */
  readonly ending?: 'png';
}

const MARK_VERSION = 1;

/** The mark's file under the media folder, such as `<2>/<key>.webp`. */
export function markFile({ drawing, widthPx, ending }: Mark): string {
  const text = [MARK_VERSION, widthPx, drawing].join('\n');
  const key = createHash('sha256').update(text).digest('hex').slice(0, 40);
  return `${key.slice(0, 2)}/${key}.${ending ?? 'webp'}`;
}

export const markAddress = (mark: Mark): string => `/media/${markFile(mark)}`;

/** The same with the size, which pages need to know before the picture is there. */
export const sizedMarkAddress = (mark: Mark): string =>
  pictureAddress({
    path: markAddress(mark),
    widthPx: mark.widthPx,
    heightPx: mark.heightPx,
    placeholder: '',
  });
