import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of authenticator data: present, verified, and with a new credential in it. */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

export interface Ceremony {
  /** Of the page that asks, as its browser says. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the authenticator has recognised who uses it. */
  readonly isVerified?: boolean;
  /** How often the key was used; one more each time where it is not said. */
  readonly counter?: number;
  readonly userHandle?: string;
  /** What it says of itself and its maker; nothing where it is not said. */
  readonly attestation?: readonly [format: string, statement: Map<string, unknown>];
}

/** An authenticator with one key (ES256), which says whatever a test has it say. */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let used = 0;
  let handle = '';
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ]);
  const clientData = (
    type: string,
    challenge: string,
    { origin = 'http://localhost:3001' }: Ceremony,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (flags: number, ceremony: Ceremony): Buffer => {
    used += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(ceremony.counter ?? used);
    const verified = ceremony.isVerified === false ? 0 : VERIFIED;
    const flag = Buffer.from([flags | PRESENT | verified]);
    return Buffer.concat([sha256(ceremony.rpId ?? 'localhost'), flag, counter]);
  };
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  };
  return {
    /** What a browser answers to `registration-options`. */
    register(options: { challenge: string; user: { id: string } }, ceremony: Ceremony = {}) {
      handle = options.user.id;
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
      const authData = Uint8Array.from(Buffer.concat([data(ATTESTED, ceremony), credential]));
      const [format, statement] = ceremony.attestation ?? ['none', new Map()];
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ]);
      const object = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, ceremony).toString(
            'base64url',
          ),
          attestationObject: Buffer.from(object).toString('base64url'),
          transports: ['internal', 'telepathy'],
        },
      };
    },
    /** What a browser answers to `sign-in-options`. */
    signIn(options: { challenge: string }, ceremony: Ceremony = {}) {
      const client = clientData('webauthn.get', options.challenge, ceremony);
      const authData = data(0, ceremony);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: ceremony.userHandle ?? handle,
        },
      };
    },
  };
}
