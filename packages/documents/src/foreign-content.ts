/** Marks of web pages and scripts, each too long to occur by chance in two mebibytes of compressed pixels. */
const MARKUP = /<script[\s>/]|<html[\s>]|<!doctype\s|<svg\s|<iframe[\s>]|<\?php\s/iu;

/** How archives and programs begin: a ZIP entry of version 2.0 or 1.0, DOS and Windows programs, and those of Linux. */
const SIGNATURES: readonly Buffer[] = [
  Buffer.from([0x50, 0x4b, 3, 4, 20, 0]),
  Buffer.from([0x50, 0x4b, 3, 4, 10, 0]),
  Buffer.from('This program cannot be run in DOS mode'),
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]),
];

/**
 * Whether a file carries content of another kind within it, so that it can pass for either (a "polyglot"). What cameras
 * put behind a picture, such as a second picture or a film, is none.
 */
export const hasForeignContent = (bytes: Buffer): boolean =>
  SIGNATURES.some((signature) => bytes.includes(signature)) ||
  MARKUP.test(bytes.toString('latin1'));
