import { join } from 'node:path';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { Product } from '@selvedge/contract/product';
import { drawInWorkers, type WorkersOptions } from '../drawing/draw-in-workers.ts';
import { isDrawn } from '../drawing/draw-job.ts';
import type { PictureEntry } from '../picture-entry.ts';
import type { ComposeJob, JobCover } from './compose-worker.ts';
import { coverProduct } from './cover-product.ts';
import { type Cover, hourOf } from './dressed-scene.ts';
import type { PlannedPicture, ScenePlan } from './scene-plan.ts';

/** Passes and textures take some 200 MB of each process. */
const MAX_WORKERS = 4;
/** Pictures of one scene in one light that a process makes in a go: to read the passes takes as long as half a picture. */
const PICTURES_EACH = 4;

/**
 * Makes the planned pictures that are missing under `mediaDir`, from the passes of their scenes and the pictures of
 * `products`, which lie there already. Gives what is to be known of each, by its path. `onProgress` hears how many are
 * done. Rejects with the first error; what was made until then stays.
 *
 * @param products with the whole addresses of their pictures, which say how large in the world each is
 */
export async function composeScenes(
  mediaDir: string,
  plan: ScenePlan,
  products: readonly Product[],
  { onProgress }: Pick<WorkersOptions<ComposeJob>, 'onProgress'> = {},
): Promise<Map<string, PictureEntry>> {
  const missing: PlannedPicture[] = [];
  for (const planned of plan.pictures)
    if (!(await isMade(mediaDir, planned))) missing.push(planned);
  const byPasses = Map.groupBy(missing, ({ scene, dressed }) => `${scene.name} ${hourOf(dressed)}`);
  const jobs = [...byPasses.values()].flatMap((pictures): ComposeJob[] => {
    const [first] = pictures;
    if (!first) return [];
    return Array.from({ length: Math.ceil(pictures.length / PICTURES_EACH) }, (_, at) => ({
      mediaDir,
      passesFolder: plan.folder,
      scene: first.scene,
      hour: hourOf(first.dressed),
      pictures: pictures
        .slice(at * PICTURES_EACH, (at + 1) * PICTURES_EACH)
        .map((planned) => ({ ...planned, wears: wearsOf(planned, products) })),
    }));
  });
  return drawInWorkers({
    script: new URL('./compose-worker.ts', import.meta.url),
    jobs,
    total: missing.flatMap(({ file, phone }) => (phone ? [file, phone.file] : [file])).length,
    maxWorkers: MAX_WORKERS,
    ...(onProgress && { onProgress }),
  });
}

const isMade = async (mediaDir: string, { file, phone }: PlannedPicture): Promise<boolean> =>
  (await isDrawn(join(mediaDir, file))) && (!phone || (await isDrawn(join(mediaDir, phone.file))));

/** @throws {Error} for a surface that the scene does not have, or a design that it cannot wear */
export function wearsOf(
  { scene, dressed }: Pick<PlannedPicture, 'scene' | 'dressed'>,
  products: readonly Product[],
): [surface: string, worn: JobCover | string][] {
  return Object.entries(dressed.wears).map(([name, worn]) => {
    const surface = scene.surfaces.find((one) => one.surface === name);
    if (!surface) throw new Error(`${scene.name} has no surface ${name}`);
    if (typeof worn === 'object') return [name, jobCover(worn, products, surface)];
    if (!surface.paint) throw new Error(`${name} of ${scene.name} takes no paint`);
    return [name, worn];
  });
}

function jobCover(
  cover: Cover,
  products: readonly Product[],
  surface: Parameters<typeof coverProduct>[2],
): JobCover {
  const { product, ...laid } = coverProduct(products, cover, surface);
  const path = readPictureAddress(product.primaryImageUrl)?.path ?? '';
  return { ...laid, file: path.slice('/media/'.length) };
}
