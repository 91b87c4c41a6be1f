import type { Contact, Partner } from '@selvedge/contract/registration-company';
import type { TradeReferences } from '@selvedge/contract/registration-references';

/**
 * What each form holds before anything is entered. In the order in which the fields stand on the page, after the two
 * questions that have no answer yet. Source: REG-16, REG-17, REG-59.
 */
export const blankCompany = {
  company_name: '',
  owner_name: '',
  trading_as: '',
  trading_since: '',
  company_registration_number: '',
  vat_number: '',
  entity_type: '' as const,
  industry: [],
  physical_address: '',
  is_physical_address: true,
  postal_address: '',
  bank_name: '',
  account_number: '',
  branch_code: '',
  partners: [],
  contacts: [],
};

export const blankPartner: Partner = {
  partnerName: '',
  partnerIdNumber: '',
  partnerResidentialAddress: '',
};

export const blankContact: Contact = {
  primaryContact: '',
  primaryContactTelephone: '',
  primaryContactCellphone: '',
  accountEmail: '',
  salesEmail: '',
};

export const blankReferences: { trade_references: TradeReferences } = {
  trade_references: [
    {
      company_name_1: '',
      phone_1: '',
      average_purchase_1: '',
      pia_1: false,
      terms_1: false,
      cod_1: false,
    },
    { company_name_2: '', phone_2: '', average_purchase_2: '', pia_2: false, terms_2: false },
    { company_name_3: '', phone_3: '', average_purchase_3: '', pia_3: false, terms_3: false },
  ],
};

export const blankDeclaration = {
  name: '',
  title: '',
  email: '',
  terms_accepted: false,
  marketing: 'no' as const,
};
