import {
  APIError,
  AuthenticationError,
  type Endpoint,
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { z } from 'zod';
import { bodyOf, refusal } from '../../access/editors-only.ts';
import { hasRole, ROLES } from '../../access/roles.ts';
import { ADDRESS_HEADER, writeAudit } from '../../audit/audit-entry.ts';
import { executorOf, wholeTransaction } from '../../database/transaction.ts';
import type { HubSettings } from '../../settings.ts';
import { holdPerson } from '../one-change-at-a-time.ts';
import { personOfLink, spendLink } from '../sign-in/invitation-link.ts';
import type { SignInLock } from '../sign-in/sign-in-lock.ts';
import { endOtherSessions, startSession } from '../sign-in/start-session.ts';
import { endLinks, requireFreshSession, sessionOf, tellOwner } from '../sign-in/ways-in.ts';
import {
  challengeOf,
  provenRegistration,
  provenUse,
  registrationOptions,
  registrationResponse,
  signInOptions,
  signInResponse,
} from './ceremonies.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';
import {
  addPasskey,
  findPasskey,
  MAX_PASSKEY_NAME,
  MOST_PASSKEYS,
  noteUse,
  passkeysOf,
  removePasskeys,
  renamePasskey,
  shownPasskeys,
} from './passkey-store.ts';

const KIND = 'users';
const TO_SIGN_IN = 'sign in';
const toRegister = (personId: number): string => `add to ${personId}`;

const NOT_FOUND = 404;
const CONFLICT = 409;
const NO_STORE = { 'cache-control': 'no-store' } as const;

/** One answer, whatever was wrong: who asks learns of no colleague and of no lock. */
class PasskeyRefused extends AuthenticationError {
  override readonly name = 'AuthenticationError';
  override readonly message =
    'This passkey was not taken. Try again, or sign in with your password.';
}

const name = z
  .string()
  .trim()
  .min(1, 'say what to call the passkey')
  .max(MAX_PASSKEY_NAME, `at most ${MAX_PASSKEY_NAME} characters`);
const token = z.string().min(1).max(200);
const optionsBody = z.object({ token: token.optional() });
/** Who may add one is judged before the rest is looked at. */
const addBody = z.looseObject({ token: token.optional() });
const registrationBody = z.object({
  token: token.optional(),
  name,
  response: registrationResponse,
});
const signInBody = z.object({ response: signInResponse });
const renameBody = z.object({ name });

const answer = (body: object, cookie?: string): Response =>
  Response.json(body, { headers: { ...NO_STORE, ...(cookie && { 'set-cookie': cookie }) } });

/** Who is signed in, with a role or on the way to it: an administrator who has to add a passkey first. */
function personSignedIn(req: PayloadRequest): TypedUser {
  const { user } = req;
  if (!user || !(hasRole(req, ...ROLES) || user.needsPasskey)) throw new Forbidden(req.t);
  return user;
}

const numberOf = (value: unknown): number =>
  typeof value === 'string' ? Number(value) : Number.NaN;

/** The addresses of passkeys, below `/api/users`. */
export function passkeyEndpoints(settings: HubSettings, lock: SignInLock): Endpoint[] {
  /** Whose passkey is added: of whoever is signed in, or of whom an invitation is for and who has no other. */
  async function personWhoAdds(req: PayloadRequest, link: string | undefined): Promise<TypedUser> {
    const person = link === undefined ? personSignedIn(req) : await personOfLink(req, link);
    if (link === undefined) await requireFreshSession(req);
    const known = await passkeysOf(executorOf(req.payload), person.id);
    if (link !== undefined && known.length > 0)
      throw refusal('This account has a passkey: sign in with it, and add others there.', CONFLICT);
    if (known.length >= MOST_PASSKEYS)
      throw refusal(
        `One person has ${MOST_PASSKEYS} passkeys at most. Remove one first.`,
        CONFLICT,
      );
    return person;
  }

  const offerToAdd: PayloadHandler = async (req) => {
    const { token: link } = await bodyOf(req, optionsBody);
    const person = await personWhoAdds(req, link);
    const known = await passkeysOf(executorOf(req.payload), person.id);
    const challenge = makeChallenge(req.payload.secret, toRegister(person.id));
    const credentials = known.map(({ credential }) => credential);
    return answer(await registrationOptions(settings, person, challenge, credentials));
  };

  const add: PayloadHandler = async (req) => {
    const given = await bodyOf(req, addBody);
    const person = await personWhoAdds(req, given.token);
    const parsed = registrationBody.safeParse(given);
    if (!parsed.success) throw refusal(parsed.error.issues[0]?.message ?? 'Say which passkey.');
    const body = parsed.data;
    const isOurs = await takeChallenge(
      executorOf(req.payload),
      req.payload.secret,
      toRegister(person.id),
      challengeOf(body.response.response),
    );
    const credential = isOurs ? await provenRegistration(settings, body.response) : null;
    if (!credential)
      throw refusal('The passkey could not be checked, or it took too long. Try again.');
    const cookie = await wholeTransaction(req, async (executor) => {
      // Whoever was signed out while they proved it, or has lost the link, adds nothing.
      await holdPerson(req, executor, person.id);
      if (body.token === undefined) await requireFreshSession(req);
      else await spendLink(req, body.token, executor);
      if (!(await addPasskey(executor, person.id, body.name, credential)))
        throw refusal('This passkey is known already.', CONFLICT);
      // Whoever knew the password before the first passkey is not let on by it.
      const isFirst = (await passkeysOf(executor, person.id)).length === 1;
      if (isFirst) await endOtherSessions(executor, person.id, sessionOf(req));
      const actor = { id: person.id, name: `${person.name} <${person.email}>` };
      const line = { action: 'add passkey', kind: KIND, id: person.id, title: person.name };
      await writeAudit(req, { ...line, actor });
      await tellOwner(executor, settings, person, 'A passkey was added to your account.');
      return body.token === undefined ? undefined : startSession(req, person);
    });
    return answer({ message: 'The passkey is added.' }, cookie);
  };

  const offerToSignIn: PayloadHandler = async (req) => {
    const challenge = makeChallenge(req.payload.secret, TO_SIGN_IN);
    return answer(await signInOptions(settings, challenge));
  };

  const signIn: PayloadHandler = async (req) => {
    const { response } = await bodyOf(req, signInBody);
    const executor = executorOf(req.payload);
    const passkey = await findPasskey(executor, response.id);
    const person: TypedUser | null = passkey
      ? await req.payload.db.findOne({
          collection: 'users',
          where: { id: { equals: passkey.personId } },
        })
      : null;
    const isOurs = await takeChallenge(
      executor,
      req.payload.secret,
      TO_SIGN_IN,
      challengeOf(response.response),
    );
    // Of a passkey that nobody has nothing is guessed, and nothing remembered in the place of what is.
    if (!isOurs || !passkey || !person) throw new PasskeyRefused(req.t);
    if (lock.note(person.email, req.headers.get(ADDRESS_HEADER) ?? ''))
      throw new PasskeyRefused(req.t);
    const counter = await provenUse(settings, response, passkey.credential, person.id);
    if (counter === null) throw new PasskeyRefused(req.t);
    const cookie = await wholeTransaction(req, async (transaction) => {
      if (!(await noteUse(transaction, passkey.id, counter))) throw new PasskeyRefused(req.t);
      return startSession(req, person);
    });
    return answer({ message: 'You are signed in.' }, cookie);
  };

  const list: PayloadHandler = async (req) =>
    answer(await shownPasskeys(executorOf(req.payload), personSignedIn(req).id));

  const rename: PayloadHandler = async (req) => {
    const person = personSignedIn(req);
    const key = numberOf(req.routeParams?.key);
    const given = await bodyOf(req, renameBody);
    const isThere =
      Number.isSafeInteger(key) &&
      (await renamePasskey(executorOf(req.payload), person.id, key, given.name));
    if (!isThere) throw new APIError('You have no such passkey.', NOT_FOUND, null, true);
    return answer({ message: 'Saved.' });
  };

  const removeOwn: PayloadHandler = async (req) => {
    const person = personSignedIn(req);
    await requireFreshSession(req);
    const key = numberOf(req.routeParams?.key);
    await wholeTransaction(req, async (executor) => {
      await holdPerson(req, executor, person.id);
      if (!Number.isSafeInteger(key) || (await removePasskeys(executor, person.id, key)) === 0)
        throw new APIError('You have no such passkey.', NOT_FOUND, null, true);
      await endOtherSessions(executor, person.id, sessionOf(req)); // the lost device may have begun one
      const line = { kind: KIND, id: person.id, title: person.name };
      await writeAudit(req, { action: 'remove passkey', ...line });
      await tellOwner(executor, settings, person, 'A passkey was removed from your account.');
    });
    return answer({ message: 'The passkey is removed.' });
  };

  /** Recovery: whoever has lost a passkey asks an administrator, who also ends the sessions that it may have begun. */
  const removeOfAnother: PayloadHandler = async (req) => {
    if (!hasRole(req, 'administrator')) throw new Forbidden(req.t);
    const id = numberOf(req.routeParams?.id);
    const person = await req.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      disableErrors: true,
    });
    if (!person) throw new APIError('There is no such person.', NOT_FOUND, null, true);
    await requireFreshSession(req, 'who may sign in');
    const removed = await wholeTransaction(req, async (executor) => {
      await holdPerson(req, executor, person.id);
      if (!hasRole(req, 'administrator')) throw new Forbidden(req.t);
      const count = await removePasskeys(executor, person.id);
      const ended = { id: person.id, sessions: [], updatedAt: null };
      await endLinks(executor, person.id);
      await req.payload.db.updateOne({ collection: 'users', id: person.id, data: ended, req });
      const line = { kind: KIND, id: person.id, title: person.name };
      await writeAudit(req, { action: 'remove passkeys', ...line });
      await tellOwner(
        executor,
        settings,
        person,
        'An administrator removed the passkeys of your account.',
      );
      return count;
    });
    return answer({ message: `${removed} removed. The person is signed out everywhere.` });
  };

  return [
    { method: 'post', path: '/passkeys/registration-options', handler: offerToAdd },
    { method: 'get', path: '/passkeys', handler: list },
    { method: 'post', path: '/passkeys', handler: add },
    { method: 'post', path: '/passkeys/sign-in-options', handler: offerToSignIn },
    { method: 'post', path: '/passkeys/sign-in', handler: signIn },
    { method: 'patch', path: '/passkeys/:key', handler: rename },
    { method: 'delete', path: '/passkeys/:key', handler: removeOwn },
    { method: 'delete', path: '/:id/passkeys', handler: removeOfAnother },
  ];
}
