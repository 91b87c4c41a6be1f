import { folderOriginals } from './folder-originals.ts';
import type { Originals } from './originals.ts';
import type { S3Settings } from './s3-settings.ts';

/**
 * The originals as the settings have them: in a folder, or in a bucket. With a bucket the folder is looked into first:
 * the demo supplier's pictures lie there, which are drawn and can be drawn again; whatever is kept goes to the bucket.
 */
export function openOriginals(folder: string, s3: S3Settings | undefined): Originals {
  const local = folderOriginals(folder);
  if (s3 === undefined) return local;
  // Its client is large, so it is loaded when a picture is first wanted.
  let opened: Promise<Originals> | undefined;
  const bucket = () => {
    opened ??= import('./s3-originals.ts').then(({ s3Originals }) => s3Originals(s3));
    return opened;
  };
  return {
    read: async (hash) => (await local.read(hash)) ?? (await bucket()).read(hash),
    write: async (bytes, ending) => (await bucket()).write(bytes, ending),
  };
}
