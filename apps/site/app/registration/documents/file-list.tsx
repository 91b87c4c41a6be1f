import { Check, CircleAlert, X } from 'lucide-react';
import { IconButton } from '../../ui/button/button.tsx';
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

/** The accepted file with its name and size, and the refused ones with the reasons. Source: REG-45. */
export function FileList(props: { readonly slot: DocumentSlot; readonly onRemove: () => void }) {
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
