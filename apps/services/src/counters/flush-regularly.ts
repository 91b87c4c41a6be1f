import type { FastifyInstance } from 'fastify';

const FLUSH_EVERY_MS = 10_000;

/** Has what was counted written every ten seconds, and when the application is closed. */
export function flushRegularly(
  app: FastifyInstance,
  tally: { readonly flush: () => Promise<void> },
): void {
  const timer = setInterval(() => void tally.flush(), FLUSH_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await tally.flush();
  });
}
