import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields, savedFields, sentFields, shownFields, storedFields } from './form-fields.ts';

const LETTER = 'documentation.bank_letter';
const VERDICT = `verdict:${LETTER}`;
const WORDS = `words:${LETTER}`;

test('only what was changed in a form counts, so that two people write beside each other', () => {
  const shown = { [VERDICT]: 'accepted', message: 'Hello' };
  const now = { ...shown, note: 'of somebody else' };
  expect(mergeFields(now, shown, { ...shown, note: '', [VERDICT]: 'outdated' })).toEqual({
    fields: { ...now, [VERDICT]: 'outdated' },
    notTaken: {},
  });
  expect(mergeFields(now, shown, { ...shown, message: '' }).fields).toEqual({
    [VERDICT]: 'accepted',
    note: 'of somebody else',
  });
});

test('of a sentence that both have changed both versions stay; of a choice the first, and the other is named', () => {
  const now = { [VERDICT]: 'outdated', [WORDS]: 'Too old.', message: 'One' };
  const sent = { [VERDICT]: 'missing', [WORDS]: 'None.', message: 'Two' };
  expect(mergeFields(now, {}, sent)).toEqual({
    fields: { [VERDICT]: 'outdated', [WORDS]: 'Too old. / None.', message: 'One\nTwo' },
    notTaken: { [VERDICT]: 'missing' },
  });
});

test('of a sentence that is changed at once again and again the newest versions stay', () => {
  let now: Readonly<Record<string, string>> = {};
  for (let n = 0; n < 9; n++)
    now = mergeFields(now, { message: 'z' }, { message: `${n}`.padEnd(7900, 'x') }).fields;
  expect(now.message).toHaveLength(24_000);
  expect(now.message).toContain(`\n8xxx`);
});

test('no sentence is lost, in whatever order any number of windows send theirs', () => {
  const edits = fc.array(fc.tuple(fc.nat(2), fc.string({ minLength: 1 })), { maxLength: 12 });
  fc.assert(
    fc.property(edits, (written) => {
      let now: Readonly<Record<string, string>> = {};
      const windows = [0, 1, 2].map(() => ({ shown: now, message: '' }));
      const texts: string[] = [];
      for (const [place, text] of written) {
        const window = windows[place];
        const typed = text.replaceAll(/\s/gu, '').trim();
        if (!window || typed === '') continue;
        texts.push(typed);
        window.message = `${window.message}${typed}`;
        now = mergeFields(now, window.shown, { message: window.message }).fields;
        window.shown = now;
        window.message = now.message ?? '';
      }
      for (const text of texts) expect(now.message).toContain(text);
    }),
  );
});

test('words without a verdict and sentences that wait are stored as not sent; verdicts as judgements', () => {
  const fields = {
    [VERDICT]: 'outdated',
    [WORDS]: 'Three months at most.',
    'words:documentation.address': 'No verdict yet',
    message: 'Hello',
  };
  const { judgements, unsent } = storedFields(fields);
  expect(judgements).toEqual([
    { path: LETTER, verdict: 'outdated', words: 'Three months at most.' },
  ]);
  expect(unsent).toEqual({ 'words:documentation.address': 'No verdict yet', message: 'Hello' });
  expect(savedFields(judgements, unsent)).toEqual(fields);
});

test('a form is read as it stands: no other names, lines as the hub keeps them, no state where it carries none', () => {
  const form = new FormData();
  form.set('message', ' One\r\nTwo ');
  form.set('decision', 'approve');
  form.set('verdict:company_details.0.nothing', 'accepted');
  expect(sentFields(form)).toEqual({ message: 'One\nTwo' });
  expect(shownFields(form)).toEqual({});
  form.set('shown', '{');
  expect(shownFields(form)).toEqual({});
});

test('what no database stores is left out of a sentence, and the rest stays', () => {
  const form = new FormData();
  form.set('note', 'Please\0 call.');
  expect(sentFields(form)).toEqual({ note: 'Please call.' });
});
