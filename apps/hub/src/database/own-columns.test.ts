import { expect, test } from 'vitest';
import { deskUnderTest, hub, pool, reference, row } from '../../test/desk-under-test.ts';

deskUnderTest();

/** Saves as Payload does: all of a row as it was read before, with a change. */
const saveAsRead = (collection: 'registrations' | 'outbox', read: { id: number }, change: object) =>
  hub.payload.db.updateOne({ collection, id: read.id, data: { ...read, ...change } });

test('an assignment that is saved beside a decision or an erasure undoes neither', async () => {
  const clerk = await hub.person('clerk');
  const { id } = await row();
  const before = await hub.payload.findByID({ collection: 'registrations', id, depth: 0 });
  await pool.query("UPDATE hub.registrations SET status = 'approved', decided_at = now()");
  await saveAsRead('registrations', before, { assignee: clerk.id });
  expect(await row()).toMatchObject({ status: 'approved', assignee_id: clerk.id, reference });
  await pool.query('UPDATE hub.registrations SET erased_at = now(), company_name = NULL');
  await saveAsRead('registrations', before, { assignee: null });
  expect(await row()).toMatchObject({ company_name: null, assignee_id: clerk.id });
  expect((await row()).erased_at).not.toBeNull();
});

test('a message that is saved beside its delivery stays delivered', async () => {
  const [message] = (await hub.payload.find({ collection: 'outbox', depth: 0 })).docs;
  if (!message) throw new Error('The desk has mailed nothing.');
  const state = async () =>
    (await pool.query('SELECT state FROM hub.outbox WHERE id = $1', [message.id])).rows[0].state;
  await pool.query("UPDATE hub.outbox SET state = 'sent', sealed = NULL");
  await saveAsRead('outbox', message, { state: 'waiting' });
  expect(await state()).toBe('sent');
  await pool.query("UPDATE hub.outbox SET state = 'dead'");
  await saveAsRead('outbox', message, { state: 'waiting' });
  expect(await state()).toBe('waiting');
});
