import { judgeDocument } from '@selvedge/documents/judge-document';
import { honestFiles } from '@selvedge/documents/testing/honest-files';
import { hostilePdfs } from '@selvedge/documents/testing/hostile-pdfs';
import { hostilePictures } from '@selvedge/documents/testing/hostile-pictures';
import { elapsed } from './steps.ts';

/**
 * `npm run check:uploads`: the promise that no upload harms. Hostile files of every kind, made here, must each be refused
 * with its words; honest scans and photographs of every kind must be accepted. `npm test` does the same.
 */

const hostile = [...(await hostilePdfs()), ...(await hostilePictures())];
const honest = await honestFiles();
const wrong: string[] = [];
for (const { name, type, bytes, reason } of hostile) {
  const verdict = await judgeDocument(bytes, type);
  if (verdict.accepted) wrong.push(`${name} was accepted`);
  else if (verdict.reason !== reason) wrong.push(`${name} was refused with "${verdict.reason}"`);
}
for (const { name, type, bytes } of honest) {
  const verdict = await judgeDocument(bytes, type);
  if (!verdict.accepted) wrong.push(`${name} was refused with "${verdict.reason}"`);
}
for (const line of wrong) console.log(`  ${line}`);
console.log(
  `${hostile.length} hostile and ${honest.length} honest files, ${wrong.length} judged wrongly, in ${elapsed()}`,
);
process.exit(wrong.length === 0 ? 0 : 1);
