import type { AskedCorrection, CorrectedValue } from '@selvedge/contract/registration-corrections';
import {
  documentOfItem,
  POST_IS_SAME,
  POSTAL_ADDRESS,
} from '@selvedge/contract/registration-item-labels';
import { itemSchema, itemShape } from '@selvedge/contract/registration-items';
import type { SealedRegistration } from '@selvedge/database/registrations';
import {
  dataStringParts,
  type ExamineDocument,
  type ScanState,
} from '@selvedge/documents/examine-document';
import { type Sender, worstScan } from '../safe-documents.ts';

type Values = Readonly<Record<string, CorrectedValue>>;

interface WrongValue {
  readonly field: string;
  readonly message: string;
}

interface SafeValues {
  readonly wrong: readonly WrongValue[];
  /** What is kept: a value for each item that was asked for, documents made safe. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly scanState: SealedRegistration['scanState'];
}

const MISSING_DOCUMENT = 'Please upload the document, or say that there is none';
const PASSED_OVER = 'Please give it anew, or say that there is none';
const MISSING_ADDRESS = 'Please enter the postal address';

/** What an item holds that nothing was given for. */
function blankOf(path: string): CorrectedValue {
  const kind = itemShape(path)?.kind;
  if (kind === 'entry') return {};
  return kind === 'list' || kind === 'choices' ? [] : '';
}

/**
 * Whether an item that may be empty was left out. Who has none says so by an empty value: what the desk asks for anew is
 * not emptied by going past it.
 */
function isPassedOver(path: string, given: Values): boolean {
  if (given[path] !== undefined || documentOfItem(path)) return false;
  const shape = itemShape(path);
  return (
    shape?.kind === 'list' || (shape !== undefined && 'is_required' in shape && !shape.is_required)
  );
}

/** Makes a document safe; what is wrong with it, where it is refused. */
async function safeDocument(given: string, examine: ExamineDocument, sender: Sender) {
  const file = dataStringParts(given);
  const examined = file && (await examine(file.bytes, file.type, sender.client, sender.signal));
  if (!file || !examined) return { reason: MISSING_DOCUMENT };
  if (!examined.accepted) return { reason: examined.reason };
  const content = Buffer.from(examined.bytes).toString('base64');
  return { value: `data:${file.type};base64,${content}`, scan: examined.scan };
}

/** Holds the values of a correction to the rules of their items, and makes safe what is kept of documents. */
export async function safeValues(
  items: readonly AskedCorrection[],
  given: Values,
  examine: ExamineDocument,
  sender: Sender,
): Promise<SafeValues> {
  const wrong: WrongValue[] = [];
  const values: Record<string, unknown> = {};
  const scans: ScanState[] = [];
  for (const { path } of items) {
    const field = `values.${path}`;
    if (isPassedOver(path, given)) {
      wrong.push({ field, message: PASSED_OVER });
      continue;
    }
    const parsed = itemSchema(path)?.safeParse(given[path] ?? blankOf(path));
    if (!parsed?.success) {
      const issues = parsed?.error?.issues ?? [{ path: [], message: 'Unknown item' }];
      for (const issue of issues)
        wrong.push({ field: [field, ...issue.path].join('.'), message: issue.message });
    } else if (documentOfItem(path) && given[path] !== '') {
      const { value, scan, reason } = await safeDocument(String(parsed.data), examine, sender);
      if (reason !== undefined) wrong.push({ field, message: reason });
      else {
        scans.push(scan);
        values[path] = value;
      }
    } else values[path] = parsed.data;
  }
  if (values[POSTAL_ADDRESS] === '' && values[POST_IS_SAME] !== true)
    wrong.push({ field: `values.${POSTAL_ADDRESS}`, message: MISSING_ADDRESS });
  return { wrong, values, scanState: worstScan(scans) };
}
