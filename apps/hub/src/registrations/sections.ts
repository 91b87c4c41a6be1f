import { fieldLabel } from '@selvedge/contract/registration-items';
import type { WrittenApplication } from './kept-application.ts';
import { masked } from './masked.ts';

/** A field that the applicant typed, as the desk shows it. */
export interface Item {
  readonly path: string;
  readonly label: string;
  /** Masked where {@link secret}. */
  readonly value: string;
  readonly secret: boolean;
}

export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
  /** What was ticked or chosen: shown, and not judged. */
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

function itemsOf(fields: object, path: string): Item[] {
  return Object.entries(fields).flatMap(([name, value]): Item[] => {
    const label = fieldLabel(name);
    if (!label || typeof value !== 'string') return [];
    const secret = SECRETS.includes(name);
    return [{ path: `${path}.${name}`, label, value: secret ? masked(value) : value, secret }];
  });
}

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** An application as the desk reads it, section by section, with the secret numbers masked. */
export function sectionsOf(written: WrittenApplication): Section[] {
  const { introduction, trade_references, declaration } = written;
  const [company] = written.company_details;
  const given = (text: string): boolean => text !== '';
  return [
    {
      title: 'Company',
      items: itemsOf(company, 'company_details.0'),
      facts: [
        ['Wants', company.offering === 'homeware_only' ? 'Homeware only' : 'Fabric and homeware'],
        ['Industry', company.industry.join(', ')],
        ['Entity', company.entity_type || 'Not said'],
        ['Knows a sales representative', company.sales_representative === 'yes' ? 'Yes' : 'No'],
        ['Post goes to the physical address', yesNo(company.is_physical_address)],
      ],
    },
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
    ...trade_references.flatMap((reference, at): Section[] => {
      const items = itemsOf(reference, `trade_references.${at}`);
      if (!items.some(({ value }) => given(value))) return [];
      const ticked = Object.entries(reference).flatMap(([name, value]) =>
        value === true ? [name.replace(/_\d$/u, '').toUpperCase()] : [],
      );
      return [
        {
          title: `Trade reference ${at + 1}`,
          items,
          facts: [['Pays', ticked.join(', ') || 'Not said']],
        },
      ];
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
        ['Wants the newsletter', declaration.marketing === 'yes' ? 'Yes' : 'No'],
      ],
    },
  ];
}
