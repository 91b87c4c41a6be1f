import { z } from 'zod';
import { UPLOAD_MAX_BYTES } from './limits.ts';
import { readDataString, UPLOAD_TYPE_MESSAGE, uploadRejections } from './upload.ts';

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
export const documentation = z.tuple([
  z.strictObject({ directors: documentString }),
  z.strictObject({ company_registration: documentString }),
  z.strictObject({ bank_letter: documentString }),
  z.strictObject({ address: documentString }),
  z.strictObject({ qualification: documentString }).optional(),
]);

export type Documentation = z.output<typeof documentation>;
