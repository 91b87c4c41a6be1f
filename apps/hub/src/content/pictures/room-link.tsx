'use client';

import { toast, useListDrawerContext } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import { z } from 'zod';
import { ask } from '../../ui/ask.ts';

const made = z.object({ id: z.number() });

/**
 * Above the pictures: a scene is dressed on the site, where it is seen at once, and its link makes a picture of it here.
 * Where a form has opened the list to choose from, the picture is chosen.
 */
export function RoomLink() {
  const router = useRouter();
  const { onSelect } = useListDrawerContext();
  const linkId = useId();
  const [link, setLink] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation(); // the form behind the list would save itself
    setBusy(true);
    const answer = await ask('/api/media/room', { link });
    setBusy(false);
    if (answer.problem !== null) {
      toast.error(answer.problem);
      return;
    }
    const doc = made.parse(answer.body);
    if (onSelect) onSelect({ collectionSlug: 'media', doc, docID: String(doc.id) });
    else router.push(`/admin/collections/media/${doc.id}`);
  }

  return (
    <form className="hub-room-link" onSubmit={(event) => void make(event)}>
      <label htmlFor={linkId}>A picture of a room, by its link</label>
      <div>
        <input
          id={linkId}
          type="url"
          required
          value={link}
          placeholder="https://…/room?scene=…"
          onChange={({ target }) => setLink(target.value)}
        />
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'One moment …' : 'Make the picture'}
        </button>
      </div>
      <p>
        Dress a scene on the site under “See it in the room”, copy the link to the view, and put it
        here. What it wears is named under the banner that shows it.
      </p>
    </form>
  );
}
