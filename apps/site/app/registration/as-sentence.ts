/** What a service says, with the full stop that its messages may lack. */
export const asSentence = (words: string): string => (/[.!?]$/u.test(words) ? words : `${words}.`);
