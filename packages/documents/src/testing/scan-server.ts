import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What stands for a virus. */
export const INFECTED_MARK = 'a mark that stands for a virus';

interface ScanServer {
  readonly host: string;
  readonly port: number;
  close(): Promise<unknown>;
}

/** A server that does with each connection as it is told. */
export async function scanServer(serve: (socket: Socket) => void): Promise<ScanServer> {
  const listening = createServer((socket) => {
    socket.on('error', () => undefined);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    host: '127.0.0.1',
    port: (listening.address() as AddressInfo).port,
    close: () => {
      listening.close();
      return once(listening, 'close');
    },
  };
}

/** Speaks INSTREAM as the daemon does: takes the pieces, and answers after the empty one. */
export function scanDaemon(socket: Socket): void {
  let heard = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    heard = Buffer.concat([heard, bytes]);
    const pieces = [];
    let at = 'zINSTREAM\0'.length;
    while (at + 4 <= heard.length) {
      const length = heard.readUInt32BE(at);
      if (length === 0) {
        const isInfected = Buffer.concat(pieces).includes(INFECTED_MARK);
        socket.end(`stream: ${isInfected ? 'Test-Signature FOUND' : 'OK'}\0`);
        return;
      }
      pieces.push(heard.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  });
}
