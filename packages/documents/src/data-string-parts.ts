import { isUploadType, readDataString, type UploadType } from '@selvedge/contract/upload';

/** The file that an encoded data string holds; undefined for one that is empty, or not of a type that may be uploaded. */
export function dataStringParts(
  value: string,
): { readonly type: UploadType; readonly bytes: Buffer } | undefined {
  const file = readDataString(value);
  if (!file || !isUploadType(file.type)) return undefined;
  return { type: file.type, bytes: Buffer.from(value.slice(value.indexOf(',') + 1), 'base64') };
}
