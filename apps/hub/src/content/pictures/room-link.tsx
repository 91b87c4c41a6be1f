'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import { z } from 'zod';
import { ask } from '../../ui/ask.ts';

const made = z.object({ id: z.number() });

/** Above the pictures: a scene is dressed on the site, where it is seen at once, and its link makes a picture of it here. */
export function RoomLink() {
  const router = useRouter();
  const linkId = useId();
  const [link, setLink] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await ask('/api/media/room', { link });
    setBusy(false);
    if (answer.problem !== null) toast.error(answer.problem);
    else router.push(`/admin/collections/media/${made.parse(answer.body).id}`);
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
