import { readFile } from 'node:fs/promises';

/** The process that visitors meet, below the one that `npm start` runs; 0 where there is none. */
export async function sitePid(parent: number): Promise<number> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  for (const id of children.trim().split(' ')) {
    const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (line.includes('site-process.ts')) return Number(id);
  }
  return 0;
}
