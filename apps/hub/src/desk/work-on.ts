import { backToApplication, CLERKS, deskEndpoint, formOf } from './desk-request.ts';
import { readNotes } from './notes.ts';

const MAX_NOTE_CHARACTERS = 2000;

/** `POST /api/registrations/{id}/assign` with `to` `me` or `nobody`: who works on it. */
export const assign = deskEndpoint('post', '/assign', CLERKS, async ({ req, registration }) => {
  const mine = (await formOf(req)).get('to') === 'me';
  await req.payload.update({
    collection: 'registrations',
    id: registration.id,
    data: { assignee: mine ? (req.user?.id ?? null) : null },
    req,
  });
  return backToApplication(registration.id, mine ? 'assigned' : 'released');
});

/** `POST /api/registrations/{id}/notes` with `text`: adds a note for colleagues. */
export const addNote = deskEndpoint('post', '/notes', CLERKS, async ({ req, registration }) => {
  const given = (await formOf(req)).get('text');
  const text = typeof given === 'string' ? given.trim().slice(0, MAX_NOTE_CHARACTERS) : '';
  if (text !== '') {
    const by = req.user?.name ?? '';
    const notes = [...readNotes(registration.notes), { at: new Date().toISOString(), by, text }];
    await req.payload.update({
      collection: 'registrations',
      id: registration.id,
      data: { notes },
      req,
    });
  }
  return backToApplication(registration.id, 'noted');
});
