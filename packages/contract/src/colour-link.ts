/** Colours in addresses: `8a4b2c-60` is #8a4b2c with 60 % of what is asked for. Browser code may import this. */

import { MAX_ASKED_COLOURS } from './limits.ts';

/** A colour that is looked for, with its part in whole percents as a share from 0.01 to 1. */
export interface LinkedColour {
  /** As #rrggbb in lower case. */
  readonly hex: string;
  readonly share: number;
}

const TOKEN = /^([0-9a-f]{6})(?:-([1-9]\d?))?$/u;

/** A colour as the value of a query parameter. */
export function colourToken({ hex, share }: LinkedColour): string {
  const percent = Math.min(100, Math.max(1, Math.round(100 * share)));
  return percent === 100 ? hex.slice(1) : `${hex.slice(1)}-${percent}`;
}

/** The colours of an address, at most as many as may be asked for; what is no colour is passed over. */
export function readColourTokens(tokens: readonly string[]): LinkedColour[] {
  return tokens
    .flatMap((token) => {
      const [, digits, percent = '100'] = TOKEN.exec(token.toLowerCase()) ?? [];
      return digits ? [{ hex: `#${digits}`, share: Number(percent) / 100 }] : [];
    })
    .slice(0, MAX_ASKED_COLOURS);
}
