import { once } from 'node:events';
import { expect, test } from 'vitest';
import { DOCUMENT_MEMORY_MB, limitedProcess } from './limited-process.ts';

test('a process that draws on and on ends by itself, though nobody ends it', async () => {
  const child = limitedProcess(['--eval', 'for (;;);'], DOCUMENT_MEMORY_MB, {
    stdio: 'ignore',
    cpuSeconds: 1,
  });
  const [code, signal] = await once(child, 'exit');
  expect(code).toBeNull();
  expect(['SIGXCPU', 'SIGKILL']).toContain(signal);
});
