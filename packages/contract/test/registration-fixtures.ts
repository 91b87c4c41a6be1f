/** A complete application, as the wizard sends it. */
export const contact = {
  primaryContact: 'Thandi Nkosi',
  primaryContactTelephone: '0515551234',
  primaryContactCellphone: '+2782 555 1234',
  accountEmail: 'accounts@example.co.za',
  salesEmail: 'sales@example.co.za',
};

export const partner = {
  partnerName: 'Pieter Botha',
  partnerIdNumber: '8001015009087',
  partnerResidentialAddress: '12 Kloof Street, Cape Town',
};

export const company = {
  offering: 'fabric_and_homeware',
  sales_representative: 'no',
  company_name: 'Nkosi Interiors',
  trading_as: 'Nkosi',
  trading_since: '2009',
  company_registration_number: '',
  vat_number: '',
  owner_name: 'Thandi Nkosi',
  entity_type: '(Pty)Ltd',
  industry: ['Decorator', 'Designer'],
  physical_address: '12 Kloof Street, Cape Town',
  postal_address: '',
  is_physical_address: true,
  bank_name: 'Karoo Bank',
  account_number: '62000000001',
  branch_code: '250655',
  partners: [partner],
  contacts: [contact],
};

export const references = [
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
    phone_2: '27825551234',
    average_purchase_2: '2500.50',
    pia_2: false,
    terms_2: true,
  },
  {
    company_name_3: 'Three',
    phone_3: '082 555 1234',
    average_purchase_3: '1',
    pia_3: false,
    terms_3: false,
  },
];

export const documents = [
  { directors: '' },
  { company_registration: 'data:application/pdf;base64,AAAA' },
  { bank_letter: '' },
  { address: '' },
];

export const declaration = {
  name: 'Thandi Nkosi',
  title: 'Nkosi Interiors',
  email: 'thandi@example.co.za',
  terms_accepted: true,
  marketing: 'no',
};

export const application = {
  company_details: [company],
  trade_references: references,
  documentation: documents,
  declaration,
};
