import { randomBytes } from 'node:crypto';
import {
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { bodyOf, refusal } from '../../access/editors-only.ts';
import { hasRole, ROLES } from '../../access/roles.ts';
import { writeAudit } from '../../audit/audit-entry.ts';
import { wholeTransaction } from '../../database/transaction.ts';
import type { HubSettings } from '../../settings.ts';
import { holdPerson } from '../one-change-at-a-time.ts';
import { mailInvitation } from '../sign-in/invitation-link.ts';
import { requireFreshSession } from '../sign-in/ways-in.ts';

const CREATED = 201;
/** The largest number that the database gives a person. */
const MAX_ID = 2 ** 31 - 1;
const NOT_FOUND = 404;
const CONFLICT = 409;
const PASSWORD_BYTES = 48;

const invited = z.object({
  name: z.string().trim().min(1, 'say what the person is called').max(100),
  email: z.email('an e-mail address, such as ada@example.com').max(254),
  roles: z.array(z.enum(ROLES)).min(1, 'choose what the person works as'),
});

/** @throws {Forbidden} for everybody but administrators */
function requireAdministrator(req: PayloadRequest): TypedUser {
  if (!req.user || !hasRole(req, 'administrator')) throw new Forbidden(req.t);
  return req.user;
}

/** By which administrators let people in, below `/api/users`: by name, address and roles, and never by a password. */
export const invitationEndpoints = (settings: HubSettings): Endpoint[] => [
  {
    method: 'post',
    path: '/invite',
    async handler(req) {
      const asker = requireAdministrator(req);
      const given = await bodyOf(req, invited);
      await requireFreshSession(req, 'who may sign in');
      const { id } = await wholeTransaction(req, async (executor) => {
        await holdPerson(req, executor, asker.id);
        requireAdministrator(req);
        // Until the person has chosen one, the account has a password that nobody has seen.
        const password = randomBytes(PASSWORD_BYTES).toString('base64url');
        const data = { ...given, password };
        const person = await req.payload
          .create({ collection: 'users', data, req })
          .catch((error: unknown) => {
            if (!(error instanceof ValidationError)) throw error;
            const [problem] = error.data.errors;
            throw refusal(problem?.message ?? 'This person cannot be invited.', CONFLICT);
          });
        await mailInvitation(req, settings, person);
        await writeAudit(req, {
          action: 'invite',
          kind: 'users',
          id: person.id,
          title: given.name,
          fields: given.roles.map((role) => `works as: ${role}`),
        });
        return person;
      });
      return Response.json({ id, message: `${given.name} is invited.` }, { status: CREATED });
    },
  },
  {
    method: 'post',
    path: '/:id/invite',
    async handler(req) {
      requireAdministrator(req);
      const id = z.coerce.number().int().max(MAX_ID).safeParse(req.routeParams?.id).data;
      if (id === undefined) throw refusal('There is no such person.', NOT_FOUND);
      await requireFreshSession(req, 'who may sign in');
      const { email } = await wholeTransaction(req, async (executor) => {
        await holdPerson(req, executor, id);
        requireAdministrator(req);
        const person = await req.payload.findByID({
          collection: 'users',
          id,
          depth: 0,
          disableErrors: true,
          req,
        });
        if (!person) throw refusal('There is no such person.', NOT_FOUND);
        await mailInvitation(req, settings, person);
        await writeAudit(req, { action: 'invite', kind: 'users', id, title: person.name });
        return person;
      });
      return Response.json({ message: `A new link is on its way to ${email}.` });
    },
  },
];
