import type { Documentation } from '@selvedge/contract/registration';
import type { SealedRegistration } from '@selvedge/database/registrations';
import {
  dataStringParts,
  type ExamineDocument,
  type ScanState,
} from '@selvedge/documents/examine-document';

/** Who has sent documents. */
export interface Sender {
  /** Whom they count for: the network that they come from. */
  readonly client: string;
  /** Aborted where they are not wanted any more. */
  readonly signal: AbortSignal | undefined;
}

interface WrongDocument {
  /** The document's place in the body. */
  readonly field: string;
  readonly message: string;
}

interface SafeDocuments {
  /** Those that are refused; where there is one, nothing else counts. */
  readonly wrong: readonly WrongDocument[];
  /** The documents as they are kept, in their places. */
  readonly documentation: readonly Record<string, string>[];
  readonly scanState: SealedRegistration['scanState'];
}

/** What is said of all documents together: the worst that is said of one. */
export function worstScan(scans: readonly ScanState[]): SealedRegistration['scanState'] {
  if (scans.length === 0) return 'no_documents';
  if (scans.includes('awaiting_scan')) return 'awaiting_scan';
  return scans.includes('not_scanned') ? 'not_scanned' : 'clean';
}

/** Examines an application's documents and makes safe what is kept of them. Source: REG-48, REG-51. */
export async function safeDocuments(
  documentation: Documentation,
  examine: ExamineDocument,
  { client, signal }: Sender,
): Promise<SafeDocuments> {
  const wrong: WrongDocument[] = [];
  const scans: ScanState[] = [];
  const items = documentation.map(async (item, place) => {
    const safe: Record<string, string> = {};
    for (const [key, document] of Object.entries(item ?? {})) {
      const file = dataStringParts(document);
      safe[key] = '';
      if (!file) continue;
      const examined = await examine(file.bytes, file.type, client, signal);
      if (examined.accepted) {
        scans.push(examined.scan);
        safe[key] = `data:${file.type};base64,${Buffer.from(examined.bytes).toString('base64')}`;
      } else {
        const field = `data.documentation.${place}.${key}`;
        wrong.push({ field, message: examined.reason });
      }
    }
    return safe;
  });
  return { documentation: await Promise.all(items), wrong, scanState: worstScan(scans) };
}
