import { costlyPicture } from '@selvedge/documents/testing/costly-picture';
import { scanDaemon, scanServer } from '@selvedge/documents/testing/scan-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp } from './test-app.ts';

const LIMIT_MS = 60_000;
/** A picture of this side takes longer to look into. */
const ANSWER_MS = 600;
const SIDE_PX = 7000;

const pdf = (word: string): string =>
  `data:application/pdf;base64,${btoa(`%PDF-1.7 ${word}\n%%EOF\n`)}`;

test('a document whose sender has had an answer is not looked into when its turn comes', {
  timeout: 2 * LIMIT_MS,
}, async () => {
  const scanned: string[] = [];
  const scanner = await scanServer((socket) => {
    socket.on('data', (bytes) => {
      const [, word = 'picture'] = /%PDF-1.7 (\w+)/u.exec(bytes.toString('latin1')) ?? [];
      if (scanned.at(-1) !== word) scanned.push(word);
    });
    scanDaemon(socket);
  });
  const service = await startTestApp({
    environment: { CLAMAV_HOST: scanner.host, CLAMAV_PORT: String(scanner.port) },
    limits: { documentsMs: ANSWER_MS },
  });
  onTestFinished(async () => {
    await service.close();
    await scanner.close();
  });
  const save = async (document: string) => {
    const { statusCode } = await service.ask('product', {
      method: 'POST',
      url: '/consumer/registration-draft/save-document',
      payload: { slot: 'bank_letter', name: 'a file', document },
    });
    return statusCode;
  };
  const costly = `data:image/jpeg;base64,${(await costlyPicture(SIDE_PX)).toString('base64')}`;
  // The picture is looked into for some seconds after its answer, and the place of its client is taken.
  expect([await save(costly), await save(pdf('second'))]).toEqual([503, 503]);
  await vi.waitFor(() => expect(scanned).toEqual(['picture']), LIMIT_MS);
  await save(pdf('third'));
  await vi.waitFor(() => expect(scanned).toContain('third'), LIMIT_MS);
  expect(scanned).toEqual(['picture', 'third']);
});
