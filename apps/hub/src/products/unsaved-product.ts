import { useEffect, useState } from 'react';
import { z } from 'zod';
import { changeBetween, type FormValues, TEXT_FIELDS } from './staff-fields.ts';

const unsaved = z
  .object({
    texts: z.partialRecord(z.enum(TEXT_FIELDS.map(({ name }) => name)), z.string().nullable()),
    pictures: z.array(z.string()).nullable(),
    is_published: z.boolean().nullable(),
    successor: z.string(),
  })
  .partial();
type Unsaved = z.output<typeof unsaved>;

/** The fields of the form that somebody has changed and not saved, as they stand in it. */
function unsavedOf(saved: FormValues, form: FormValues): Unsaved {
  const changed = new Set(Object.keys(changeBetween(saved, form)));
  const { texts, pictures, is_published, successor } = form;
  const own = TEXT_FIELDS.filter(({ name }) => changed.has(name));
  return {
    ...(own.length > 0 && {
      texts: Object.fromEntries(own.map(({ name }) => [name, texts[name]])),
    }),
    ...(changed.has('pictures') && { pictures: pictures?.slice() ?? null }),
    ...(changed.has('is_published') && { is_published }),
    ...(changed.has('successor') && { successor }),
  };
}

function storedAt(key: string): Unsaved {
  try {
    return unsaved.parse(JSON.parse(window.sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * What the form of a product holds. What is not saved stays in the window while that is open, and stands in the form again
 * when somebody comes back to it, over what colleagues have saved of the other fields meanwhile.
 */
export function useUnsavedProduct(sku: string, saved: FormValues) {
  const key = `unsaved-product/${sku}`;
  const [form, setForm] = useState(saved);
  useEffect(() => {
    const { texts, ...more } = storedAt(key);
    setForm((now) => ({ ...now, ...more, texts: { ...now.texts, ...texts } }));
  }, [key]);
  useEffect(() => {
    const left = unsavedOf(saved, form);
    if (Object.keys(left).length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(left));
  }, [key, saved, form]);
  return [form, setForm] as const;
}
