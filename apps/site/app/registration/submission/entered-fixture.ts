import { blankContact, blankPartner } from '../blank-forms.ts';
import type { Entered } from './sending.ts';

/** Everything that the forms hold of a complete application, for tests. */
export const entered: Entered = {
  introduction: { trade_member: 'yes', trade_references: 'yes', qualification: 'yes' },
  company: {
    offering: 'homeware_only',
    sales_representative: 'yes',
    company_name: 'Nkosi Interiors',
    trading_as: 'Nkosi',
    trading_since: '2009',
    company_registration_number: '',
    vat_number: '',
    owner_name: 'Thandi Nkosi',
    entity_type: '',
    industry: ['Decorator'],
    physical_address: '12 Kloof Street',
    postal_address: 'written before the box was ticked',
    is_physical_address: true,
    bank_name: 'Karoo Bank',
    account_number: '62000000001',
    branch_code: '250655',
    partners: [
      {
        ...blankPartner,
        partnerName: 'Pieter Botha',
        partnerIdNumber: '8001015009087',
        partnerResidentialAddress: '3 Protea Road',
      },
    ],
    contacts: [
      {
        ...blankContact,
        primaryContact: 'Thandi Nkosi',
        primaryContactTelephone: '021 555 1234',
        primaryContactCellphone: '082 555 1234',
        accountEmail: 'accounts@example.co.za',
        salesEmail: 'sales@example.co.za',
      },
    ],
  },
  references: {
    trade_references: [
      {
        company_name_1: 'One',
        phone_1: '0825551234',
        average_purchase_1: '1000',
        pia_1: true,
        terms_1: false,
        cod_1: false,
      },
      {
        company_name_2: 'Two',
        phone_2: '0825551234',
        average_purchase_2: '1000',
        pia_2: false,
        terms_2: false,
      },
      {
        company_name_3: 'Three',
        phone_3: '0825551234',
        average_purchase_3: '1000',
        pia_3: false,
        terms_3: false,
      },
    ],
  },
  declaration: {
    name: 'Thandi Nkosi',
    title: 'Nkosi Interiors',
    email: 'thandi@example.co.za',
    terms_accepted: true,
    marketing: 'no',
  },
  slots: {
    bank_letter: {
      file: { name: 'letter.pdf', sizeBytes: 3, dataString: 'data:application/pdf;base64,AAAA' },
      refused: [],
    },
  },
};
