import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { misspeltSettings, readSettings, SettingsError } from './settings.ts';

function wrong(environment: NodeJS.ProcessEnv): SettingsError {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error;
  }
  throw new Error('The settings were taken');
}

test('without any variable every setting has its default', () => {
  expect(readSettings({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    HUB_PORT: 3001,
    DATA_DIR: resolve('.data'),
    DEMO: 'on',
    SERVICES: 'host',
  });
});

test('an empty variable counts as not there', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test.each([
  ['PORT', 'http', /whole number from 0 to 65535; it is "http"/u],
  ['PORT', '70000', /whole number from 0 to 65535/u],
  ['DEMO', 'yes', /one of on, off/u],
  ['SERVICES', 'both', /one of host, path/u],
  ['DATABASE_URL', 'mysql://x/y', /begins with postgres:\/\/ or postgresql:\/\//u],
  ['DATABASE_URL', 'postgres://x/y?require_auth=none', /require_auth is scram-sha-256/u],
  ['PUBLIC_ORIGIN', 'https://example.com/shop', /an origin without a path/u],
  ['RATE_LIMIT', '-1', /0 for no limit/u],
  ['TRUST_PROXY', 'everyone', /IP addresses or networks/u],
  ['TRUST_PROXY', '1', /IP addresses or networks/u],
  ['TRUST_PROXY', '10.0.0.0/33', /IP addresses or networks/u],
  ['TRUST_PROXY', '127.0.0.1, 999.1.1.1', /IP addresses or networks/u],
  ['METRICS_TOKEN', 'short', /16 characters or more/u],
  ['LOG_LEVEL', 'loud', /one of silent, error/u],
  ['S3_BUCKET', 'House Pictures', /3 to 63 small letters/u],
  ['S3_REGION', 'eu west', /a region such as eu-west-1/u],
  ['S3_PATH_STYLE', 'yes', /one of on, off/u],
  ['HUB_PORT', '3000', /another port than PORT/u],
])('%s=%s is named with what would be right', (name, value, expectation) => {
  const error = wrong({ [name]: value });
  expect(error.names).toEqual([name]);
  expect(error.message).toMatch(new RegExp(`^ {2}${name} must be `, 'mu'));
  expect(error.message).toMatch(expectation);
});

test('a name that is nearly a setting is told with the setting that it most likely means', () => {
  const environment = {
    ...{ RATE_LIMT: '5', DATABSE_URL: 'x', SMTPURL: 'x', SERVICE: 'path' },
    ...{ HOME: '/root', PATH: '/bin', LANG: 'C', PORT: '1', PWD: '/', HOSTNAME: 'x', SHLVL: '1' },
  };
  expect(misspeltSettings(environment)).toEqual([
    { name: 'RATE_LIMT', nearest: 'RATE_LIMIT' },
    { name: 'DATABSE_URL', nearest: 'DATABASE_URL' },
    { name: 'SMTPURL', nearest: 'SMTP_URL' },
    { name: 'SERVICE', nearest: 'SERVICES' },
  ]);
});

test('S3 settings that do not fit each other are named, and no key is repeated', () => {
  expect(wrong({ S3_ENDPOINT: 'https://s3.house.example' }).names).toEqual(['S3_BUCKET']);
  const schemeless = wrong({ S3_BUCKET: 'house', S3_ENDPOINT: 's3.house.example' });
  expect(schemeless.message).toMatch(/S3_ENDPOINT must be an address that begins with http/u);
  const lonely = wrong({ S3_BUCKET: 'house', S3_ACCESS_KEY_ID: 'AKIA-OURS' });
  expect(lonely.names).toEqual(['S3_SECRET_ACCESS_KEY']);
  expect(lonely.message).not.toContain('AKIA-OURS');
});

test('mail is not sent by a site that does not know its own origin', () => {
  const error = wrong({ SMTP_URL: 'smtp://mail.house.example' });
  expect(error.names).toEqual(['PUBLIC_ORIGIN']);
  expect(error.message).toMatch(
    /where SMTP_URL is set: links in mails begin with it; it is not$/mu,
  );
  const agreeing = { SMTP_URL: 'smtp://mail', PUBLIC_ORIGIN: 'https://www.house.example' };
  expect(readSettings(agreeing)).toMatchObject(agreeing);
});

test('all wrong settings are named at once', () => {
  expect(wrong({ PORT: 'x', DEMO: 'x', HUB_PORT: 'x' }).names).toEqual([
    'PORT',
    'HUB_PORT',
    'DEMO',
  ]);
});

test('a secret is not repeated', () => {
  const { message } = wrong({
    DATABASE_URL: 'hunter2',
    METRICS_TOKEN: 'hunter2',
    PUBLIC_ORIGIN: 'https://me:hunter2@www.house.example/shop',
  });
  expect(message).toContain('//…@www.house.example');
  expect(message).not.toContain('hunter2');
});
