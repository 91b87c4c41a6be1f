import { expect, test } from 'vitest';
import { youtubeVideoId } from './youtube-poster.tsx';

const ID = 'aB3_-x9ZqLk';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?list=1&v=${ID}`,
  `http://m.youtube.com/watch?v=${ID}&t=3`,
  `https://youtu.be/${ID}?si=x`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
  `https://www.youtube.com/shorts/${ID}`,
])('reads the film of %s', (address) => {
  expect(youtubeVideoId(address)).toBe(ID);
});

test.each([
  '',
  'no address',
  `https://example.com/watch?v=${ID}`,
  'https://www.youtube.com/watch?v=short',
  `https://youtube.com.example.com/watch?v=${ID}`,
  `javascript:youtu.be/${ID}`,
])('[ERR-16] %j names no film', (address) => {
  expect(youtubeVideoId(address)).toBeNull();
});
