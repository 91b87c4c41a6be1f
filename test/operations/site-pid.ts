import { readFile } from 'node:fs/promises';

/** The processes that visitors meet, below the one that `npm start` runs. */
export async function sitePids(parent: number): Promise<number[]> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  const lines = children
    .trim()
    .split(' ')
    .map(async (id) => {
      const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      return line.includes('site-process.ts') ? [Number(id)] : [];
    });
  return (await Promise.all(lines)).flat();
}

/** The only one of them; 0 where there is none. */
export const sitePid = async (parent: number): Promise<number> => (await sitePids(parent))[0] ?? 0;
