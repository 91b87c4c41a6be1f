import { z } from 'zod';
import { UPLOAD_MAX_BYTES } from './limits.ts';
import { companyDetails } from './registration-company.ts';
import { emailField, requiredText, yesNo } from './registration-fields.ts';
import { optionalTradeReferences, tradeReferences } from './registration-references.ts';
import { DOCUMENT_KEYS, readDataString, UPLOAD_TYPE_MESSAGE, uploadRejections } from './upload.ts';

/** Longest data string: its head, and four characters for every three bytes of the largest file. */
const MAX_DATA_STRING = 'data:application/pdf;base64,'.length + 4 * Math.ceil(UPLOAD_MAX_BYTES / 3);

/** A file as an encoded data string, or empty where none was given. Source: REG-46, REG-48, REG-49, REG-71. */
export const documentString = z.string().superRefine((value, context) => {
  if (value === '') return;
  // A longer string is too large whatever it holds, so it is not searched through.
  const sizeBytes = value.length > MAX_DATA_STRING ? UPLOAD_MAX_BYTES + 1 : undefined;
  const file = sizeBytes === undefined ? readDataString(value) : undefined;
  const reasons =
    sizeBytes !== undefined
      ? uploadRejections('application/pdf', sizeBytes)
      : file
        ? uploadRejections(file.type, file.sizeBytes)
        : [UPLOAD_TYPE_MESSAGE];
  for (const message of reasons) context.addIssue({ code: 'custom', message });
});

/**
 * The documents: four single-key items in this order, and a fifth on the path that qualifies by proof. None is
 * required. Source: REG-43, REG-53, REG-71, decisions 7, 10.
 */
const documentation = z.tuple([
  z.strictObject({ directors: documentString }),
  z.strictObject({ company_registration: documentString }),
  z.strictObject({ bank_letter: documentString }),
  z.strictObject({ address: documentString }),
  z.strictObject({ qualification: documentString }).optional(),
]);

export type Documentation = z.output<typeof documentation>;

/** The answers of the Introduction, which must qualify. Source: REG-08 to REG-11, decision 7. */
const introduction = z
  .strictObject({ trade_member: yesNo, trade_references: yesNo, qualification: yesNo })
  .superRefine(({ trade_member, trade_references, qualification }, context) => {
    const object = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (trade_member === 'no') object('trade_member', 'Only trade members may apply');
    else if (trade_references === 'no' && qualification === 'no')
      object(
        'qualification',
        'Without trade references, proof of an interior design qualification is needed',
      );
  });

/** The Declaration step; `title` holds the company's name. Source: REG-55 to REG-62, REG-72. */
export const declaration = z.strictObject({
  name: requiredText('Please enter your name'),
  title: requiredText('Please enter your company name'),
  email: emailField('Please enter your email address'),
  terms_accepted: z
    .boolean()
    .refine((accepted) => accepted, 'Please accept the terms and conditions'),
  marketing: yesNo.default('no'),
});

const oneRecord = z.preprocess(
  (value) => (Array.isArray(value) || value === undefined ? value : [value]),
  z.tuple([companyDetails]),
);

/** Whether an application qualifies by proof of a qualification, and not by references (decision 7). */
export const qualifiesByProof = (application: {
  readonly introduction?: { readonly trade_references: 'yes' | 'no' } | undefined;
}): boolean => application.introduction?.trade_references === 'no';

/** A trade application as it is submitted. Source: REG-68 to REG-72, decisions 7, 12. */
export const application = z
  .strictObject({
    introduction: introduction
      .optional()
      .describe('Where it is left out, the application qualifies by references'),
    company_details: oneRecord.describe('A list of one record; a single record is taken too'),
    trade_references: optionalTradeReferences,
    documentation,
    declaration,
  })
  .superRefine((submitted, context) => {
    if (qualifiesByProof(submitted)) return;
    const known = new Set(context.issues.map(({ path = [] }) => placeOf(path)));
    const { error } = tradeReferences.safeParse(submitted.trade_references);
    for (const issue of error?.issues ?? []) {
      const path = ['trade_references', ...issue.path];
      if (known.has(placeOf(path))) continue; // a reference that is begun has been looked at already
      context.addIssue({ code: 'custom', message: issue.message, path });
    }
  });

const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Under which an application is kept once. Source: decision 12. */
export const registrationKeyHeader = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe(
    'The same key gives the same answer and one registration; without it each request is one of its own',
  );

/** The slots of documents, and what one that a draft holds is known by; saved anew, it is another. */
export const documentSlot = z.enum(DOCUMENT_KEYS);
export const documentVersion = z.string().regex(/^[A-Za-z0-9_-]{43}$/u);

/**
 * POST consumer/request-user-registration, under an `Idempotency-Key` header. Documents that the applicant's draft holds
 * are named, and need not be sent once more. Source: CALL-24, decision 12.
 */
export const registrationRequest = z
  .strictObject({
    data: application,
    kept: z
      .partialRecord(documentSlot, documentVersion)
      .optional()
      .describe('The version of each document that the draft holds; its place in data is empty'),
  })
  .superRefine(({ data, kept = {} }, context) => {
    const places = new Map(data.documentation.flatMap((item) => Object.entries(item ?? {})));
    for (const name of Object.keys(kept)) {
      if (places.get(name) === '') continue;
      const message = 'Needs an empty place in data.documentation';
      context.addIssue({ code: 'custom', path: ['kept', name], message });
    }
  });

export type RegistrationRequest = z.input<typeof registrationRequest>;
/** Documents that a draft holds, by their versions. */
export type StoredDocuments = NonNullable<RegistrationRequest['kept']>;

/** Source: decision 36. */
export const registrationResponse = z.strictObject({
  success: z.literal(true),
  json: z.looseObject({ reference: z.string().min(1) }),
  msg: z.string(),
});

export type Introduction = z.output<typeof introduction>;
export type Application = z.output<typeof application>;
export type RegistrationResponse = z.output<typeof registrationResponse>;
