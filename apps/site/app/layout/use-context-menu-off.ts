import { useEffect } from 'react';
import { TEXT_FIELDS } from '../start/text-fields.ts';

/** Keeps the browser's context menu shut, but in text fields, so that people can paste. [GEN-04] Source: decision 27. */
export function useContextMenuOff(off: boolean): void {
  useEffect(() => {
    if (!off) return;
    const refuse = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return;
      event.preventDefault();
    };
    document.addEventListener('contextmenu', refuse);
    return () => document.removeEventListener('contextmenu', refuse);
  }, [off]);
}
