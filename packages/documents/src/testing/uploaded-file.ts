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
