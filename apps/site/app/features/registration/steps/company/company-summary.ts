import type { CompanyValues } from '../../wizard-rules.ts';
import type { SummaryRow } from '../../wizard-step.ts';
import { OFFERING_WORDS } from './offering-words.ts';

const VISIBLE_DIGITS = 4;
const YES_NO_WORDS: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** A number of which only the end shows: enough to recognise it, of no use to who looks over a shoulder. */
const masked = (number: string): string =>
  number.length > VISIBLE_DIGITS ? `•••• ${number.slice(-VISIBLE_DIGITS)}` : number;

/** Company Details as the applicant checks them. */
export function companySummary(company: CompanyValues): SummaryRow[] {
  const { partners = [], contacts = [] } = company;
  const isSame = company.is_physical_address ?? true;
  return [
    { label: 'Offering', value: company.offering ? OFFERING_WORDS[company.offering] : '' },
    {
      label: 'Sales representative',
      value: YES_NO_WORDS[company.sales_representative ?? ''] ?? '',
    },
    { label: 'Company name', value: company.company_name },
    { label: "Owner's name", value: company.owner_name },
    { label: 'Trading as', value: company.trading_as },
    { label: 'Trading since', value: company.trading_since },
    { label: 'Registration number', value: company.company_registration_number ?? '' },
    { label: 'VAT number', value: company.vat_number ?? '' },
    { label: 'Entity type', value: company.entity_type ?? '' },
    { label: 'Industry', value: company.industry.join(', ') },
    { label: 'Physical address', value: company.physical_address },
    {
      label: 'Postal address',
      value: isSame ? company.physical_address : (company.postal_address ?? ''),
    },
    { label: 'Bank', value: `${company.bank_name}, account ${masked(company.account_number)}` },
    { label: 'Partners', value: partners.map(({ partnerName }) => partnerName).join(', ') },
    { label: 'Contacts', value: contacts.map(({ primaryContact }) => primaryContact).join(', ') },
  ];
}
