import { expect, test } from 'vitest';
import { mailedName, receivedMail } from './mails.ts';

const HOSTILE = [
  'x'.repeat(1000),
  'https://evil.example',
  'You have won, see evil.example/prize',
  'www evil example',
  'prize@evil.example',
  '\uff45vil\uff0eexample',
  'You have won, see evil\u3002example',
  'You have won, see 203.0.113.5/prize',
  'Call +27 (0)80 012-3456 now',
  'Ring ٠١١٥٥٥٠١٩٩',
  'Bank alert: call 082/555/1234 now',
  'Bank alert: call 800_555_1234 now',
  'Bank alert: call 800/555/1234 now',
  'Ann, confirm at evil\ufe0f.example/win',
  'evil\u034f.example',
  'हिन्दी.example',
  'Visit i❤.ws/win now',
  'tel:0800WIN',
  'http:0x5DB8D822/login',
  'https:evilhost/x',
  'magnet:?xt=1',
  '\\\\0x5DB8D822\\share',
  '//evilhost/share',
  '+1 2012/345678 rings',
  ' \r\n ',
];

test.each(HOSTILE)(
  'a stranger\u2019s words are not the name in a mail of the house: %j',
  (given) => {
    const { text } = receivedMail(
      { to: 'thandi@example.co.za', name: given, company: given, reference: 'TR-1' },
      [],
    );
    expect(text).not.toContain('Not with it');
    expect(text).toContain('Dear applicant,\n');
    expect(text).toContain('a trade account for your company.');
  },
);

test('a name stays as it is, on one line', () => {
  for (const name of [
    'Thandi Mokoena',
    "Dr. J. O'Brien-van der Merwe",
    'Étoffes & Fils (Pty) Ltd.',
    'K2018/123456 (Pty) Ltd',
    '2015/123456/07 trading as Étoffes',
    'Thembi Ndlovu-Dlamíni',
    'हिन्दी वस्त्र',
    'Studio 1924-26',
  ])
    expect(mailedName(name, 'your company', true)).toBe(name);
  expect(mailedName('WhatsApp 2010/123456/78', 'applicant')).toBe('applicant'); // nobody is called so
  expect(mailedName('Thandi\r\n\u2028Mokoena', 'applicant')).toBe('Thandi Mokoena');
});
