const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A file's size for people: `812 bytes`, `14 KB`, `1.9 MB`. */
export function sizeWords(sizeBytes: number): string {
  if (sizeBytes < KILOBYTE) return sizeBytes === 1 ? '1 byte' : `${sizeBytes} bytes`;
  if (sizeBytes < MEGABYTE) return `${Math.round(sizeBytes / KILOBYTE)} KB`;
  return `${(sizeBytes / MEGABYTE).toFixed(1)} MB`;
}
