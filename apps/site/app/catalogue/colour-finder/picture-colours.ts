import type { LinkedColour } from '@selvedge/contract/colour-link';
import { dominantColours } from '@selvedge/contract/dominant-colours';

/** Longer side of the small copy from which the colours are told, as with the catalogue's own pictures. */
const SMALL_SIDE_PX = 48;
/** Longer side of the copy that is shown. */
const SHOWN_SIDE_PX = 320;
const MAX_PICTURE_BYTES = 60 << 20;

/** A visitor's picture as it was read in the browser. */
export interface ReadPicture {
  readonly colours: readonly LinkedColour[];
  /** A small copy, to be drawn. */
  readonly shown: ImageBitmap;
}

/**
 * Reads the colours of a picture, in the browser alone: it is decoded, drawn small and let go, and never sent anywhere.
 *
 * @throws Error in words for people where it is too large, no picture, or of nothing
 */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > MAX_PICTURE_BYTES) {
    throw new Error('This picture is larger than 60 MB. A smaller copy of it will do.');
  }
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error('This file is not a picture that the browser can read.', { cause });
  });
  try {
    const colours = dominantColours(opaquePixels(smallCopy(picture, SMALL_SIDE_PX)));
    if (colours.length === 0) throw new Error('This picture has no colours: one sees through it.');
    const shown = await createImageBitmap(smallCopy(picture, SHOWN_SIDE_PX).canvas);
    return { colours: colours.map(inPercents), shown };
  } finally {
    picture.close();
  }
}

const inPercents = ({ hex, share }: LinkedColour): LinkedColour => ({
  hex,
  share: Math.max(1, Math.round(100 * share)) / 100,
});

function smallCopy(picture: ImageBitmap, sidePx: number): CanvasRenderingContext2D {
  const scale = Math.min(1, sidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true });
  if (!context) throw new Error('This browser cannot read pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context;
}

/** Red, green, blue of the pixels that are more seen than seen through. */
function opaquePixels(context: CanvasRenderingContext2D): Uint8Array {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const pixels: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) >= 128) pixels.push(...data.subarray(at, at + 3));
  }
  return Uint8Array.from(pixels);
}
