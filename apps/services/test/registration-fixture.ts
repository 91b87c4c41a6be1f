/** The smallest honest file of each type, as an encoded data string. */
export const PDF = `data:application/pdf;base64,${btoa('%PDF-1.7\n%%EOF\n')}`;
export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const JPEG =
  'data:image/jpeg;base64,/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKpAB//Z';

const reference = (number: number) => ({
  [`company_name_${number}`]: `Supplier ${number}`,
  [`phone_${number}`]: '082 555 1234',
  [`average_purchase_${number}`]: '2500',
  [`pia_${number}`]: false,
  [`terms_${number}`]: true,
});

/** A complete application, as the wizard sends it. Source: REG-68 to REG-72. */
export const application = {
  company_details: [
    {
      offering: 'fabric_and_homeware',
      sales_representative: 'no',
      company_name: 'Nkosi Interiors',
      trading_as: 'Nkosi',
      trading_since: '2009',
      company_registration_number: '',
      vat_number: '',
      owner_name: 'Thandi Nkosi',
      entity_type: '(Pty)Ltd',
      industry: ['Decorator'],
      physical_address: '12 Kloof Street, Cape Town',
      postal_address: '12 Kloof Street, Cape Town',
      is_physical_address: true,
      bank_name: 'Karoo Bank',
      account_number: '62000000001',
      branch_code: '250655',
      partners: [
        {
          partnerName: 'Pieter Botha',
          partnerIdNumber: '8001015009087',
          partnerResidentialAddress: '3 Protea Road, Paarl',
        },
      ],
      contacts: [
        {
          primaryContact: 'Thandi Nkosi',
          primaryContactTelephone: '021 555 1234',
          primaryContactCellphone: '+2782 555 1234',
          accountEmail: 'accounts@example.co.za',
          salesEmail: 'sales@example.co.za',
        },
      ],
    },
  ],
  trade_references: [{ ...reference(1), cod_1: false }, reference(2), reference(3)],
  documentation: [
    { directors: PDF },
    { company_registration: '' },
    { bank_letter: PNG },
    { address: '' },
  ],
  declaration: {
    name: 'Thandi Nkosi',
    title: 'Nkosi Interiors',
    email: 'thandi@example.co.za',
    terms_accepted: true,
    marketing: 'no',
  },
};
