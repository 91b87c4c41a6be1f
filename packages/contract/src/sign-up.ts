import { z } from 'zod';

/** Longest e-mail address there can be (RFC 5321: 64 characters, the @, and 255). */
export const EMAIL_MAX_CHARACTERS = 320;

/** Something, an @ and a host name; no white space and no control characters. */
const EMAIL_SHAPE = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** POST omnisend/sign-up of the notification service. Source: CALL-20, NEWS-05. */
export const signUpRequest = z.strictObject({
  email: z
    .string()
    .max(EMAIL_MAX_CHARACTERS)
    .regex(EMAIL_SHAPE, 'Email invalid! Email must include the @ character')
    .describe('Where the newsletter goes'),
});

/** The same for every address, so that nobody can ask who subscribes. */
export const signUpResponse = z.strictObject({
  success: z.literal(true),
  msg: z.string(),
});

export type SignUpResponse = z.infer<typeof signUpResponse>;
