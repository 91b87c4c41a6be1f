import { Check, CircleAlert, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SpinningMark } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './upload-area.module.css';
import type { DocumentSlot, Keeping, UploadedFile } from './use-documents.ts';

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

interface FileListProps {
  readonly slot: DocumentSlot;
  /** Whether more can be added to the document. */
  readonly isHeld: boolean;
  /** Called with the file that is taken out of those that the document was made of; without one for the document. */
  readonly onRemove: (file: File | undefined) => void;
  readonly onAdd: (files: readonly File[]) => void;
}

/** The accepted files with name and size, and the refused ones with the reasons. Source: REG-45, decision 46. */
export function FileList({ slot, isHeld, onRemove, onAdd }: FileListProps) {
  const { file, refused } = slot;
  const parts = file?.files ?? [];
  const left = refused.flatMap(({ further }) => further ?? []);
  if (!file && refused.length === 0) return null;
  return (
    <div className={styles.list}>
      <ul className={styles.files}>
        {parts.length > 1 &&
          parts.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name, and their order stays
            <li key={place} className={styles.file}>
              <Check className={styles.icon} aria-hidden="true" />
              <span className={styles.name}>{part.name}</span>
              <span className={styles.size}>{sizeWords(part.size)}</span>
              <RemoveButton name={part.name} onClick={() => onRemove(part)} />
            </li>
          ))}
        {file && (
          <li className={classNames(styles.file, file.problem !== undefined && styles.wrong)}>
            <FileMark file={file} />
            <span className={styles.name}>
              {parts.length > 1 ? `${parts.length} files as one PDF` : file.name}
            </span>
            <span className={styles.size}>
              {sizeWords(file.sizeBytes)}
              {file.keeping && file.problem === undefined && (
                <span className={styles.keeping}>{KEEPING_WORDS[file.keeping]}</span>
              )}
            </span>
            {parts.length <= 1 && (
              <RemoveButton name={file.name} onClick={() => onRemove(parts[0])} />
            )}
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
      {isHeld && left.length > 0 && (
        <Button variant="outline" onClick={() => onAdd(left)}>
          Add {left.length === 1 ? 'it' : `these ${left.length}`} as further pages
        </Button>
      )}
    </div>
  );
}

function RemoveButton(props: { readonly name: string; readonly onClick: () => void }) {
  return (
    <IconButton className={styles.remove} onClick={props.onClick}>
      <X aria-hidden="true" />
      <VisuallyHidden>Remove {props.name}</VisuallyHidden>
    </IconButton>
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
