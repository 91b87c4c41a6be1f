import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';

const SECTION = /^## From nothing to a house$(.*?)^## /msu;
const BLOCK = /^```(sh|nft)\n(.*?)^```$/gmsu;

export interface DocumentedCommands {
  /** What root calls, line by line. */
  readonly shell: readonly string[];
  /** What the firewall is given. */
  readonly firewall: string;
}

/** The commands by which docs/operations.md leads from nothing to a house on one machine, in their order. */
export async function documentedCommands(): Promise<DocumentedCommands> {
  const page = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = SECTION.exec(page) ?? [];
  const blocks = [...section.matchAll(BLOCK)];
  const textOf = (language: string) =>
    blocks.filter(([, own]) => own === language).map(([, , text = '']) => text);
  const shell = textOf('sh').join('').trim().split('\n');
  if (shell.length < 10) throw new Error('docs/operations.md does not say how to begin any more.');
  return { shell, firewall: textOf('nft').join('') };
}
