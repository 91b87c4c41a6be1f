import { z } from 'zod';
import {
  EMAIL_PATTERN,
  isEmailAddress,
  MAX_EMAIL_CHARACTERS,
  NEWSLETTER_EMAIL_MESSAGE,
} from './email.ts';

/**
 * POST {notification host}/omnisend/sign-up. What it does not know is taken and left out of what is kept and passed on.
 * Source: CALL-20, NEWS-02, NEWS-03, NEWS-05, decision 42.
 */
export const signUpRequest = z.object({
  email: z
    .string(NEWSLETTER_EMAIL_MESSAGE)
    .trim()
    .max(MAX_EMAIL_CHARACTERS, { error: NEWSLETTER_EMAIL_MESSAGE, abort: true })
    .regex(EMAIL_PATTERN, { error: NEWSLETTER_EMAIL_MESSAGE, abort: true })
    .refine(isEmailAddress, NEWSLETTER_EMAIL_MESSAGE),
});

export const signUpResponse = z.strictObject({ success: z.literal(true), msg: z.string() });

/** Days for which an address may say that it wants the newsletter; then the sign-up is deleted. */
export const CONFIRMATION_DAYS = 7;

/** POST {notification host}/newsletter/confirm: the answer to the mail that a sign-up causes. Ours, beside the documents. */
export const confirmSignUpRequest = z.strictObject({
  token: z
    .string()
    .regex(/^[\w-]{43}$/u, 'The link is not whole')
    .describe('What stands behind the # of the mailed link'),
});

export const confirmSignUpResponse = z.strictObject({
  success: z.literal(true),
  confirmed: z.boolean().describe('False for a link that is unknown or too old'),
  msg: z.string(),
});

export type SignUpRequest = z.output<typeof signUpRequest>;
export type ConfirmSignUpResponse = z.output<typeof confirmSignUpResponse>;
export type SignUpResponse = z.output<typeof signUpResponse>;
