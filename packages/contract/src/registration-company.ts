import { z } from 'zod';
import { optionalText, requiredDigits, requiredText, yesNo } from './registration-fields.ts';
import { contact, partner } from './registration-people.ts';

/** What an applicant wants to buy. Source: REG-13. */
export const OFFERINGS = ['fabric_and_homeware', 'homeware_only'] as const;

/** Source: REG-13. */
export const ENTITY_TYPES = ['(Pty)Ltd', 'Sole Proprietor'] as const;

/** Source: REG-15. */
export const INDUSTRIES = [
  'Architect',
  'Curtain Workshop',
  'Decorator',
  'Designer',
  'Furniture/Homeware Retailer',
  'Procurement Company',
  'Related Export Company',
  'Specifier',
  'Stockist',
  'Upholsterer/Furniture Manufacturer',
] as const;

/** Most contacts and most partners of one application. */
export const MAX_PEOPLE = 20;

const industries = z
  .array(z.enum(INDUSTRIES, 'Please select an industry'), 'Please select an industry')
  .min(1, 'Please select an industry')
  .max(INDUSTRIES.length);

const year = requiredText('Please enter a year').refine(
  (value) => value === '' || /^\d{4}$/u.test(value),
  'Please enter a valid year',
);

/** The Company Details step. Source: REG-13 to REG-29, REG-68, decision 11. */
export const companyDetails = z
  .strictObject({
    offering: z.enum(OFFERINGS, 'Please select an offering'),
    sales_representative: yesNo,
    company_name: requiredText('Please enter the company name'),
    trading_as: requiredText('Please enter definition'),
    trading_since: year,
    company_registration_number: optionalText,
    vat_number: optionalText,
    owner_name: requiredText("Please enter the owner's name"),
    entity_type: z.union([z.enum(ENTITY_TYPES), z.literal('')]).default(''),
    industry: industries,
    physical_address: requiredText('Please enter the physical address'),
    postal_address: optionalText,
    is_physical_address: z
      .boolean()
      .default(true)
      .describe('Whether post goes to the physical address'),
    bank_name: requiredText('Please enter the bank name'),
    account_number: requiredDigits('Please enter the account number'),
    branch_code: requiredDigits('Please enter the branch'),
    partners: z.array(partner).max(MAX_PEOPLE).default([]),
    contacts: z.array(contact).max(MAX_PEOPLE).default([]),
  })
  .refine((details) => details.is_physical_address || details.postal_address !== '', {
    error: 'Please enter the postal address',
    path: ['postal_address'],
    // Said beside the messages of other fields, and not only once those are mended.
    when: ({ value }) => z.object({ is_physical_address: z.boolean() }).safeParse(value).success,
  });

export type CompanyDetails = z.output<typeof companyDetails>;
