import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepRunning } from '../../scripts/processes/kept-process.ts';

/** Says that it is alive, among what is no word, and then holds its thread for ever; started again, it goes on as it should. */
const HANGS_ONCE = `
import { existsSync, writeFileSync } from 'node:fs';
process.on('disconnect', () => process.exit(0));
const say = (word) => new Promise((resolve) => process.send(word, resolve));
await say({ ready: 'here' });
await say({ alive: true });
for (const nothing of [null, 7, 'alive', [], { alive: 'no' }]) await say(nothing);
setInterval(() => process.send({ alive: true }), 20);
if (!existsSync('hung')) {
  writeFileSync('hung', '');
  for (;;);
}
writeFileSync('again', '');
`;

test('a process whose thread hangs is ended and started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-kept-'));
  const heard: string[] = [];
  const script = join(folder, 'program.mjs');
  writeFileSync(script, HANGS_ONCE);
  const kept = keepRunning(
    {
      name: 'site',
      script,
      cwd: folder,
      environment: {},
      withheld: [],
      firstPauseMs: 1,
      stopLimitMs: 1000,
      silenceLimitMs: 600,
    },
    (sentence) => heard.push(sentence),
  );
  try {
    expect(await kept.firstAttempt).toEqual({ ready: 'here' });
    await expect.poll(() => existsSync(join(folder, 'again')), { timeout: 20_000 }).toBe(true);
    expect(heard).toEqual([
      'The site has been silent for 0.6 s and is ended.',
      'The site has ended (SIGKILL); it is started again in 0.001 s.',
    ]);
  } finally {
    await kept.close();
    rmSync(folder, { recursive: true });
  }
});
