import { findCorrectionsResponse } from '@selvedge/contract/registration-corrections';

/** What the desk asks of an applicant: one item of each kind. */
export const ASKED = findCorrectionsResponse.parse({
  success: true,
  corrections: {
    reference: 'SV-1234-5678',
    is_answered: false,
    message: 'A municipal bill is fine.',
    items: [
      {
        path: 'company_details.0.vat_number',
        label: 'VAT number',
        reason: 'The number does not exist',
        words: 'Please look at your certificate.',
        shape: { kind: 'text', is_required: false },
      },
      {
        path: 'company_details.0.offering',
        label: 'Offering',
        reason: 'It is not correct',
        words: '',
        shape: {
          kind: 'choice',
          is_required: true,
          options: [
            { value: 'fabric_and_homeware', label: 'Fabric and homeware' },
            { value: 'homeware_only', label: 'Homeware only' },
          ],
        },
      },
      {
        path: 'company_details.0.industry',
        label: 'Industry',
        reason: 'It is not complete',
        words: '',
        shape: { kind: 'choices', options: [{ value: 'Architect', label: 'Architect' }] },
      },
      {
        path: 'company_details.0.partners',
        label: 'Partners',
        reason: 'It is not complete',
        words: '',
        shape: {
          kind: 'list',
          most: 20,
          fields: [{ name: 'partnerName', label: 'Full name', is_tick: false }],
        },
      },
      {
        path: 'trade_references.1',
        label: 'Trade reference 2',
        reason: 'It cannot be read',
        words: '',
        shape: {
          kind: 'entry',
          fields: [
            { name: 'company_name_2', label: 'Company name', is_tick: false },
            { name: 'pia_2', label: 'PIA (paid in advance)', is_tick: true },
          ],
        },
      },
      {
        path: 'documentation.bank_letter',
        label: 'Bank Letter',
        reason: 'It cannot be read',
        words: '',
        shape: { kind: 'document' },
      },
    ],
  },
  msg: '',
});
