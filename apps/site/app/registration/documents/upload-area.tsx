import { FILE_PICKER_REOPEN_MS, UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';
import { UPLOAD_LABEL, UPLOAD_TOO_MANY_MESSAGE, UPLOAD_TYPES } from '@selvedge/contract/upload';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SpinningMark } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type DocumentArea, documentId } from './document-areas.ts';
import { FileList } from './file-list.tsx';
import { slotOf, UNREADABLE } from './one-document.ts';
import styles from './upload-area.module.css';
import { type DocumentSlot, type Documents, EMPTY } from './use-documents.ts';

/**
 * Adds files to those that an area holds, one after the other, so that each refused one has its own reason. A file that is
 * there already comes in its place.
 */
async function slotWithMore(held: readonly File[], more: readonly File[]): Promise<DocumentSlot> {
  let files = held;
  let slot: DocumentSlot = { file: undefined, refused: [] };
  for (const one of more) {
    const added = [...files.filter((other) => !isSame(one, other)), one];
    const { file, refused } = await slotOf(added);
    if (file) files = added;
    slot = { file: file ?? slot.file, refused: [...slot.refused, ...refused] };
  }
  return slot;
}

/** A telephone calls all its photographs alike, but no two have as many bytes. */
const isSame = (a: File, b: File): boolean => a.name === b.name && a.size === b.size;

/** The files that more are joined to: none where the service has refused what they made, or this page has not seen them. */
const filesIn = (slot: DocumentSlot | undefined): readonly File[] =>
  slot?.file?.problem === undefined ? (slot?.file?.files ?? []) : [];

/** Changes the files of an area, one change after the other. Source: REG-46, decision 46. */
function filesOf({ area: { key }, documents, onPut }: UploadAreaProps) {
  const slotNow = () => documents.now()[key];
  const put = (made: DocumentSlot) => {
    onPut?.();
    documents.put(key, made);
  };
  const inTurn = (name: string, change: () => Promise<void>) =>
    documents.inTurn(key, () =>
      change().catch(() =>
        put({ ...EMPTY, refused: [{ name, sizeBytes: 0, reasons: [UNREADABLE] }] }),
      ),
    );
  const add = (more: readonly File[], tooMany: readonly File[] = []) => {
    const [{ name, size } = { name: '', size: 0 }] = more;
    inTurn(name, async () => {
      const held = filesIn(slotNow());
      if (held.length > 0 || size > UPLOAD_MAX_BYTES) documents.make(key, name);
      const { file, refused } = await slotWithMore(held, more);
      const further = tooMany.map((one) => ({
        name: one.name,
        sizeBytes: one.size,
        reasons: [UPLOAD_TOO_MANY_MESSAGE],
        further: one,
      }));
      put({ file, refused: [...refused, ...further] });
    });
  };
  return {
    add,
    /** Of several that come together the first is taken, and the others can be added to it then. */
    take: ([first, ...others]: readonly File[]) => {
      if (first) add([first], others);
    },
    /** Takes out one of the files of the document; without one the document. */
    remove: (file: File | undefined) =>
      inTurn(file?.name ?? '', async () => {
        const left = slotNow()?.file?.files?.filter((one) => one !== file) ?? [];
        const [first] = left;
        if (!file || !first) return documents.remove(key);
        if (left.length > 1) documents.make(key, first.name);
        const made = await slotOf(left);
        // What was taken out must not stay, even where the others cannot be read any more.
        if (!made.file) documents.remove(key);
        put(made);
      }),
  };
}

interface UploadAreaProps {
  readonly area: DocumentArea;
  readonly documents: Documents;
  /** Called when a file comes into the area, or is refused. */
  readonly onPut?: () => void;
}

/**
 * A place for one document, by click or by drop. Every file comes to `slotOf`, so the dropzone judges none itself.
 * Source: REG-43 to REG-50.
 */
export function UploadArea(props: UploadAreaProps) {
  const { area } = props;
  const slot = props.documents.slots[area.key];
  const id = useId();
  const { noteClosed, openAfterPause } = usePickerPause();
  const { take, add, remove } = filesOf(props);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noKeyboard: true,
    noClick: true,
    onDrop: (files) => {
      noteClosed();
      take(files);
    },
    onFileDialogCancel: noteClosed,
  });
  const choose = (event: MouseEvent) => {
    event.stopPropagation();
    openAfterPause(open);
  };
  // The button that was pressed goes with its file.
  const andFocus =
    <Given,>(change: (given: Given) => void) =>
    (given: Given) => {
      change(given);
      document.getElementById(documentId(area.key))?.focus();
    };
  return (
    <section
      className={styles.area}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
    >
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.title}>
          {area.title}
        </h2>
        <p id={`${id}-hint`} className={styles.hint}>
          {area.hint}
        </p>
      </div>
      <div
        {...getRootProps({
          role: 'presentation',
          tabIndex: -1,
          onClick: choose,
          className: classNames(styles.drop, isDragActive && styles.active),
        })}
      >
        <input
          {...getInputProps({
            accept: UPLOAD_TYPES.join(','),
            'aria-labelledby': `${id}-title`,
            className: styles.input,
          })}
          style={undefined}
        />
        <Button id={documentId(area.key)} variant="outline" onClick={choose}>
          {choiceWords(slot)}
          <VisuallyHidden> for {area.title}</VisuallyHidden>
        </Button>
        <p className={styles.invitation}>or drag and drop it here</p>
        <p className={styles.limits}>{UPLOAD_LABEL}</p>
      </div>
      <div aria-live="polite">
        {slot && (
          <FileList
            slot={slot}
            isHeld={filesIn(slot).length > 0}
            onRemove={andFocus(remove)}
            onAdd={andFocus(add)}
          />
        )}
        {slot?.file && slot.file.problem === undefined && filesIn(slot).length === 0 && (
          <p className={styles.hint}>
            It was saved earlier. A file that you choose now takes its place; to send several, add
            this one again with them.
          </p>
        )}
        {slot?.making !== undefined && (
          <p className={styles.making}>
            <SpinningMark />
            Preparing {slot.making}
          </p>
        )}
      </div>
    </section>
  );
}

/** What a further file does. */
function choiceWords(slot: DocumentSlot | undefined): string {
  if (!slot?.file) return 'Choose file';
  return filesIn(slot).length > 0 ? 'Add another file' : 'Replace file';
}

/**
 * Lets a file picker open again only 300 ms after it was closed: a click before that opens it when they have passed.
 * Source: REG-47.
 */
function usePickerPause() {
  const closedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    noteClosed: () => {
      closedAtMs.current = performance.now();
    },
    openAfterPause: (open: () => void) => {
      clearTimeout(waiting.current);
      const leftMs = closedAtMs.current + FILE_PICKER_REOPEN_MS - performance.now();
      if (leftMs > 0) waiting.current = setTimeout(open, leftMs);
      else open();
    },
  };
}
