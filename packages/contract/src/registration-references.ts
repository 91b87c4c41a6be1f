import { z } from 'zod';
import {
  optionalAmount,
  optionalText,
  requiredAmount,
  requiredText,
  telephoneField,
} from './registration-fields.ts';

const companyName = requiredText('Please enter company name');
const phone = telephoneField(
  'Please enter telephone number',
  'Please enter a valid telephone number',
);
const averagePurchase = requiredAmount('Please enter amount');
/** PIA (paid in advance) and Terms are boxes that may stay unticked. Source: REG-42. */
const box = z.boolean().default(false);

const first = z.strictObject({
  company_name_1: companyName,
  phone_1: phone,
  average_purchase_1: averagePurchase,
  pia_1: box,
  terms_1: box,
  cod_1: z.boolean().default(false).describe('Has no control on the form (decision 12)'),
});
const second = z.strictObject({
  company_name_2: companyName,
  phone_2: phone,
  average_purchase_2: averagePurchase,
  pia_2: box,
  terms_2: box,
});
const third = z.strictObject({
  company_name_3: companyName,
  phone_3: phone,
  average_purchase_3: averagePurchase,
  pia_3: box,
  terms_3: box,
});

/** The Trade References step: three, each of them complete. Source: REG-38 to REG-42, REG-70. */
export const tradeReferences = z.tuple([first, second, third]);

const isUntouched = (reference: object): boolean =>
  Object.values(reference).every((value) => value === '' || value === false);

/** The rule for a reference that may stay blank: once it is begun, it must be `complete`. */
const blankOr = (complete: z.ZodObject) => (reference: object, context: z.RefinementCtx) => {
  if (isUntouched(reference)) return;
  const { error } = complete.safeParse(reference);
  for (const { message, path } of error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path });
};

const maybeFirst = first
  .extend({
    company_name_1: optionalText,
    phone_1: optionalText,
    average_purchase_1: optionalAmount,
  })
  .superRefine(blankOr(first));
const maybeSecond = second
  .extend({
    company_name_2: optionalText,
    phone_2: optionalText,
    average_purchase_2: optionalAmount,
  })
  .superRefine(blankOr(second));
const maybeThird = third
  .extend({
    company_name_3: optionalText,
    phone_3: optionalText,
    average_purchase_3: optionalAmount,
  })
  .superRefine(blankOr(third));

/** On the path that qualifies by proof references may stay blank. Source: decision 7. */
export const optionalTradeReferences = z.tuple([maybeFirst, maybeSecond, maybeThird]);

export type TradeReferences = z.output<typeof tradeReferences>;
