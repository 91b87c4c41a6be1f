'use client';

import { type ReactNode, useEffect } from 'react';

/** Buttons that are only a drawing, and what they do. */
const ICON_BUTTONS = [
  ['.upload-relationship-details__remove', 'Take this picture out'],
  ['.upload-relationship-details__edit', 'Edit this picture'],
  ['.upload--has-many__drag', 'Move this picture'],
  ['.file-details__remove', 'Choose another file'],
  ['.copy-to-clipboard', 'Copy its address'],
  ['.edit-upload__focalPoint', 'What stays in view'],
  ['.form-submit .popup-button', 'More ways to publish'],
  ['.doc-controls__popup .popup-button', 'More to do'],
  ['.clipboard-action__popup .popup-button', 'Copy or paste all'],
  ['.array-actions__button', 'What to do with this row'],
  ['.collapsible__drag', 'Move this row'],
  ['.schedule-publish table button', 'Cancel this plan'],
  ['.clickable-arrow--left', 'Page before'],
  ['.clickable-arrow--right', 'Next page'],
] as const;

const words = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

function nameOnce(element: Element, name: string): void {
  if (name !== '' && !element.hasAttribute('aria-label')) element.setAttribute('aria-label', name);
}

let labels = 0;

/** Ties a label that names nothing to its input: by the input's id, unless something round it has that id already. */
function tieLabel(label: HTMLLabelElement): void {
  const field = label.closest('.field-type') ?? label.parentElement;
  const input =
    field?.querySelector('.date-time-picker input') ?? field?.querySelector('input, textarea');
  if (!input || input.hasAttribute('aria-labelledby')) return;
  if (!document.getElementById(label.htmlFor)) {
    input.id = label.htmlFor;
    return;
  }
  labels += 1;
  label.id ||= `hub-label-${labels}`;
  input.setAttribute('aria-labelledby', label.id);
}

/** Ties labels that name nothing to the input below them, and names what has only a drawing, or a name for programs. */
function tie(): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>('label[for]'))
    if (!label.control) tieLabel(label);
  for (const [buttons, name] of ICON_BUTTONS)
    for (const button of document.querySelectorAll(buttons)) nameOnce(button, name);
  for (const input of document.querySelectorAll<HTMLInputElement>('.edit-upload__input input'))
    nameOnce(input, input.name);
  for (const row of document.querySelectorAll('.collection-list tbody tr')) {
    const tick = row.querySelector('.select-row__checkbox input');
    if (tick) nameOnce(tick, `Choose ${words(row.querySelector('a, button'))}`);
  }
  for (const button of document.querySelectorAll('[aria-label*="{{label}}"]')) {
    const column = words(button.closest('.sort-column')?.querySelector('.sort-column__label'));
    const name = button.getAttribute('aria-label') ?? '';
    button.setAttribute('aria-label', name.replace('{{label}}', column));
  }
  for (const dialog of document.querySelectorAll('dialog.payload__modal-item')) {
    const heading = words(dialog.querySelector('h1, h2'));
    if (heading !== '') dialog.setAttribute('aria-label', heading);
  }
}

/** Brings the focus back to where it was before a window opened that has gone, and took along what had it. */
function focusKeeper() {
  let last: HTMLElement | null = null;
  let wasOpen = false;
  const note = ({ target }: Event): void => {
    const isBehind = target instanceof HTMLElement && !target.closest('dialog, .popup__content');
    if (isBehind) last = target;
  };
  return {
    note,
    keep(): void {
      const isOpen = document.querySelector('dialog[open]') !== null;
      if (wasOpen && !isOpen && document.activeElement === document.body) last?.focus();
      wasOpen = isOpen;
    },
  };
}

/**
 * What Payload leaves out for people who do not see its forms: fields and windows without a name, labels that name an input
 * that is not there, and a focus that is lost. Round the whole hub, since a form may open over any other.
 */
export function TieLabels({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let isPlanned = false;
    const { note, keep } = focusKeeper();
    const observer = new MutationObserver(() => {
      if (isPlanned) return;
      isPlanned = true;
      requestAnimationFrame(() => {
        isPlanned = false;
        tie();
        keep();
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    tie();
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
  return children;
}
