'use client';

import { Button, useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Payload's window that says that somebody else has saved the document that is open. */
const SAVED_BY_ANOTHER = 'document-stale-data';

/**
 * Adds a way to that window, which offers to load the document anew alone: the form stays as it was typed. Whoever saves it
 * then replaces what the other has saved, which stays under Versions.
 */
export function KeepTyped({ children }: { readonly children: ReactNode }) {
  const { isModalOpen, closeModal } = useModal();
  const isOpen = isModalOpen(SAVED_BY_ANOTHER);
  const [controls, setControls] = useState<Element | null>(null);
  useEffect(() => {
    const find = () =>
      setControls(isOpen ? document.querySelector(`.${SAVED_BY_ANOTHER}__controls`) : null);
    const frame = requestAnimationFrame(find); // it is drawn by then
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <>
      {children}
      {controls &&
        createPortal(
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => closeModal(SAVED_BY_ANOTHER)}
          >
            Keep what I typed
          </Button>,
          controls,
        )}
    </>
  );
}
