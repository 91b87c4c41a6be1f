/** What a message is: a mail, or a subscriber for the newsletter's provider. */
export const MESSAGE_KINDS = ['mail', 'subscriber'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
