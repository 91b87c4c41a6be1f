import type pg from 'pg';
import { z } from 'zod';

/** The house in whose name mails are sent; each part is '' where the settings do not say it. */
export interface SigningHouse {
  readonly name: string;
  readonly telephone: string;
  readonly email: string;
}

const said = z
  .string()
  .nullable()
  .transform((text) => text ?? '');
const house = z.object({ name: said, telephone: said, email: said });

/** What the site's settings say of the house, by which the reader of a mail knows who writes. */
export async function signingHouse(client: pg.ClientBase): Promise<SigningHouse> {
  const { rows } = await client.query(
    'SELECT supplier_name AS name, telephone, info_email AS email FROM hub.site_settings LIMIT 1',
  );
  return house.parse(rows[0] ?? { name: null, telephone: null, email: null });
}

/** A mail's text with the house under it. */
export function signed(text: string, { name, telephone, email }: SigningHouse): string {
  const lines = [name, telephone, email].filter((line) => line !== '');
  if (lines.length === 0) return text;
  return `${text.trimEnd()}\n\n${lines.join('\n')}\n`;
}
