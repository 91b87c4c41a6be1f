'use client';

import { Button, useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Payload's windows over a form that cost what was typed there, and the way that stands in each beside Payload's own. */
const WAYS = {
  // Somebody else has saved the document: Payload offers to load it anew.
  'document-stale-data': 'Keep what I typed',
  // Somebody else has taken the document over: Payload offers to leave, or to read what is stored.
  'document-take-over': 'Stay with what I typed',
} as const;

/**
 * Adds a way to those windows by which the form stays as it was typed, to be copied or saved. Who saves it replaces what the
 * other has saved, which stays under Versions; while the other is at it, nothing of it is saved, and Payload says so.
 */
export function KeepTyped({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      {Object.entries(WAYS).map(([window, way]) => (
        <WayBack key={window} window={window} way={way} />
      ))}
    </>
  );
}

function WayBack({ window, way }: { readonly window: string; readonly way: string }) {
  const { isModalOpen, closeModal } = useModal();
  const isOpen = isModalOpen(window);
  const [controls, setControls] = useState<Element | null>(null);
  useEffect(() => {
    const find = () => setControls(isOpen ? document.querySelector(`.${window}__controls`) : null);
    const frame = requestAnimationFrame(find); // it is drawn by then
    return () => cancelAnimationFrame(frame);
  }, [isOpen, window]);
  if (!controls) return null;
  return createPortal(
    <Button buttonStyle="secondary" margin={false} onClick={() => closeModal(window)}>
      {way}
    </Button>,
    controls,
  );
}
