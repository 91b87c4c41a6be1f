import { connect } from 'node:net';

/** Where a ClamAV daemon listens. */
export interface ScannerAddress {
  readonly host: string;
  readonly port: number;
}

/** Looks for viruses in a file. Rejects where it gets no answer. */
export type VirusScanner = (bytes: Uint8Array) => Promise<'clean' | 'infected'>;

/** Time for the whole conversation: a file of two mebibytes takes a good daemon a tenth of a second. */
const TIME_LIMIT_MS = 15_000;
const CHUNK_BYTES = 64 * 1024;
const MAX_REPLY_BYTES = 4096;

/** The parts of an INSTREAM command, as `clamd(8)` has it: each piece behind its length, and an empty one at the end. */
function* conversation(bytes: Uint8Array): Generator<Uint8Array> {
  const length = (count: number) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(count);
    return four;
  };
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES);
    yield length(piece.length);
    yield piece;
  }
  yield length(0);
}

/** The daemon's verdict: `stream: OK`, or `stream: Eicar-Signature FOUND`. Anything else is no verdict. */
function verdict(reply: string): 'clean' | 'infected' {
  const text = reply.replace(/\0$/u, '').trim();
  if (text === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/u.test(text)) return 'infected';
  throw new Error(`The virus scanner answered "${text.slice(0, 100)}"`);
}

/** A scanner that asks a ClamAV daemon over TCP, a connection for each file. */
export function clamavScanner(
  address: ScannerAddress,
  timeLimitMs: number = TIME_LIMIT_MS,
): VirusScanner {
  return (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect(address);
      let reply = '';
      const fail = (error: Error) => {
        socket.destroy();
        reject(error);
      };
      const timer = setTimeout(() => fail(new Error('The virus scanner is silent')), timeLimitMs);
      socket.setEncoding('utf8');
      socket.on('connect', () => {
        for (const part of conversation(bytes)) socket.write(part);
      });
      socket.on('data', (text: string) => {
        reply += text;
        if (reply.length > MAX_REPLY_BYTES) fail(new Error('The virus scanner says too much'));
        else if (reply.endsWith('\0')) socket.end();
      });
      socket.on('error', fail);
      socket.on('close', () => {
        clearTimeout(timer);
        try {
          resolve(verdict(reply));
        } catch (error) {
          reject(error);
        }
      });
    });
}
