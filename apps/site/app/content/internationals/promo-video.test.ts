import { expect, test } from 'vitest';
import { videoProblem } from './promo-video.tsx';

test('[ERR-16] an invalid link and an empty one say so', () => {
  expect(videoProblem('')).toBe('No video provided');
  expect(videoProblem('https://example.com/film')).toBe('Invalid YouTube URL');
  expect(videoProblem('https://youtu.be/aB3_-x9ZqLk')).toBe('');
});
