/** The words of the result dialogs. Source: REG-66, REG-67. */
export const REGISTRATION_SENT = 'Registration request sent successfully.';
export const REGISTRATION_NOT_SENT = 'Registration request not sent successfully.';

/** Said of a document that only the service had, and has no more. */
export const DOCUMENT_GONE = 'We do not have this file any more; please choose it again';

/** A registration that was not taken; its message is the service's. */
export class RegistrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RegistrationError';
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * The reference under which a registration was taken, read from the answer's `json` field. Throws
 * {@link RegistrationError} with the answer's message where it is a failure or holds no reference. Browser code may
 * import this. Source: CALL-25, decision 36.
 */
export function registrationReference(answer: unknown): string {
  const reference = field(field(answer, 'json'), 'reference');
  if (field(answer, 'success') === true && typeof reference === 'string' && reference !== '')
    return reference;
  const message = field(answer, 'msg');
  throw new RegistrationError(
    typeof message === 'string' && message !== '' ? message : REGISTRATION_NOT_SENT,
  );
}
