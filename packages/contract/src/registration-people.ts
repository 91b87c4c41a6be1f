import { z } from 'zod';
import { emailField, requiredDigits, requiredText, telephoneField } from './registration-fields.ts';

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
  partnerIdNumber: requiredDigits('Please enter ID number'),
  partnerResidentialAddress: requiredText('Please enter residential address').refine(
    (address) => !isPoBox(address),
    'Residential address must not be a PO box',
  ),
});

export type Contact = z.output<typeof contact>;
export type Partner = z.output<typeof partner>;
