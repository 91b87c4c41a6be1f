import { sortForm } from '@selvedge/contract/text';

/**
 * The form in which a typed text and a name are compared: no case, no accents, and only letters and digits, a single
 * space between words. "Éclat – Blue/Grey" is "eclat blue grey".
 */
export function searchForm(text: string): string {
  return sortForm(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a {@link searchForm}. */
export function wordsOf(form: string): string[] {
  return form === '' ? [] : form.split(' ');
}
