import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing separator. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The script behind a command of an installed package, so that it can be run by this very Node.js.
 *
 * @param command the command's name
 * @param packageName the package it comes with; the command's name by default
 * @throws Error when the package is not installed or has no such command
 */
export function binary(command: string, packageName: string = command): string {
  const folder = [root, join(root, 'apps/site'), join(root, 'apps/hub')]
    .map((base) => join(base, 'node_modules', packageName))
    .find((candidate) => existsSync(candidate));
  if (!folder) throw new Error(`The package ${packageName} is not installed; call npm install.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin?.[command];
  if (!path) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, path);
}
