import { commitTransaction, type Endpoint, initTransaction, killTransaction } from 'payload';
import { ADDRESS_HEADER, writeAudit } from '../audit/audit-entry.ts';
import {
  ADMINISTRATORS,
  backToApplication,
  deskEndpoint,
  formOf,
  NO_STORE,
} from '../desk/desk-request.ts';
import { transactionOf } from '../projections/transaction.ts';
import { eraseRegistration } from './erase-registration.ts';
import { exportRegistration } from './export-registration.ts';

const NOT_FOUND = 404;

/** `GET /api/registrations/{id}/export`: everything that is kept of an application and its people, as one JSON file. */
const exportData = (dataDir: string): Endpoint =>
  deskEndpoint('get', '/export', ADMINISTRATORS, async ({ req, registration, executor }) => {
    const { id, reference } = registration;
    const data = await exportRegistration(executor, dataDir, registration);
    if (!data) return new Response(null, { status: NOT_FOUND, headers: NO_STORE });
    await writeAudit(req, { action: 'export', kind: 'registrations', id, title: reference });
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        ...NO_STORE,
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${reference}.json"`,
      },
    });
  });

/** `POST /api/registrations/{id}/erase` with `confirm`, which repeats the reference: erases what is personal. */
const erase: Endpoint = deskEndpoint(
  'post',
  '/erase',
  ADMINISTRATORS,
  async ({ req, registration: { id, reference } }) => {
    const typed = (await formOf(req)).get('confirm');
    if (typeof typed !== 'string' || typed.trim().toUpperCase() !== reference) {
      return backToApplication(id, 'not_confirmed');
    }
    await initTransaction(req);
    try {
      const { user } = req;
      await eraseRegistration(await transactionOf(req), id, 'asked for', {
        id: user?.id ?? '',
        name: user ? `${user.name} <${user.email}>` : '',
        address: req.headers.get(ADDRESS_HEADER) ?? undefined,
      });
      await commitTransaction(req);
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
    return backToApplication(id, 'erased');
  },
);

/** What a person whose data is kept may ask for. */
export const personalDataEndpoints = (dataDir: string): Endpoint[] => [exportData(dataDir), erase];
