'use client';

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { type Answer, ask } from '../../ui/ask.ts';

const PASSKEYS = '/api/users/passkeys';

/** Why a browser made or gave no passkey, in words for the person before it. */
function whyNot(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for you already.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used: it was cancelled, or it took too long. Try again.';
  if (name === 'SecurityError')
    return 'Passkeys work at the hub’s own address alone (HUB_ORIGIN), by https or on localhost.';
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return 'This device cannot keep a passkey that checks who uses it. Use another one, or a password.';
  return 'This browser could not use a passkey. Try another one, or use your password.';
}

type Options<Start extends (...given: never[]) => unknown> = Parameters<Start>[0] extends {
  optionsJSON: infer JSON;
}
  ? JSON
  : never;

/**
 * Has the browser make a passkey, and adds it.
 *
 * @param token of an invitation, where nobody is signed in yet
 * @returns what is wrong, or null
 */
export async function addPasskey(name: string, token?: string): Promise<string | null> {
  const link = token === undefined ? {} : { token };
  const asked: Answer = await ask(`${PASSKEYS}/registration-options`, link);
  if (asked.problem !== null) return asked.problem;
  try {
    const optionsJSON = asked.body as Options<typeof startRegistration>;
    const response = await startRegistration({ optionsJSON });
    return (await ask(PASSKEYS, { ...link, name, response })).problem;
  } catch (error) {
    return whyNot(error);
  }
}

/** Signs in by a passkey of this device. @returns what is wrong, or null */
export async function signInByPasskey(): Promise<string | null> {
  const asked = await ask(`${PASSKEYS}/sign-in-options`, {});
  if (asked.problem !== null) return asked.problem;
  try {
    const optionsJSON = asked.body as Options<typeof startAuthentication>;
    const response = await startAuthentication({ optionsJSON });
    return (await ask(`${PASSKEYS}/sign-in`, { response })).problem;
  } catch (error) {
    return whyNot(error);
  }
}

export const renamePasskey = (id: number, name: string): Promise<Answer> =>
  ask(`${PASSKEYS}/${id}`, { name }, 'PATCH');

export const removePasskey = (id: number): Promise<Answer> =>
  ask(`${PASSKEYS}/${id}`, {}, 'DELETE');
