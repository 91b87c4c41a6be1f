import { becomeNobody } from './become-nobody.ts';
import { judgeHere } from './judge-here.ts';

/**
 * The process in which documents of strangers are decoded, one at a time, run by `judgeDocument`: it knows no password, may
 * read its own programs alone and start nothing. Started by root it becomes nobody, once it has all that it needs.
 */
export interface DocumentToJudge {
  readonly bytes: Uint8Array;
  readonly saidType: 'application/pdf' | 'image/jpeg' | 'image/png';
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

process.on('disconnect', () => process.exit());
// What is loaded at the first use is loaded here, while it can be read.
await judgeHere(PIXEL, 'image/png');
await judgeHere(Buffer.from('%PDF-1.7\n%%EOF\n'), 'application/pdf');
becomeNobody();
process.on('message', ({ bytes, saidType }: DocumentToJudge) => {
  void judgeHere(Buffer.from(bytes), saidType).then((verdict) => process.send?.(verdict));
});
process.send?.('ready');
