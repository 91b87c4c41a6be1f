import { isUploadType, readDataString, type UploadType } from '@selvedge/contract/upload';
import { DOCUMENT_WORDS } from './document-verdict.ts';
import { judgeDocument } from './judge-document.ts';
import type { VirusScanner } from './virus-scanner.ts';

/**
 * Whether viruses were looked for: `clean` by a scanner, `awaiting_scan` while it is away (nobody may open the document
 * until it was scanned), `not_scanned` where there is no scanner.
 */
export const SCAN_STATES = ['clean', 'awaiting_scan', 'not_scanned'] as const;
export type ScanState = (typeof SCAN_STATES)[number];

export type ExaminedDocument =
  | { readonly accepted: true; readonly bytes: Uint8Array; readonly scan: ScanState }
  | { readonly accepted: false; readonly reason: string };

/**
 * Examines one uploaded document, whole: what it is, what is in it, and whether it carries a virus.
 *
 * @param client who sent it, such as a network: clients take turns
 * @param signal aborted where it is not wanted any more, if its turn has not come
 */
export type ExamineDocument = (
  bytes: Buffer,
  saidType: UploadType,
  client: string,
  signal?: AbortSignal,
) => Promise<ExaminedDocument>;

/** @param scanner undefined where none is configured */
export function documentExaminer(scanner: VirusScanner | undefined): ExamineDocument {
  return async (bytes, saidType, client, signal) => {
    const verdict = await judgeDocument(bytes, saidType, { client, signal });
    if (!verdict.accepted) return verdict;
    if (!scanner) return { ...verdict, scan: 'not_scanned' };
    // As it came, and not as it was made anew: what was sent is what the scanner knows.
    const found = await scanner(bytes).catch(() => 'awaiting_scan' as const);
    if (found === 'infected') return { accepted: false, reason: DOCUMENT_WORDS.infected };
    return { ...verdict, scan: found };
  };
}

/** The file that an encoded data string holds; undefined for one that is empty, or not of a type that may be uploaded. */
export function dataStringParts(
  value: string,
): { readonly type: UploadType; readonly bytes: Buffer } | undefined {
  const file = readDataString(value);
  if (!file || !isUploadType(file.type)) return undefined;
  return { type: file.type, bytes: Buffer.from(value.slice(value.indexOf(',') + 1), 'base64') };
}
