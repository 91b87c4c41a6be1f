import { counted } from '../../ui/calculator/length.ts';
import styles from './store-choice.module.css';
import type { useStoreChoice } from './use-store-choice.ts';

/** Narrows the stores to those that are open, and brings the nearest first. */
export function StoreChoice(props: {
  readonly choice: ReturnType<typeof useStoreChoice>;
  /** How many stores there are in all. */
  readonly all: number;
}) {
  const { choice, all } = props;
  return (
    <div className={styles.choice}>
      <fieldset className={styles.buttons}>
        <legend className={styles.legend}>Find a store</legend>
        <Toggle pressed={choice.openNow} onPress={choice.toggleOpenNow}>
          Open now
        </Toggle>
        <Toggle pressed={choice.onSunday} onPress={choice.toggleSunday}>
          Open Sunday
        </Toggle>
        <Toggle pressed={choice.near !== null} onPress={choice.togglePlace}>
          Nearest to me
        </Toggle>
      </fieldset>
      <p role="status" className={styles.said}>
        {wordsOf(choice, all)}
      </p>
    </div>
  );
}

function Toggle(props: {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={props.pressed}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

function wordsOf(choice: ReturnType<typeof useStoreChoice>, all: number): string {
  const { chosen, openNow, onSunday, place } = choice;
  const times = [openNow && 'now', onSunday && 'on Sundays'].filter(Boolean).join(' and ');
  const open = times && `${chosen.length} of ${counted(all, 'store')} open ${times}.`;
  const where = {
    unasked: '',
    asking: 'Asking your browser where you are.',
    refused: 'Your browser did not say where you are.',
    known: 'The nearest stand first. Where you are stays in your browser and is not stored.',
  }[place];
  return [open, where].filter(Boolean).join(' ');
}
