'use client';

import './shown-on.css';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';

/** The documents whose published pages show a picture. */
const shownOnAnswer = z.array(z.object({ name: z.string(), href: z.string() }));

export type Pages = z.output<typeof shownOnAnswer>;

/** The pages that show the picture, asked anew after each save; null until they are known. */
function usePages(id: string | number, saved: unknown): Pages | null {
  const [pages, setPages] = useState<Pages | null>(null);
  const address = `/api/media/${id}/shown?at=${saved}`;
  useEffect(() => {
    const asked = new AbortController();
    fetch(address, { credentials: 'same-origin', signal: asked.signal })
      .then((response) => response.json())
      .then((body) => setPages(shownOnAnswer.safeParse(body).data ?? null))
      .catch(() => undefined); // the form works without it
    return () => asked.abort();
  }, [address]);
  return pages;
}

/** Beside a picture: which pages of the site show it, so that whoever changes it knows what changes with it. */
export function ShownOn() {
  const { id, lastUpdateTime } = useDocumentInfo();
  // In a drawer a picture that is not stored yet has the id null, whatever the type says.
  return id ? <Known id={id} saved={lastUpdateTime} /> : null;
}

function Known({ id, saved }: { readonly id: string | number; readonly saved: unknown }) {
  const pages = usePages(id, saved);
  return (
    <section className="hub-shown-on" aria-labelledby="hub-shown-on">
      <h2 id="hub-shown-on">Shown on the site by</h2>
      {pages === null && <p>One moment …</p>}
      {pages?.length === 0 && <p>No page yet. It can be deleted without harm.</p>}
      {pages !== null && pages.length > 0 && (
        <ul>
          {pages.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
