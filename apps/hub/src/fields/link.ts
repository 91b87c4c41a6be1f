import type { TextField, TextFieldSingleValidation } from 'payload';
import { judgeSiteAddress } from './site-address.ts';

/** Longest address that browsers and proxies pass on without trouble, in characters. */
const MAX_ADDRESS_CHARACTERS = 2000;

/** True for an https address of another site, else what would be right. */
export function judgeExternalAddress(address: string): true | string {
  const url = URL.parse(address);
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return true;
  return 'An address of another site begins with https://, such as https://example.com/page.';
}

/** True for an address that visitors can be sent to: a page of this site, or an https address of another. */
export const judgeAddress = (address: string): true | string =>
  address.startsWith('/') ? judgeSiteAddress(address) : judgeExternalAddress(address);

interface LinkOptions {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly width?: string;
}

const addressField = (
  { name, label, description, required = false, width }: LinkOptions,
  judge: (address: string) => true | string,
  usual: string,
): TextField => {
  const validate: TextFieldSingleValidation = (value) => {
    const address = value?.trim() ?? '';
    if (address === '') return required ? `Say where this leads. ${usual}` : true;
    if (address.length > MAX_ADDRESS_CHARACTERS) {
      return `An address has at most ${MAX_ADDRESS_CHARACTERS} characters; this one has ${address.length}.`;
    }
    return judge(address);
  };
  return {
    name,
    type: 'text',
    label,
    required,
    validate,
    admin: { description: description ?? usual, ...(width && { width }) },
  };
};

/** A link to a page of this site or of another. */
export const link = (options: LinkOptions): TextField =>
  addressField(
    options,
    judgeAddress,
    'A page of this site, such as /item_group/005, or https://… of another.',
  );

/** A link to another site, a film or a map. */
export const externalLink = (options: LinkOptions): TextField =>
  addressField(options, judgeExternalAddress, 'Begins with https://');
