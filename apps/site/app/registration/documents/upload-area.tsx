import { FILE_PICKER_REOPEN_MS } from '@selvedge/contract/limits';
import {
  UPLOAD_LABEL,
  UPLOAD_TOO_MANY_MESSAGE,
  UPLOAD_TYPES,
  uploadRejections,
} from '@selvedge/contract/upload';
import { Check, CircleAlert, X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SpinningMark } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type DocumentArea, documentId } from './document-areas.ts';
import styles from './upload-area.module.css';
import type { DocumentSlot, Keeping, UploadedFile } from './use-documents.ts';

const UNREADABLE = 'The file could not be read; please choose it again';

/** What becomes of files that were chosen or dropped together. */
async function slotOf(files: readonly File[]): Promise<DocumentSlot> {
  const { accepted, refused } = sortDropped(files);
  const refusals = refused.map(({ file, reasons }) => ({
    name: file.name,
    sizeBytes: file.size,
    reasons,
  }));
  if (!accepted) return { file: undefined, refused: refusals };
  const facts = { name: accepted.name, sizeBytes: accepted.size };
  const dataString = await readAsDataString(accepted).catch(() => undefined);
  if (dataString === undefined)
    return { file: undefined, refused: [{ ...facts, reasons: [UNREADABLE] }, ...refusals] };
  return { file: { ...facts, dataString }, refused: refusals };
}

/**
 * A place for one document, by click or by drop. Every file comes to `sortDropped`, so the dropzone judges none itself.
 * Source: REG-43 to REG-50.
 */
export function UploadArea(props: {
  readonly area: DocumentArea;
  readonly slot: DocumentSlot | undefined;
  readonly onPut: (slot: DocumentSlot) => void;
  readonly onRemove: () => void;
}) {
  const { area, slot, onPut, onRemove } = props;
  const id = useId();
  const { noteClosed, openAfterPause } = usePickerPause();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noKeyboard: true,
    noClick: true,
    onDrop: async (files) => {
      noteClosed();
      onPut(await slotOf(files));
    },
    onFileDialogCancel: noteClosed,
  });
  const choose = (event: MouseEvent) => {
    event.stopPropagation();
    openAfterPause(open);
  };
  const remove = () => {
    onRemove();
    // The button that was pressed goes with its file.
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
          {slot?.file ? 'Replace file' : 'Choose file'}
          <VisuallyHidden> for {area.title}</VisuallyHidden>
        </Button>
        <p className={styles.invitation}>or drag and drop it here</p>
        <p className={styles.limits}>{UPLOAD_LABEL}</p>
      </div>
      <div aria-live="polite">{slot && <FileList slot={slot} onRemove={remove} />}</div>
    </section>
  );
}

/** Reads a file as an encoded data string, such as `data:image/png;base64,…`. Rejects where it cannot be read. */
function readAsDataString(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new TypeError('No text'));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** What an upload looks at of a file. */
export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

interface SortedFiles<F> {
  readonly accepted: F | undefined;
  readonly refused: readonly { readonly file: F; readonly reasons: readonly string[] }[];
}

/**
 * Takes the first of the files that came together, where it may be uploaded, and refuses each other one with its
 * reasons. Source: REG-46, REG-51, REG-52, decision 10.
 */
export function sortDropped<F extends FileFacts>(files: readonly F[]): SortedFiles<F> {
  const [first, ...others] = files;
  if (!first) return { accepted: undefined, refused: [] };
  const reasons = uploadRejections(first.type, first.size);
  const tooMany = others.map((file) => ({ file, reasons: [UPLOAD_TOO_MANY_MESSAGE] }));
  if (reasons.length === 0) return { accepted: first, refused: tooMany };
  return { accepted: undefined, refused: [{ file: first, reasons }, ...tooMany] };
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

const KEEPING_WORDS: Readonly<Record<Keeping, string>> = {
  saving: 'Uploading',
  waiting: 'Waiting for the connection',
  kept: 'Uploaded',
};

/** What stands before a file's name. */
function FileMark({ file }: { readonly file: UploadedFile }) {
  const isOnItsWay = file.keeping === 'saving' || file.keeping === 'waiting';
  if (file.problem !== undefined) return <CircleAlert className={styles.icon} aria-hidden="true" />;
  if (isOnItsWay) return <SpinningMark />;
  return <Check className={styles.icon} aria-hidden="true" />;
}

/** The accepted file with its name and size, and the refused ones with the reasons. Source: REG-45. */
function FileList(props: { readonly slot: DocumentSlot; readonly onRemove: () => void }) {
  const { file, refused } = props.slot;
  if (!file && refused.length === 0) return null;
  return (
    <ul className={styles.files}>
      {file && (
        <li className={classNames(styles.file, file.problem !== undefined && styles.wrong)}>
          <FileMark file={file} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>
            {sizeWords(file.sizeBytes)}
            {file.keeping && file.problem === undefined && (
              <span className={styles.keeping}>{KEEPING_WORDS[file.keeping]}</span>
            )}
          </span>
          <IconButton className={styles.remove} onClick={props.onRemove}>
            <X aria-hidden="true" />
            <VisuallyHidden>Remove {file.name}</VisuallyHidden>
          </IconButton>
          {file.problem !== undefined && <span className={styles.reason}>{file.problem}</span>}
        </li>
      )}
      {refused.map(({ name, sizeBytes, reasons }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files of one drop can have one name, and their order stays
        <li key={place} className={styles.refused}>
          <CircleAlert className={styles.icon} aria-hidden="true" />
          <span className={styles.name}>
            <VisuallyHidden>Not accepted: </VisuallyHidden>
            {name}
          </span>
          <span className={styles.size}>{sizeWords(sizeBytes)}</span>
          {reasons.map((reason) => (
            <span key={reason} className={styles.reason}>
              {reason}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A file's size for people: `812 bytes`, `14 KB`, `1.9 MB`. */
export function sizeWords(sizeBytes: number): string {
  if (sizeBytes < KILOBYTE) return sizeBytes === 1 ? '1 byte' : `${sizeBytes} bytes`;
  if (sizeBytes < MEGABYTE) return `${Math.round(sizeBytes / KILOBYTE)} KB`;
  return `${(sizeBytes / MEGABYTE).toFixed(1)} MB`;
}
