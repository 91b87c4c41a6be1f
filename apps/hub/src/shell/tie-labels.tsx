'use client';

import { type ReactNode, useEffect } from 'react';

const ICON_BUTTONS = [
  ['.upload-relationship-details__remove', 'Take this picture out'],
  ['.upload-relationship-details__edit', 'Edit this picture'],
] as const;

/** Ties labels that name nothing to the input below them, and names buttons that are only a drawing. */
function tie(): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>('label[for]')) {
    if (label.control) continue;
    const input = label.closest('.field-type')?.querySelector('input, textarea');
    if (input?.id) input.id = label.htmlFor;
  }
  for (const [buttons, name] of ICON_BUTTONS) {
    for (const button of document.querySelectorAll(buttons)) {
      if (!button.hasAttribute('aria-label')) button.setAttribute('aria-label', name);
    }
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('.edit-upload__input input')) {
    if (!input.hasAttribute('aria-label')) input.setAttribute('aria-label', input.name);
  }
}

/**
 * In forms that open over others, Payload's labels name an input that is not there, so people who do not see them are
 * told of a field without a name. Round the whole hub, since such a form may open anywhere.
 */
export function TieLabels({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let isPlanned = false;
    const observer = new MutationObserver(() => {
      if (isPlanned) return;
      isPlanned = true;
      requestAnimationFrame(() => {
        isPlanned = false;
        tie();
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    tie();
    return () => observer.disconnect();
  }, []);
  return children;
}
