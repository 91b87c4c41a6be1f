import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureJava } from '../../scripts/machine/programs.ts';

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** What HTML has taken up since: https://html.spec.whatwg.org/multipage/links.html#link-type-expect */
const NEWER_THAN_CHECKER = /^A “link” element with a “blocking” attribute must/u;

interface Report {
  readonly messages: readonly {
    readonly type: 'error' | 'info' | 'non-document-error';
    readonly url: string;
    readonly message: string;
    readonly extract?: string;
  }[];
}

/**
 * What the Nu Html Checker, which those who write the standard use, finds wrong in pages.
 *
 * @param pages the HTML of each
 * @returns a line for each error, in the order of the pages
 * @throws where there is no Java
 */
export async function faultsOfChecker(pages: readonly string[]): Promise<string[]> {
  const java = await ensureJava();
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-html-'));
  try {
    const files = pages.map((_html, index) => join(folder, `${index}.html`));
    await Promise.all(files.map((file, index) => writeFile(file, pages[index] ?? '')));
    const { stdout } = await promisify(execFile)(
      java,
      ['-jar', jar, '--stdout', '--exit-zero-always', '--format', 'json', ...files],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return (JSON.parse(stdout) as Report).messages
      .filter(({ type, message }) => type !== 'info' && !NEWER_THAN_CHECKER.test(message))
      .map(({ url, message, extract = '' }) => `${url}: ${message} (${extract.trim()})`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
