import {
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from '@selvedge/contract/picture-address';

const loaded = new Map<string, Promise<HTMLImageElement>>();

/** The picture of an address, in the least served width that is wide enough. Rejects where it cannot be loaded. */
export function loadPicture(address: string, neededPx: number): Promise<HTMLImageElement> {
  const picture = readPictureAddress(address);
  if (!picture) return Promise.reject(new Error('The picture has no size.'));
  const widths = servedWidthsPx(picture.widthPx);
  const width = widths.find((served) => served >= neededPx) ?? widths.at(-1) ?? picture.widthPx;
  const url = servedPictureUrl(picture.path, width, 'webp');
  const known = loaded.get(url) ?? decoded(url);
  loaded.set(url, known);
  // What failed once may come the next time.
  known.catch(() => loaded.delete(url));
  return known;
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
