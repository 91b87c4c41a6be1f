import { createServer } from 'node:net';

/** A port that nothing has now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = Object(server.address());
      server.close(() => resolve(port));
    });
  });
}
