/** Whether what stands in the form is stored: `away` while the hub cannot be reached. */
export type SaveState =
  | 'idle'
  | 'saved'
  | 'saving'
  | 'changed'
  | 'decided'
  | 'erased'
  | 'away'
  | 'signed out';

/** Told whether the form is stored; where it has `changed`, with the names of the fields that somebody else wrote in too. */
export type Tell = (state: SaveState, fields?: readonly string[]) => void;

interface Answer {
  readonly flash: string;
  readonly shown: Readonly<Record<string, string>>;
  readonly seen: string;
  readonly notTaken: Readonly<Record<string, string>>;
  readonly isDecided: boolean;
}

const DEBOUNCE_MS = 800;
const RETRY_MS = 4000;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

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

const nameOf = ({ ariaLabel, labels }: Field): string =>
  ariaLabel ?? labels?.item(0)?.textContent ?? '';

/**
 * Takes over what is stored now; a field that was written in meanwhile is left, and is merged the next time.
 *
 * @returns the fields that somebody else has changed as well since the form was made
 */
function takeOver(
  form: HTMLFormElement,
  sent: ReadonlyMap<string, string>,
  answer: Answer,
): readonly Field[] {
  const shownField = fieldsOf(form).find(({ name }) => name === 'shown');
  const seenField = fieldsOf(form).find(({ name }) => name === 'seen');
  if (!shownField || !seenField) return [];
  const before: Record<string, string> = JSON.parse(shownField.value);
  const shown: Record<string, string> = { ...answer.shown };
  const others: Field[] = [];
  for (const field of fieldsOf(form)) {
    const { name, value, type } = field;
    const saved = answer.shown[name] ?? '';
    if (type === 'hidden' || type === 'radio' || !sent.has(name)) continue;
    // The hub keeps no field that asks for a word at the moment of a decision.
    if (!(name in answer.shown || name in before || name in answer.notTaken)) continue;
    if (saved === sent.get(name)?.trim()) continue;
    if (sent.get(name) !== (before[name] ?? '')) others.push(field);
    if (value === sent.get(name)) field.value = saved;
    else shown[name] = before[name] ?? '';
  }
  shownField.value = JSON.stringify(shown);
  seenField.value = answer.seen;
  return others;
}

/**
 * Keeps what stands in the desk's form at the hub, a moment after each change and when the page is left: nothing of it
 * stays in the browser. A button does what it says once that is stored, so that it knows the newest state, and leads to no
 * other page while the hub cannot be reached.
 *
 * @returns what stops it
 */
export function autosave(form: HTMLFormElement, tell: Tell): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isChanged = false;
  let isSubmitted = false;

  const later = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), afterMs);
  };

  /** Resolves to whether the hub has answered who is signed in, so that its own page may tell the rest. */
  async function send(keepalive: boolean): Promise<boolean> {
    isChanged = false;
    let status = 0;
    const sent = valuesOf(form);
    tell('saving');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams([...sent]),
        keepalive,
      });
      ({ status } = answer);
      if (!answer.ok) throw new Error(`Answered with ${status}`);
      const saved: Answer = await answer.json();
      if (saved.flash === 'gone') {
        tell('erased');
        return false;
      }
      const others = takeOver(form, sent, saved).map(nameOf);
      const isJudging = form.querySelector('select[name^="verdict:"]') !== null;
      if (others.length > 0) tell('changed', others);
      else tell(saved.isDecided && isJudging ? 'decided' : 'saved');
      if (isChanged) later(DEBOUNCE_MS);
      return true;
    } catch {
      isChanged = true;
      tell(status === FORBIDDEN ? 'signed out' : 'away');
      later(RETRY_MS);
      return status === NOT_FOUND;
    }
  }

  function keep(): Promise<boolean> {
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
      if (isSubmitted) return;
      event.preventDefault();
      const { submitter } = event;
      void keep().then((mayGo) => {
        if (!mayGo || isSubmitted) return;
        isSubmitted = true;
        form.requestSubmit(submitter);
      });
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
  const onShown = () => {
    isSubmitted = false;
  };
  window.addEventListener('pageshow', onShown, { signal });
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
