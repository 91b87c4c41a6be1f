'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormFields } from '../decisions/form-fields.ts';

const WORDS: Readonly<Record<SaveState, string>> = {
  idle: 'What you write here is saved as you write.',
  saving: 'Saving what you wrote …',
  saved: 'What you wrote is saved.',
  changed: 'Somebody else has judged an item meanwhile: it shows what they chose.',
  away: 'What you write cannot be saved just now. Leave this page open; we keep trying.',
};

interface DeskFormProps {
  readonly registrationId: number;
  /** The state that the form is made from. */
  readonly seen: string;
  /** What its fields hold. */
  readonly shown: FormFields;
  readonly children: ReactNode;
}

/** The desk's one form: each of its buttons keeps what stands in it, and so does a moment's pause. */
export function DeskForm({ registrationId, seen, shown, children }: DeskFormProps) {
  return (
    <form
      className="desk-form"
      method="post"
      action={`/api/registrations/${registrationId}/decide`}
      autoComplete="off"
    >
      {/* Enter in a field saves, and decides nothing. */}
      <button type="submit" name="decision" value="save" hidden />
      <input type="hidden" name="seen" defaultValue={seen} />
      <input type="hidden" name="shown" defaultValue={JSON.stringify(shown)} />
      {children}
      <SaveStatus />
    </form>
  );
}

/**
 * Saves the form that it stands in, and says so. It is no part of the form's own component: whenever that is rendered
 * again, React writes into `seen` and `shown` what they were when the page was made.
 */
function SaveStatus() {
  const place = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<SaveState>();
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    setState('idle');
    return autosave(form, setState);
  }, []);
  return (
    <p ref={place} className={state === 'away' ? 'desk-warning' : 'desk-quiet'} role="status">
      {state && WORDS[state]}
    </p>
  );
}

/** Whether what stands in the form is stored: `away` while the hub cannot be reached. */
type SaveState = 'idle' | 'saved' | 'saving' | 'changed' | 'away';

interface Answer {
  readonly shown: Readonly<Record<string, string>>;
  readonly seen: string;
  readonly notTaken: Readonly<Record<string, string>>;
}

const DEBOUNCE_MS = 800;
const RETRY_MS = 4000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The fields of a form that hold a text; of several buttons the one that is chosen. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      isField(element) && (element.type !== 'radio' || Reflect.get(element, 'checked') === true),
  );

const valuesOf = (form: HTMLFormElement): Map<string, string> =>
  new Map(fieldsOf(form).map(({ name, value }) => [name, value]));

/** Whether a field was changed since the page was made, such as before its scripts came. */
function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field.type === 'radio') return Reflect.get(field, 'defaultChecked') === false;
  return field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** Takes over what is stored now; a field that was written in meanwhile is left, and is merged the next time. */
function takeOver(form: HTMLFormElement, sent: ReadonlyMap<string, string>, answer: Answer): void {
  const shownField = fieldsOf(form).find(({ name }) => name === 'shown');
  const seenField = fieldsOf(form).find(({ name }) => name === 'seen');
  if (!shownField || !seenField) return;
  const before: Record<string, string> = JSON.parse(shownField.value);
  const shown: Record<string, string> = { ...answer.shown };
  for (const field of fieldsOf(form)) {
    const { name, value, type } = field;
    const saved = answer.shown[name] ?? '';
    if (type === 'hidden' || type === 'radio' || !sent.has(name)) continue;
    if (saved === sent.get(name)?.trim()) continue;
    if (value === sent.get(name)) field.value = saved;
    else shown[name] = before[name] ?? '';
  }
  shownField.value = JSON.stringify(shown);
  seenField.value = answer.seen;
}

/**
 * Keeps what stands in the desk's form at the hub, a moment after each change and when the page is left: nothing of it
 * stays in the browser. A button waits for what is under way, so that it knows the newest state.
 *
 * @returns what stops it
 */
