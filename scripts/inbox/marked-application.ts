/**
 * A document that holds a mark: a PDF without objects, which is kept byte by byte as it came.
 *
 * @param sizeBytes at least how many it has
 */
export function markedPdf(mark: string, sizeBytes = 0): Buffer {
  const line = `% ${mark}\n`;
  return Buffer.from(`%PDF-1.7 ${mark}\n${line.repeat(Math.ceil(sizeBytes / line.length))}%%EOF\n`);
}

/** The same as an encoded data string. */
export const markedDocument = (mark: string, sizeBytes = 0): string =>
  `data:application/pdf;base64,${markedPdf(mark, sizeBytes).toString('base64')}`;

const reference = (number: number, mark: string) => ({
  [`company_name_${number}`]: `Supplier ${mark}`,
  [`phone_${number}`]: '082 555 1234',
  [`average_purchase_${number}`]: '2500',
  [`pia_${number}`]: false,
  [`terms_${number}`]: true,
});

/** What stands in a marked application. */
export interface Marks {
  /** Wherever text is given. */
  readonly mark: string;
  /** At most 13 digits, for numbers of accounts and people. */
  readonly digits: string;
  /** For company, trading name, name and address of mail, which the desk's queue shows; without it they have the mark too. */
  readonly queue?: string;
  /** At least how many the first document has. */
  readonly documentBytes?: number;
}

/** A complete application in which a mark stands wherever a person or an account is named, and in each document. */
export const markedApplication = ({ mark, digits, queue = mark, documentBytes = 0 }: Marks) => ({
  company_details: [
    {
      offering: 'fabric_and_homeware',
      sales_representative: 'no',
      company_name: queue,
      trading_as: queue,
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
    { directors: markedDocument(mark, documentBytes) },
    { company_registration: '' },
    { bank_letter: markedDocument(`letter ${mark}`) },
    { address: '' },
  ],
  declaration: {
    name: queue,
    title: queue,
    email: `${queue.toLowerCase()}@example.com`,
    terms_accepted: true,
    marketing: 'no',
  },
});
