import { expect, test, vi } from 'vitest';
import { logFailedPicture } from './log-failed-picture.ts';

test('[ERR-11] a picture that fails is logged by the address that was asked for, and nothing more', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const picture = { src: 'http://house.example/a.jpeg', currentSrc: '' };
  logFailedPicture(picture as HTMLImageElement); // what it reads of one
  logFailedPicture({ ...picture, currentSrc: 'http://house.example/a.avif' } as HTMLImageElement);
  expect(log.mock.calls).toEqual([
    ['The picture http://house.example/a.jpeg failed to load.'],
    ['The picture http://house.example/a.avif failed to load.'],
  ]);
});
