import { expect, test } from 'vitest';
import {
  ask,
  decide,
  deskUnderTest,
  formNow,
  hub,
  mailOf,
  pool,
  press,
  reference,
  row,
} from '../../../test/desk-under-test.ts';

deskUnderTest();

const LETTER = 'verdict:documentation.bank_letter';
const approve = { decision: 'approve' };
const decline = { decision: 'decline', reason: 'references' };
const reopen = { decision: 'reopen', reopen_reason: 'mistake', reopen_tell: 'nothing' };

const pressAsColleague = (form: Record<string, string>) => press(form, 'administrator');
const outbox = async () =>
  (
    await pool.query(
      "SELECT id, key, state FROM hub.outbox WHERE key NOT LIKE 'received/%' ORDER BY id",
    )
  ).rows;

test('a decision that somebody has not seen is not reopened, nor is a colleague’s sentence mailed', async () => {
  await decide(approve);
  const older = await formNow();
  expect(await decide(reopen)).toBe('reopened');
  expect(await decide(decline)).toBe('declined');
  expect(await press({ ...older, ...reopen })).toBe('changed');
  expect(await row()).toMatchObject({ status: 'declined' });

  const written = { ...(await formNow()), reopen_message: 'A draft of mine' };
  const mine = { ...(await formNow()), ...reopen, reopen_tell: 'mail', reopen_message: 'Mine' };
  expect(await pressAsColleague({ ...written, decision: 'save' })).toBe('saved');
  expect(await press(mine)).toBe('changed');
  expect((await row()).unsent.reopen_message).toBe('A draft of mine\nMine');
});

test('a note is what its writer sees; a colleague’s that is being written stays theirs', async () => {
  const older = await formNow();
  await pressAsColleague({ ...older, note: 'I have doubts', decision: 'save' });
  const note = { ...older, note: 'Rang the bank.', decision: 'note' };
  expect(await press(note)).toBe('noted');
  expect(await press(note)).toBe('noted'); // pressed twice on a slow line
  expect(await press({ ...note, decision: 'save' })).toBe('saved'); // saved by itself, and behind it
  expect((await row()).notes).toMatchObject([{ text: 'Rang the bank.' }]);
  expect((await row()).unsent).toEqual({ note: 'I have doubts' });

  expect(await decide({ note: 'I have doubts', decision: 'note' })).toBe('noted');
  expect((await row()).notes).toMatchObject([{}, { text: 'I have doubts' }]);
  expect((await row()).unsent).toEqual({});
});

test('the mail of a decision that was taken back is not sent, dead letter or not', async () => {
  await decide(approve);
  await pool.query("UPDATE hub.outbox SET state = 'dead'");
  await decide(reopen);
  expect(await outbox()).toEqual([]);

  await decide(approve);
  await pool.query("UPDATE hub.outbox SET leased_until = now() + interval '1 minute'");
  await decide(reopen);
  const [dead] = await outbox();
  expect(dead).toMatchObject({ state: 'dead' });
  const putBack = hub.payload.update({
    collection: 'outbox',
    id: dead.id,
    data: { state: 'waiting' },
  });
  await expect(putBack).rejects.toThrow('It was taken back, and is not sent any more.');
  expect(await outbox()).toEqual([dead]);
});

test('a mail that has not left is not sent behind the next one, which it would contradict', async () => {
  await decide(decline);
  await pool.query("UPDATE hub.outbox SET state = 'sent'");
  expect(await decide({ ...reopen, reopen_tell: 'mail' })).toBe('reopened_told');
  await decide(approve);
  const states = (await outbox()).map(({ key, state }) => `${key.split('/')[0]} ${state}`);
  expect(states).toEqual(['declined sent', 'approved waiting']);
});

test('the mail that asks for corrections goes with its link, when a decision closes it', async () => {
  const asked = { [LETTER]: 'outdated', decision: 'ask' };
  expect(await decide(asked)).toBe('asked');
  const first = await mailOf(`asked/${reference}/`);
  expect(await decide({ ...asked, message: 'Once more' })).toBe('asked');
  expect(await outbox()).toHaveLength(1);
  expect((await mailOf(`asked/${reference}/`)).text).not.toBe(first.text);
  expect(await decide(decline)).toBe('declined');
  expect(await outbox()).toMatchObject([{ key: `declined/${reference}` }]);
});

test('a form that saves itself is no newer than what it shows', async () => {
  const mine = await formNow();
  await pressAsColleague({ ...mine, note: 'Second warning', decision: 'note' });
  const saved = await ask('clerk', '/decide', { ...mine, [LETTER]: 'outdated' }, undefined, true);
  const { seen, shown } = await saved.json();
  const form = { ...mine, seen, shown: JSON.stringify(shown), [LETTER]: 'outdated' };
  expect(await press({ ...form, decision: 'ask' })).toBe('changed');
  expect(await decide({ decision: 'ask' })).toBe('asked');
});

test('an older form releases no registration that a colleague has taken', async () => {
  const older = await formNow();
  await pressAsColleague({ ...older, decision: 'take' });
  const { assignee_id } = await row();
  expect(await press({ ...older, decision: 'release' })).toBe('changed');
  expect(await row()).toMatchObject({ assignee_id });
  expect(await decide({ decision: 'release' })).toBe('released');
});
