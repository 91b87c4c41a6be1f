import { itemLabel } from '@selvedge/contract/registration-item-labels';
import { writeAudit } from '../audit/audit-entry.ts';
import { isSecret, valueAt } from '../registrations/sections.ts';
import { CLERKS, deskEndpoint, formOf, NO_STORE } from './desk-request.ts';
import { openApplication } from './open-application.ts';

const NOT_FOUND = 404;

/** `POST /api/registrations/{id}/reveal` with an item's `path`: its masked number in plain, written down as revealed. */
export const revealNumber = (dataDir: string) =>
  deskEndpoint('post', '/reveal', CLERKS, async ({ req, registration, executor }) => {
    const path = (await formOf(req)).get('path');
    const { id, reference } = registration;
    const written =
      typeof path === 'string' && isSecret(path)
        ? await openApplication(executor, dataDir, id)
        : undefined;
    const value = written && typeof path === 'string' ? valueAt(written, path) : undefined;
    if (value === undefined || typeof path !== 'string') {
      return new Response(null, { status: NOT_FOUND, headers: NO_STORE });
    }
    await writeAudit(req, {
      action: 'reveal',
      kind: 'registrations',
      id,
      title: reference,
      fields: [itemLabel(path)],
    });
    return Response.json({ value }, { headers: NO_STORE });
  });
