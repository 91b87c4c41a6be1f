import { folderOriginals } from './folder-originals.ts';
import type { Originals } from './originals.ts';
import type { S3Settings } from './s3-settings.ts';

/**
 * The originals as the settings have them: in a folder, or in a bucket. With a bucket the folder is looked into first:
 * the demo supplier's pictures lie there, which are drawn and can be drawn again; whatever is kept goes to the bucket.
 */
export async function openOriginals(
  folder: string,
  s3: S3Settings | undefined,
): Promise<Originals> {
  const local = folderOriginals(folder);
  if (s3 === undefined) return local;
  // Its client is large, and most houses keep their pictures in a folder.
  const { s3Originals } = await import('./s3-originals.ts');
  const bucket = s3Originals(s3);
  return {
    read: async (hash) => (await local.read(hash)) ?? bucket.read(hash),
    write: bucket.write,
  };
}
