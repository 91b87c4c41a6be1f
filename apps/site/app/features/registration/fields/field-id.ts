/** The id of a field's element, by the field's name in its form: `contacts.0.salesEmail` is `contacts-0-salesEmail`. */
export const fieldId = (name: string): string => name.replaceAll('.', '-');

/** The id of the message under a field. */
export const messageId = (name: string): string => `${fieldId(name)}-message`;
