import { expect, test } from 'vitest';
import { z } from 'zod';
import { S3_FIELDS, s3Problem, s3SettingsOf } from './s3-settings.ts';

const read = (given: Record<string, string>) => z.object(S3_FIELDS).parse(given);

test('without a bucket there is no S3', () => {
  expect(s3SettingsOf(read({}))).toBeUndefined();
  expect(s3Problem(read({}))).toBeUndefined();
});

test('a bucket with all that belongs to it', () => {
  const given = read({
    S3_BUCKET: 'house-pictures',
    S3_ENDPOINT: 'https://s3.house.example',
    S3_REGION: 'af-south-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PATH_STYLE: 'on',
  });
  expect(s3Problem(given)).toBeUndefined();
  expect(s3SettingsOf(given)).toEqual({
    bucket: 'house-pictures',
    endpoint: 'https://s3.house.example',
    region: 'af-south-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    pathStyle: true,
  });
});

test.each([
  [{ S3_ENDPOINT: 'https://s3.house.example' }, 'S3_BUCKET'],
  [{ S3_BUCKET: 'abc', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_BUCKET: 'abc', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID'],
])('%j lacks %s', (given, name) => {
  expect(s3Problem(read(given))?.name).toBe(name);
});

test.each([
  { S3_BUCKET: 'Aa' },
  { S3_BUCKET: '-ab' },
  { S3_ENDPOINT: 'ftp://x' },
  { S3_REGION: 'eu west' },
  { S3_PATH_STYLE: 'yes' },
])('%j is refused', (given) => {
  expect(z.object(S3_FIELDS).safeParse(given).success).toBe(false);
});
