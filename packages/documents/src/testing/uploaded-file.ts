import type { UploadType } from '@selvedge/contract/upload';

/** A file as somebody uploads it. */
export interface UploadedFile {
  readonly name: string;
  readonly type: UploadType;
  readonly bytes: Buffer;
}

/** One that is refused, for this reason. */
export interface HostileFile extends UploadedFile {
  readonly reason: string;
}

/** The file as an encoded data string. */
export const dataStringOf = ({ type, bytes }: UploadedFile): string =>
  `data:${type};base64,${bytes.toString('base64')}`;
