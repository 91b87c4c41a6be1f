/** A document that holds a mark: a PDF without objects, which is kept byte by byte as it came. */
export const markedDocument = (mark: string): string =>
  `data:application/pdf;base64,${Buffer.from(`%PDF-1.7 ${mark}\n%%EOF\n`).toString('base64')}`;

const reference = (number: number, mark: string) => ({
  [`company_name_${number}`]: `Supplier ${mark}`,
  [`phone_${number}`]: '082 555 1234',
  [`average_purchase_${number}`]: '2500',
  [`pia_${number}`]: false,
  [`terms_${number}`]: true,
});

/**
 * A complete application in which a mark stands wherever a person or an account is named, and in each document.
 *
 * @param digits at most 13 digits, for numbers of accounts and people
 */
export const markedApplication = (mark: string, digits: string) => ({
  company_details: [
    {
      offering: 'fabric_and_homeware',
      sales_representative: 'no',
      company_name: mark,
      trading_as: mark,
      trading_since: '2009',
      company_registration_number: digits,
      vat_number: digits,
      owner_name: mark,
      entity_type: '(Pty)Ltd',
      industry: ['Decorator'],
      physical_address: mark,
      postal_address: mark,
      is_physical_address: true,
      bank_name: mark,
      account_number: digits,
      branch_code: digits,
      partners: [
        { partnerName: mark, partnerIdNumber: digits, partnerResidentialAddress: `1 ${mark} Road` },
      ],
      contacts: [],
    },
  ],
  trade_references: [
    { ...reference(1, mark), cod_1: false },
    reference(2, mark),
    reference(3, mark),
  ],
  documentation: [
    { directors: markedDocument(mark) },
    { company_registration: '' },
    { bank_letter: markedDocument(`letter ${mark}`) },
    { address: '' },
  ],
  declaration: {
    name: mark,
    title: mark,
    email: `${mark.toLowerCase()}@example.com`,
    terms_accepted: true,
    marketing: 'no',
  },
});
