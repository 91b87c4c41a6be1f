import { becomeNobody } from './become-nobody.ts';
import type { Answer, Order } from './making-process.ts';

/**
 * Makes this process one of `makingProcess`: it knows no password, reads its own programs alone and starts nothing. It ends
 * with the process that started it.
 */
export function serveOrders<Wanted, Made>(make: (wanted: Wanted) => Promise<Made>): void {
  // What is being decoded is not waited for, as an orderly end would.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  becomeNobody();
  process.on('message', async ({ id, wanted }: Order<Wanted>) => {
    const outcome = await make(wanted).then(
      (made) => ({ made }),
      (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
    );
    const residentBytes = process.memoryUsage.rss();
    process.send?.({ id, residentBytes, ...outcome } satisfies Answer<Made>);
  });
  process.send?.('ready');
}
