import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import {
  cose,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
  isoUint8Array,
} from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { type HubSettings, hubOrigin } from '../../settings.ts';
import { knownTransports } from './passkey-store.ts';

/**
 * Web Authentication (W3C, level 3) as the hub asks for it: bound to the hub's own address, which no request can change;
 * a key that knows whose it is, so that nobody types a name; and a person who was recognised by their device, so that a
 * key that was found is not enough.
 */

/** How a passkey signs: what every authenticator of today knows one of. */
const ALGORITHMS = [cose.COSEALG.EdDSA, cose.COSEALG.ES256, cose.COSEALG.RS256];

const encoded = z.string().max(200_000);
const credentialId = z
  .string()
  .regex(/^[\w-]+$/u)
  .max(1400);
const base = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

/** What a browser answers to a request to sign in. */
export const signInResponse = z
  .object({
    ...base,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: z.string().max(200).nullish(),
    }),
  })
  .transform(({ response, ...rest }): AuthenticationResponseJSON => {
    const { userHandle, ...signed } = response;
    return {
      ...rest,
      response: { ...signed, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    };
  });

/** What a browser answers to a request to make a passkey. */
export const registrationResponse = z
  .object({
    ...base,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .transform(({ response, ...rest }) => ({ ...rest, response, clientExtensionResults: {} }));
type GivenRegistration = z.output<typeof registrationResponse>;

const rpID = (settings: HubSettings): string => new URL(hubOrigin(settings)).hostname;

/** What the authenticator stores as whose key it is. */
const handleOf = (personId: number) => isoUint8Array.fromUTF8String(`person ${personId}`);

/** The challenge that an answer repeats; empty where it says none. */
export function challengeOf({ clientDataJSON }: { readonly clientDataJSON: string }): string {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** What a browser needs to make a passkey for a person. */
export const registrationOptions = (
  settings: HubSettings,
  person: { readonly id: number; readonly email: string; readonly name: string },
  challenge: Uint8Array<ArrayBuffer>,
  known: readonly WebAuthnCredential[],
) =>
  generateRegistrationOptions({
    rpName: 'Selvedge hub',
    rpID: rpID(settings),
    userID: handleOf(person.id),
    userName: person.email,
    userDisplayName: person.name,
    challenge,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      ...(transports && { transports }),
    })),
  });

/** What a browser needs to ask for a passkey of the hub, whoever's it is. */
export const signInOptions = (settings: HubSettings, challenge: Uint8Array<ArrayBuffer>) =>
  generateAuthenticationOptions({
    rpID: rpID(settings),
    challenge,
    userVerification: 'required',
  });

/**
 * What an authenticator has made, without what is said of the authenticator: the hub asks for none of it, and to judge it
 * the library would fetch whatever address a certificate names. Null where it is no such thing.
 */
function withoutAttestation(attestationObject: string): string | null {
  try {
    const given = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const authData: unknown = given.get('authData');
    if (!(authData instanceof Uint8Array)) return null;
    const bare = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ]);
    return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
  } catch {
    return null; // the library throws what is wrong with it
  }
}

/** The new passkey that an answer proves, or null. The caller has taken its challenge. */
export async function provenRegistration(
  settings: HubSettings,
  response: GivenRegistration,
): Promise<WebAuthnCredential | null> {
  const transports = knownTransports(response.response.transports);
  const attestationObject = withoutAttestation(response.response.attestationObject);
  if (attestationObject === null) return null;
  const given: RegistrationResponseJSON = {
    ...response,
    response: { ...response.response, attestationObject, transports },
  };
  const proof = await verifyRegistrationResponse({
    response: given,
    expectedChallenge: challengeOf(response.response),
    expectedOrigin: hubOrigin(settings),
    expectedRPID: rpID(settings),
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => null); // the library throws what is wrong with an answer
  return proof?.verified ? proof.registrationInfo.credential : null;
}

/** How often a passkey was used, by its answer; null where the answer proves nothing. The caller has taken its challenge. */
export async function provenUse(
  settings: HubSettings,
  response: AuthenticationResponseJSON,
  credential: WebAuthnCredential,
  personId: number,
): Promise<number | null> {
  const { userHandle } = response.response;
  const isTheirs = userHandle === Buffer.from(handleOf(personId)).toString('base64url');
  if (!isTheirs) return null;
  const proof = await verifyAuthenticationResponse({
    response,
    credential,
    expectedChallenge: challengeOf(response.response),
    expectedOrigin: hubOrigin(settings),
    expectedRPID: rpID(settings),
    requireUserVerification: true,
  }).catch(() => null);
  return proof?.verified ? proof.authenticationInfo.newCounter : null;
}
