import { expect, test } from 'vitest';
import type { Sight } from '../relief.ts';
import { pieceOf } from './bolt.ts';
import { plainWeave } from './drafts.ts';

const weave = { draft: plainWeave, pitchPx: 2.5, slub: 0.6 };
const sight = (seed: number): Sight => ({ widthPx: 40, heightPx: 50, magnify: 1, seed });

test('pieces of a bolt show other places of the same cloth, light and yarns moved alike', () => {
  const one = pieceOf('test cloth', weave, sight(1));
  const other = pieceOf('test cloth', weave, sight(2));
  expect(pieceOf('test cloth', weave, sight(1))).toEqual(one);
  expect(other.light).not.toEqual(one.light);
  expect(other.light.toSorted()).toEqual(one.light.toSorted());
  const pairs = ({ light, warp }: typeof one): string[] =>
    Array.from(light, (value, i) => `${value} ${warp?.[i]}`).sort();
  expect(pairs(other)).toEqual(pairs(one));
});

test('another ground is another bolt', () => {
  const one = pieceOf('test cloth', weave, sight(1));
  const other = pieceOf('other cloth', weave, sight(1));
  expect(other.light.toSorted()).not.toEqual(one.light.toSorted());
});
