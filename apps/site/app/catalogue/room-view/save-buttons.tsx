import { type RefObject, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './room-stage.module.css';

const FORMATS = [
  { type: 'image/jpeg', ending: 'jpg', label: 'Save JPEG', quality: 0.92 },
  { type: 'image/png', ending: 'png', label: 'Save PNG', quality: 1 },
] as const;

/** Saves what a canvas shows as a file of the visitor's. */
export function SaveButtons(props: {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly name: string;
  readonly isReady: boolean;
}) {
  const { canvas, name, isReady } = props;
  const [saved, setSaved] = useState('');
  const save = ({ type, ending, quality }: (typeof FORMATS)[number]): void =>
    canvas.current?.toBlob(
      (bytes) => {
        if (!bytes) return setSaved('The picture could not be saved.');
        const file = `${fileName(name)}.${ending}`;
        const url = URL.createObjectURL(bytes);
        const link = document.createElement('a');
        link.href = url;
        link.download = file;
        link.click();
        URL.revokeObjectURL(url);
        setSaved(`Saved as ${file}.`);
      },
      type,
      quality,
    );
  return (
    <div className={styles.save}>
      {FORMATS.map((format) => (
        <Button
          key={format.type}
          variant="outline"
          className={styles.saveButton}
          aria-disabled={!isReady}
          onClick={() => isReady && save(format)}
        >
          {format.label}
        </Button>
      ))}
      <p role="status" className={styles.saved}>
        {saved}
      </p>
    </div>
  );
}

/** Letters and digits with hyphens, as files are named everywhere. */
export const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '') || 'room';
