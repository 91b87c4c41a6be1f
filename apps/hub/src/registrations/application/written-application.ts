import { application } from '@selvedge/contract/registration';
import type { ItemShape } from '@selvedge/contract/registration-corrections';
import { choiceLabel, fieldLabel } from '@selvedge/contract/registration-item-labels';
import { itemShape } from '@selvedge/contract/registration-items';
import { DOCUMENT_KEYS, readDataString } from '@selvedge/contract/upload';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import type { SealingKeys } from '../../access/sealing-keys.ts';
import { type DocumentVersion, openDocumentVersion } from './document-versions.ts';

const { introduction, company_details, trade_references, declaration } = application.shape;

/** What an applicant wrote, without the documents. */
export const writtenApplication = z.object({
  introduction,
  company_details,
  trade_references,
  declaration,
});
export type WrittenApplication = z.output<typeof writtenApplication>;

const received = z.object({
  data: writtenApplication.extend({
    documentation: z.array(z.record(z.string(), z.string()).nullish()),
  }),
});

/** An application as the inbox has it, taken apart. */
export interface ReceivedApplication {
  readonly written: WrittenApplication;
  readonly documents: readonly DocumentVersion[];
}

/** Reads what the site has sealed. Throws where it is no application. */
export function readReceived(text: string): ReceivedApplication {
  const { documentation, ...written } = received.parse(JSON.parse(text)).data;
  const given = new Map(documentation.flatMap((item) => Object.entries(item ?? {})));
  const documents = DOCUMENT_KEYS.flatMap((part): DocumentVersion[] => {
    const data = given.get(part) ?? '';
    const file = readDataString(data);
    if (!file) return [];
    const content = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
    return [{ part, contentType: file.type, content }];
  });
  return { written, documents };
}

/** What an applicant wrote, opened; undefined where it is erased. Rejects where the key to open it is not here. */
export async function openApplication(
  executor: QueryExecutor,
  keys: SealingKeys,
  registrationId: number,
): Promise<WrittenApplication | undefined> {
  const stored = await openDocumentVersion(executor, keys, registrationId, 'application');
  if (!stored) return undefined;
  return writtenApplication.parse(JSON.parse(Buffer.from(stored.content).toString('utf8')));
}

const SHOWN_CHARACTERS = 3;
const DOT = '•';

/** A number with all but its last characters hidden; of a short one, all. */
export function masked(number: string): string {
  if (number.length <= 2 * SHOWN_CHARACTERS) return DOT.repeat(number.length);
  return DOT.repeat(number.length - SHOWN_CHARACTERS) + number.slice(-SHOWN_CHARACTERS);
}

/** What the applicant typed, chose, ticked or listed, as the desk shows it. */
interface Item {
  readonly path: string;
  readonly label: string;
  /** In words, masked where {@link secret}; empty where nothing was given. */
  readonly value: string;
  readonly secret: boolean;
}

export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
  /** What nobody can correct: shown, and not judged. */
  readonly facts: readonly (readonly [string, string])[];
}

/** Numbers of people and of bank accounts. */
const SECRETS: readonly string[] = ['account_number', 'partnerIdNumber'];

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Whether an item's value is masked until it is revealed. */
export const isSecret = (path: string): boolean => SECRETS.includes(nameOf(path));

/** The value at a path of an application; undefined where it leads to no text. */
export function valueAt(written: WrittenApplication, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (part, step) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, step)
          ? Reflect.get(part, step)
          : undefined,
      written,
    );
  return typeof found === 'string' ? found : undefined;
}

/** What people read of a value; '' where nothing was given. */
function wordsOf(kind: ItemShape['kind'] | undefined, value: unknown): string {
  if (typeof value === 'boolean') return yesNo(value);
  if (typeof value === 'string') return kind === 'choice' ? choiceLabel(value) : value;
  if (!Array.isArray(value) || value.length === 0) return '';
  return kind === 'list' ? `${value.length} given` : value.join(', ');
}

function itemsOf(fields: object, path: string): Item[] {
  return Object.entries(fields).flatMap(([name, value]): Item[] => {
    const label = fieldLabel(name);
    if (!label) return [];
    const own = `${path}.${name}`;
    const secret = SECRETS.includes(name);
    const words = wordsOf(itemShape(own)?.kind, value);
    return [{ path: own, label, value: secret ? masked(words) : words, secret }];
  });
}

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** An application as the desk reads it, section by section, with the secret numbers masked. */
export function sectionsOf(written: WrittenApplication): Section[] {
  const { introduction, trade_references, declaration } = written;
  const [company] = written.company_details;
  return [
    { title: 'Company', items: itemsOf(company, 'company_details.0'), facts: [] },
    ...company.partners.map((partner, at) => ({
      title: `Partner ${at + 1}`,
      items: itemsOf(partner, `company_details.0.partners.${at}`),
      facts: [],
    })),
    ...company.contacts.map((contact, at) => ({
      title: `Contact ${at + 1}`,
      items: itemsOf(contact, `company_details.0.contacts.${at}`),
      facts: [],
    })),
    ...trade_references.map((reference, at): Section => {
      const path = `trade_references.${at}`;
      const items = itemsOf(reference, path);
      const isGiven = items.some(({ value }) => value !== '' && value !== yesNo(false));
      const whole = { path, label: 'All of it', value: isGiven ? 'As below' : '', secret: false };
      return {
        title: `Trade reference ${at + 1}`,
        items: isGiven ? [whole, ...items] : [whole],
        facts: [],
      };
    }),
    {
      title: 'Declaration',
      items: itemsOf(declaration, 'declaration'),
      facts: [
        [
          'Qualifies by',
          introduction?.trade_references === 'no' ? 'Proof of qualification' : 'Trade references',
        ],
        ['Accepted the terms', yesNo(declaration.terms_accepted)],
      ],
    },
  ];
}
