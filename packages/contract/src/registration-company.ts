import { z } from 'zod';
import {
  emailField,
  optionalText,
  requiredDigits,
  requiredIdentity,
  requiredText,
  telephoneField,
  yesNo,
} from './registration-fields.ts';

const PO_BOX = /(?:^|[^\p{L}])(?:p\W{0,2}o\W{0,2}box|post\s+office\s+box|posbus)(?:[^\p{L}]|$)/iu;

/** Whether an address is a PO box, in the ways that South Africans write one. Source: REG-37. */
export const isPoBox = (address: string): boolean => PO_BOX.test(address);

/** A person or department to reach. Source: REG-30 to REG-34, REG-69. */
export const contact = z.strictObject({
  primaryContact: requiredText('Please enter full name'),
  primaryContactTelephone: telephoneField(
    'Please enter telephone number',
    'Please enter a valid telephone number',
  ),
  primaryContactCellphone: telephoneField(
    'Please enter cellphone number',
    'Please enter a valid cellphone number',
  ),
  accountEmail: emailField('Please enter email'),
  salesEmail: emailField('Please enter email'),
});

/** A partner of the business. Source: REG-35 to REG-37, REG-69, decision 11. */
export const partner = z.strictObject({
  partnerName: requiredText('Please enter full name'),
  partnerIdNumber: requiredIdentity('Please enter ID number'),
  partnerResidentialAddress: requiredText('Please enter residential address').refine(
    (address) => !isPoBox(address),
    'Residential address must not be a PO box',
  ),
});

export type Contact = z.output<typeof contact>;
export type Partner = z.output<typeof partner>;

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
  (value) => value === '' || (/^\d{4}$/u.test(value) && Number(value) <= new Date().getFullYear()),
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
    // Said beside the messages of other fields, and not only once those are corrected.
    when: ({ value }) => z.object({ is_physical_address: z.boolean() }).safeParse(value).success,
  });
