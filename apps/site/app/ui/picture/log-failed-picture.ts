/** All that happens when a picture does not come, beside what stands in its place. [ERR-11] */
export function logFailedPicture({ currentSrc, src }: HTMLImageElement): void {
  console.info(`The picture ${currentSrc || src} failed to load.`);
}
