import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hour } from '@selvedge/contract/scene-urls';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import type { Wear } from '@selvedge/scenes/dress';
import { lightOfHex } from '@selvedge/scenes/light';
import { clothOf, photograph } from '@selvedge/scenes/photograph';
import type { ProductLaying } from '@selvedge/scenes/product-laying';
import { readPasses } from '@selvedge/scenes/read-scenes';
import type { Scene } from '@selvedge/scenes/scene';
import sharp, { type Sharp } from 'sharp';
import { putFile } from '../drawing/draw-job.ts';
import { serveJobs } from '../drawing/serve-jobs.ts';
import { pictureEntry } from '../picture-entry.ts';
import type { PhonePart } from './scene-plan.ts';

/** Of 100: other pictures are made of it. */
const QUALITY = 90;

/** A design that a surface wears: its picture, under the media folder, and how that is laid. */
export interface JobCover extends ProductLaying {
  readonly file: string;
}

/** What one process makes at a time: pictures of one scene in one light, so that its passes are read once. */
export interface ComposeJob {
  readonly mediaDir: string;
  readonly passesFolder: string;
  readonly scene: Scene;
  readonly hour: Hour;
  readonly pictures: readonly {
    readonly file: string;
    readonly widthPx: number;
    readonly phone?: PhonePart;
    /** What each surface wears that is not plain: a design, or a colour like `#e9e3d8`. */
    readonly wears: readonly (readonly [surface: string, worn: JobCover | string])[];
  }[];
}

serveJobs(async ({ mediaDir, passesFolder, scene, hour, pictures }: ComposeJob, onDrawn) => {
  sharp.concurrency(1);
  const passes = await readPasses(scene, passesFolder, hour);
  for (const { file, widthPx, phone, wears } of pictures) {
    const dressing = new Map<string, Wear>();
    for (const [surface, worn] of wears)
      dressing.set(
        surface,
        typeof worn === 'string'
          ? { kind: 'colour', light: lightOfHex(worn) }
          : await clothOf(await readFile(join(mediaDir, worn.file)), worn),
      );
    const keep = async (file: string, picture: Sharp): Promise<void> => {
      const bytes = await picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
      await putFile(join(mediaDir, file), bytes);
      const path = `/media/${file}`;
      onDrawn({ path, entry: pictureEntry(path, await pictureFacts(bytes)) });
    };
    const whole = await photograph(passes, dressing, widthPx).png().toBuffer();
    if (phone) {
      const { leftPx: left, widthPx: width, heightPx: height } = phone;
      await keep(phone.file, sharp(whole).extract({ left, top: 0, width, height }));
    }
    await keep(file, sharp(whole));
  }
});
