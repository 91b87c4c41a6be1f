'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';

const answer = z.object({
  docs: z.array(z.object({ filename: z.string(), width: z.number() })),
});

type Sized = z.output<typeof answer>['docs'][number];

/** The numbers of the chosen pictures: a field holds one or several, by number or whole. */
function chosen(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all
    .map((one: unknown) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one))
    .filter((id) => id !== null && id !== undefined && id !== '')
    .map(String);
}

/**
 * Below the choice of a picture that is shown large: names those of the chosen ones that are too narrow for it, at once
 * and without refusing them. `narrow` is the width in pixels from which on a picture is wide enough.
 */
export function NarrowPictures({
  path,
  narrow,
}: {
  readonly path: string;
  readonly narrow: number;
}) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const [found, setFound] = useState<readonly Sized[]>([]);
  const ids = chosen(value).join(',');
  useEffect(() => {
    if (ids === '') return setFound([]);
    const asked = new AbortController();
    const query = new URLSearchParams({
      'where[id][in]': ids,
      'where[width][less_than]': String(narrow),
      'select[filename]': 'true',
      'select[width]': 'true',
      pagination: 'false',
      depth: '0',
    });
    fetch(`/api/media?${query}`, { credentials: 'same-origin', signal: asked.signal })
      .then((response) => response.json())
      .then((body) => setFound(answer.safeParse(body).data?.docs ?? []))
      .catch(() => undefined); // the form works without it
    return () => asked.abort();
  }, [ids, narrow]);
  return (
    <div role="status">
      {found.map(({ filename, width }) => (
        <p key={filename} className="field-description">
          <strong>
            “{filename}” is only {width} pixels wide.
          </strong>{' '}
          Here it fills the width of the screen and will look blurred: choose one of at least{' '}
          {narrow} pixels.
        </p>
      ))}
    </div>
  );
}