function autosave(form: HTMLFormElement, tell: (state: SaveState) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isChanged = false;
  let isSubmitted = false;

  const later = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), afterMs);
  };

  async function send(keepalive: boolean): Promise<void> {
    isChanged = false;
    const sent = valuesOf(form);
    tell('saving');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams([...sent]),
        keepalive,
      });
      if (!answer.ok) throw new Error(`Answered with ${answer.status}`);
      const saved: Answer = await answer.json();
      takeOver(form, sent, saved);
      tell(Object.keys(saved.notTaken).length > 0 ? 'changed' : 'saved');
      if (isChanged) later(DEBOUNCE_MS);
    } catch {
      isChanged = true;
      tell('away');
      later(RETRY_MS);
    }
  }

  function keep(): Promise<void> {
    clearTimeout(timer);
    if (!running) {
      running = send(false).finally(() => {
        running = undefined;
      });
    }
    return running;
  }

  const onChange = () => {
    isChanged = true;
    if (!running) later(DEBOUNCE_MS);
  };
  const onLeave = () => {
    if (isChanged && !isSubmitted) void send(true);
  };
  form.addEventListener('input', onChange, { signal });
  if (fieldsOf(form).some(isEdited)) onChange();
  form.addEventListener(
    'submit',
    (event) => {
      clearTimeout(timer);
      if (!running) {
        isSubmitted = true;
        return;
      }
      event.preventDefault();
      const { submitter } = event;
      void running.then(() => form.requestSubmit(submitter));
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') onLeave();
    },
    { signal },
  );
  window.addEventListener('pagehide', onLeave, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (isSubmitted || !(isChanged || running)) return;
      event.preventDefault();
      if (!running) void keep(); // while the question is read
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    controller.abort();
    onLeave();
  };
}

/** A number that was revealed is masked again after this. */
const SHOWN_MS = 60_000;

interface RevealNumberProps {
  readonly registrationId: number;
  readonly path: string;
  /** What the number is, for the button's name. */
  readonly label: string;
  readonly masked: string;
}

/** A masked number and the button that reveals it for a minute. The server writes each time down. */
export function RevealNumberButton({ registrationId, path, label, masked }: RevealNumberProps) {
  const [value, setValue] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);

  async function reveal(): Promise<void> {
    const answer = await fetch(`/api/registrations/${registrationId}/reveal`, {
      method: 'POST',
      body: new URLSearchParams({ path }),
    }).catch(() => undefined);
    const body: unknown = answer?.ok ? await answer.json() : undefined;
    const found: unknown = Object(body).value;
    setFailed(typeof found !== 'string');
    if (typeof found === 'string') setValue(found);
  }

  return (
    <span className="desk-secret">
      <span className="desk-secret__number" role="status">
        {value ?? masked}
      </span>
      <button
        type="button"
        className="desk-link"
        aria-label={value === null ? `Reveal ${label}` : `Hide ${label}`}
        onClick={() => (value === null ? reveal() : setValue(null))}
      >
        {value === null ? 'Reveal' : 'Hide'}
      </button>
      {failed && <span role="alert">It could not be revealed. Try again.</span>}
    </span>
  );
}

const isOpen = (element: Element): element is HTMLSelectElement =>
  element instanceof HTMLSelectElement &&
  element.name.startsWith('verdict:') &&
  element.value === '';

/**
 * Sets every item of the form that is not judged yet to accepted, but for documents that were not given: there is nothing
 * to accept. It is stored with the form.
 */
export function AcceptRestButton() {
  const [status, setStatus] = useState('');
  function acceptRest({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const open = [...(currentTarget.form?.elements ?? [])].filter(isOpen);
    const given = open.filter((select) => select.dataset.missing === undefined);
    for (const select of given) select.value = 'accepted';
    const missing = open.length - given.length;
    const left = missing > 0 ? `; ${missing} missing, left to you` : '';
    currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }));
    setStatus(`${given.length} accepted${left}`);
  }
  return (
    <>
      <button type="button" className="desk-button" onClick={acceptRest}>
        Accept all others
      </button>
      <span role="status">{status}</span>
    </>
  );
}
