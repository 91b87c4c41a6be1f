import { hubOrigin } from '../origins.ts';
import type { HubSettings } from '../settings.ts';

/** How long a link to set a password is good. */
export const RESET_LINK_MS = 60 * 60 * 1000;

export const RESET_SUBJECT = 'Set your password for the Selvedge hub';

/** The mail that lets its reader set a password. It repeats nothing that somebody else may have typed in. */
export function resetMailHtml(settings: HubSettings, token: string): string {
  const link = `${hubOrigin(settings)}/admin/reset/${encodeURIComponent(token)}`;
  return `<p>Somebody asked to set a new password for your account in the Selvedge hub.</p>
<p><a href="${link}">Set the password</a></p>
<p>The link is good for one hour and works once. If it was not you, do nothing: your password stays as it is.</p>`;
}
