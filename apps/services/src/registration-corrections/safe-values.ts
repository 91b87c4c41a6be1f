import type { AskedCorrection } from '@selvedge/contract/registration-corrections';
import { documentOfItem, itemSchema } from '@selvedge/contract/registration-items';
import type { SealedRegistration } from '@selvedge/database/registrations';
import { dataStringParts } from '@selvedge/documents/data-string-parts';
import type { ExamineDocument, ScanState } from '@selvedge/documents/examine-document';
import { worstScan } from '../registration/safe-documents.ts';

export interface SafeValues {
  readonly wrong: readonly { readonly field: string; readonly message: string }[];
  /** What is kept: a value for each item that was asked for, documents made safe. */
  readonly values: Readonly<Record<string, string>>;
  readonly scanState: SealedRegistration['scanState'];
}

const MISSING_DOCUMENT = 'Please upload the document';

/** Holds the values of a correction to the rules of their items, and makes safe what is kept of documents. */
export async function safeValues(
  items: readonly AskedCorrection[],
  given: Readonly<Record<string, string>>,
  examine: ExamineDocument,
): Promise<SafeValues> {
  const wrong: { field: string; message: string }[] = [];
  const values: Record<string, string> = {};
  const scans: ScanState[] = [];
  for (const { path } of items) {
    const field = `values.${path}`;
    const parsed = itemSchema(path)?.safeParse(given[path] ?? '');
    if (!parsed?.success) {
      const messages = parsed?.error?.issues.map(({ message }) => message) ?? ['Unknown item'];
      wrong.push(...messages.map((message) => ({ field, message })));
    } else if (documentOfItem(path)) {
      const file = dataStringParts(parsed.data);
      const examined = file && (await examine(file.bytes, file.type));
      if (!file || !examined) wrong.push({ field, message: MISSING_DOCUMENT });
      else if (examined.accepted) {
        scans.push(examined.scan);
        const content = Buffer.from(examined.bytes).toString('base64');
        values[path] = `data:${file.type};base64,${content}`;
      } else wrong.push({ field, message: examined.reason });
    } else values[path] = parsed.data;
  }
  return { wrong, values, scanState: worstScan(scans) };
}
