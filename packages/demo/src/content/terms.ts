import { SUPPLIER_NAME } from '../supplier.ts';
import { textPageOf } from './text-page-of.ts';

/** The terms of trade. Wherever they show in full, the returns policy follows them. */
export const TERMS = textPageOf({
  page_title: 'Terms and Conditions',
  description: `The terms on which ${SUPPLIER_NAME} sells to the trade. The returns policy is part of them.`,
  sections: [
    {
      heading: 'Who these terms bind',
      paragraphs: [
        `These terms hold between ${SUPPLIER_NAME} and the holder of a trade account. An account is opened after review and may be refused without reasons given.`,
        'Whoever signs the application declares that they may place orders and pay for the business they name, and answers for its payments jointly and severally as co-principal debtor.',
      ],
    },
    {
      heading: 'Orders',
      paragraphs: [
        'An order is accepted when we confirm it in writing. Cuttings show quality and colour but not the batch: ask for a stock cutting wherever a match matters.',
        'Goods are kept for seven days after a reservation and then return to stock.',
      ],
    },
    {
      heading: 'Payment and ownership',
      paragraphs: [
        'Accounts are paid in advance or on the terms granted in writing. Goods remain ours until they are paid in full; the risk passes on delivery.',
      ],
    },
    {
      heading: 'Returns',
      paragraphs: [
        'What may come back, for how long and at what cost is said in our Returns Policy, which is part of these terms.',
      ],
    },
    {
      heading: 'Privacy',
      paragraphs: [
        'We keep the particulars of an application to open and run the account and for nothing else, in line with the Protection of Personal Information Act. Ask us at any time what we hold, and we will show, correct or erase it.',
        'News of collections is sent only to those who asked for it, and every message can be the last.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        'South African law governs these terms. Disputes go first to a meeting of two people who may decide, one from each side, and only then to the courts of Cape Town.',
      ],
    },
  ],
});
