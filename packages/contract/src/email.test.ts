import { expect, test } from 'vitest';
import { isEmailAddress, letterBoxOf, mailUrl } from './email.ts';

test.each([
  'thandi@example.co.za',
  "o'brien.zoë+cloth@mail.example.com",
  'user_name%x=y@sub-domain.example',
  'kontakt@münchen.example',
  '用户@例子.广告',
])('[NEWS-02] [REG-34] [REG-61] %s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  ['a name before it', 'Win<thandi@example.com>'],
  ['a comment in it', 'thandi(1)@example.com'],
  ['quotes', '"thandi"@example.com'],
  ['a list', 'a,thandi@example.com'],
  ['a list of hosts', 'thandi@example.com,b.example'],
  ['a group', 'a:thandi@example.com;'],
  ['a bracket', 'thandi@example.com>'],
  ['a host in brackets', 'thandi@[10.0.0.1]'],
  ['characters that turn the line', 'thandi\u202e@example.com'],
  ['a character that is not seen', 'thandi@example.com\u200b'],
  ['a mark that is not seen', 'thandi@exam\ufe0fple.com'],
  ['half a character', 'thandi\ud800@example.com'],
  ['wide letters', 'thandi@\uff45xample.com'],
  ['mathematical letters', 'thandi@\u{1d41e}xample.com'],
  ['a full stop of another script', 'thandi@a\u3002example.com'],
])('[NEWS-02] [REG-34] [REG-61] an address with %s is none', (_what, text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('a letter-box is told from another whatever is sorted within it', () => {
  expect(letterBoxOf('Thandi+cloth+1@Example.com ')).toBe('thandi@example.com');
  expect(letterBoxOf('+a@example.com')).toBe('+a@example.com');
  expect(letterBoxOf('t.h.a.ndi@example.com')).toBe('thandi@example.com');
  expect(letterBoxOf('t-h_andi@protonmail.com')).toBe('thandi@proton.me');
  expect(letterBoxOf('thandi@googlemail.com')).toBe('thandi@gmail.com');
  expect(letterBoxOf('thandi@m\u00fcnchen.example')).toBe(
    letterBoxOf('thandi@xn--mnchen-3ya.example'),
  );
  expect(letterBoxOf('thandi@example.org')).not.toBe(letterBoxOf('thandi@example.com'));
});

test('a link that writes a mail goes to the whole address, whatever stands before its @', () => {
  expect(mailUrl('thandi@example.com')).toBe('mailto:thandi@example.com');
  expect(mailUrl('a?bcc=b&x@example.com', 'A & B')).toBe(
    'mailto:a%3Fbcc%3Db%26x@example.com?subject=A%20%26%20B',
  );
});
