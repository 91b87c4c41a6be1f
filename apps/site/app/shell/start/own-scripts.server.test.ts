import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownScripts } from './own-scripts.server.ts';

const hash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('scripts of the program may run, and none that content brought with it', () => {
  const html = [
    '<script nonce="drawn">begin()</script>',
    '<script type="module" async="" nonce="drawn">import("/a.js")</script>',
    '<p><script>alert(1)</script><script nonce="guessed">alert(2)</script></p>',
    '<script nonce="drawn" src="/a.js"></script>',
    '<p>&lt;script nonce="other"</p>',
  ].join('');
  const own = ownScripts(html, 'drawn');
  expect(own.hashes).toBe(`${hash('begin()')} ${hash('import("/a.js")')}`);
  expect(own.html).not.toContain('drawn');
  expect(own.html).toContain('<script>begin()</script>');
  expect(own.html).toContain('<script nonce="guessed">alert(2)</script>');
});

test('a script of megabytes has its hash like any other', () => {
  const long = 'x'.repeat(5_000_000);
  expect(ownScripts(`<script nonce="drawn">${long}</script>`, 'drawn').hashes).toBe(hash(long));
});
