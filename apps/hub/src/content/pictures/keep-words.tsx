'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Whether a person is writing in the field of this name. */
const isWriting = (name: string): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name;

/**
 * Keeps what was written about a picture that is being uploaded. Payload puts the form back to its beginning when the
 * focal point of one of several pictures is chosen, and the words would be gone without a sign.
 */
export function KeepWords({ path }: { readonly path: string }) {
  const { value, setValue } = useField<string>({ path });
  const { value: file } = useField<unknown>({ path: 'file' });
  const written = useRef('');
  const writtenOf = useRef(file);
  useEffect(() => {
    const isSamePicture = writtenOf.current === file;
    writtenOf.current = file;
    if (value || !isSamePicture || isWriting(path)) written.current = value ?? '';
    else if (written.current !== '') setValue(written.current);
  }, [value, file, path, setValue]);
  return null;
}
