import { z } from 'zod';
import { EMAIL_PATTERN, MAX_EMAIL_CHARACTERS, NEWSLETTER_EMAIL_MESSAGE } from './email.ts';

/** POST {notification host}/omnisend/sign-up. Source: CALL-20, NEWS-02, NEWS-03, NEWS-05. */
export const signUpRequest = z.strictObject({
  email: z
    .string(NEWSLETTER_EMAIL_MESSAGE)
    .trim()
    .max(MAX_EMAIL_CHARACTERS, NEWSLETTER_EMAIL_MESSAGE)
    .regex(EMAIL_PATTERN, NEWSLETTER_EMAIL_MESSAGE),
});

export const signUpResponse = z.strictObject({ success: z.literal(true), msg: z.string() });

export type SignUpRequest = z.output<typeof signUpRequest>;
export type SignUpResponse = z.output<typeof signUpResponse>;
