import { WALLPAPER_FIELD } from '@selvedge/contract/calculator-urls';
import { FRAME_FIELD, wallpaperCalculatorUrl } from '@selvedge/contract/urls';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton, PlainButton } from '../../ui/button/button.tsx';
import { CalculatorForm, ChoiceRow, FieldGroup } from '../../ui/calculator/calculator-form.tsx';
import { counted, fullTimes, metres } from '../../ui/calculator/length.ts';
import { LengthField, LengthRow } from '../../ui/calculator/length-field.tsx';
import { AnswerPlace, NoAnswer, WorkedAnswer } from '../../ui/calculator/worked-answer.tsx';
import { CopyCalculation } from '../calculated-product/calculated-product.tsx';
import {
  BOUNDS,
  type CalculatorInput,
  inputOfQuery,
  MAX_RECTANGLES,
  queryOfInput,
  type RectangleText,
  readInput,
} from './calculator-input.ts';
import {
  hasTooLargeOpening,
  MATCHES,
  type PatternMatch,
  type RollsNeeded,
  rollsNeeded,
  type StripCount,
  TRIM_CM,
  type Wallpaper,
} from './rolls-needed.ts';
import styles from './wallpaper-calculator.module.css';

const MATCH_WORDS: Readonly<Record<PatternMatch, string>> = {
  free: 'Free match',
  straight: 'Straight match',
  'half-drop': 'Half-drop',
};

const PAPER_LENGTHS = [
  { key: 'rollWidthCm', label: 'Roll width', name: WALLPAPER_FIELD.rollWidth },
  { key: 'rollLengthM', label: 'Roll length', name: WALLPAPER_FIELD.rollLength },
  { key: 'repeatCm', label: 'Vertical repeat', name: WALLPAPER_FIELD.repeat },
] as const;

/**
 * Walls, doors, windows and a paper in; rolls and the working out, as they are written. Source: STATIC-01, decision 34.
 */
export function WallpaperCalculator(props: {
  readonly initial: CalculatorInput;
  /** Whether it stands in a frame, where its answer without a script stays too. */
  readonly framed: boolean;
}) {
  const { initial, framed } = props;
  const [input, setInput] = useState(initial);
  const change = (part: Partial<CalculatorInput>) => setInput({ ...input, ...part });
  return (
    <CalculatorForm
      onFilled={(query) => setInput(inputOfQuery(query))}
      answer={<CalculatorResult input={input} />}
    >
      {framed && <input type="hidden" {...FRAME_FIELD} />}
      <RectangleRows
        legend="Walls"
        hint="Measure each wall at its widest and its highest."
        one="wall"
        names={{ width: WALLPAPER_FIELD.wallWidth, height: WALLPAPER_FIELD.wallHeight }}
        rows={input.walls}
        least={1}
        onChange={(walls) => change({ walls })}
      />
      <RectangleRows
        legend="Doors and windows"
        hint="Leave out what is narrower than a roll: it spares no paper."
        one="door or window"
        names={{ width: WALLPAPER_FIELD.openingWidth, height: WALLPAPER_FIELD.openingHeight }}
        rows={input.openings}
        least={0}
        onChange={(openings) => change({ openings })}
      />
      <FieldGroup legend="Wallpaper">
        <LengthRow
          questions={PAPER_LENGTHS}
          bounds={BOUNDS}
          input={input}
          onChange={(key, length) => setInput({ ...input, [key]: length })}
        />
        <ChoiceRow
          label="Pattern match"
          name={WALLPAPER_FIELD.match}
          choices={MATCHES.map((match) => ({ value: match, words: MATCH_WORDS[match] }))}
          chosen={input.match}
          onChoose={(match) => change({ match })}
        />
      </FieldGroup>
    </CalculatorForm>
  );
}

/** Walls, or doors and windows: a row of width and height for each, with a way to add and to remove one. */
function RectangleRows(props: {
  readonly legend: string;
  readonly hint: string;
  /** What one of them is called, as in "Add a wall". */
  readonly one: string;
  readonly names: { readonly width: string; readonly height: string };
  readonly rows: readonly RectangleText[];
  /** How many rows stay, so that the last cannot be removed. */
  readonly least: number;
  readonly onChange: (rows: readonly RectangleText[]) => void;
}) {
  const { legend, hint, one, names, rows, least, onChange } = props;
  const change = (place: number, part: Partial<RectangleText>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  const add = () => onChange([...rows, { width: '', height: rows.at(-1)?.height ?? '' }]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {rows.map((row, place) => {
        const of = `of ${one} ${place + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
          <div key={place} className={styles.row}>
            <LengthField
              label="Width"
              of={of}
              name={names.width}
              value={row.width}
              bounds={BOUNDS.sideM}
              onChange={(width) => change(place, { width })}
            />
            <LengthField
              label="Height"
              of={of}
              name={names.height}
              value={row.height}
              bounds={BOUNDS.sideM}
              onChange={(height) => change(place, { height })}
            />
            {rows.length > least && (
              <IconButton
                className={styles.remove}
                aria-label={`Remove ${one} ${place + 1}`}
                onClick={() => onChange(rows.filter((_, at) => at !== place))}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
        );
      })}
      {rows.length < MAX_RECTANGLES && (
        <PlainButton className={styles.add} onClick={add}>
          <Plus aria-hidden="true" className={styles.plus} />
          {`Add a ${one}`}
        </PlainButton>
      )}
    </fieldset>
  );
}

/** The rolls with the working, or what is still wanted. */
function CalculatorResult({ input }: { readonly input: CalculatorInput }) {
  return (
    <AnswerPlace
      below={
        readInput(input) && (
          <CopyCalculation page={wallpaperCalculatorUrl()} input={queryOfInput(input)} />
        )
      }
    >
      <Answer input={input} />
    </AnswerPlace>
  );
}

function Answer({ input }: { readonly input: CalculatorInput }) {
  const read = readInput(input);
  if (!read) {
    const isWritten = input.walls.some(({ width, height }) => width.trim() && height.trim());
    return (
      <NoAnswer>
        {isWritten
          ? 'Fill in or correct what is left to see the rolls.'
          : 'Fill in the width and height of a wall to see the rolls.'}
      </NoAnswer>
    );
  }
  if (hasTooLargeOpening(read.room))
    return (
      <NoAnswer>
        A door or window is larger than every wall. Check its width and height, in metres.
      </NoAnswer>
    );
  const needed = rollsNeeded(read.room, read.paper);
  if (!needed) return <NoAnswer>A strip of this height is longer than one roll.</NoAnswer>;
  return (
    <WorkedAnswer
      amount={String(needed.rolls)}
      unit={needed.rolls === 1 ? 'roll' : 'rolls'}
      steps={working(needed, read.paper)}
      note="Order all rolls at once, so that they come from one batch, and one more for later repairs."
    />
  );
}

const HOW: Readonly<Record<PatternMatch, string>> = {
  free: '',
  straight: ', rounded up to whole repeats',
  'half-drop': ', rounded up to whole repeats and a half',
};

/** The steps from the room to the rolls, one sentence each. Source: decision 34. */
export function working(needed: RollsNeeded, paper: Wallpaper): string[] {
  const how = paper.repeatCm > 0 ? HOW[paper.match] : '';
  const [first] = needed.full;
  return [
    `Each strip has ${TRIM_CM} cm added for trimming${how}.`,
    `${list(needed.full)} from ceiling to skirting.`,
    ...(needed.short.length > 0 ? [`${list(needed.short)} around doors and windows.`] : []),
    ...(first
      ? [
          `A roll of ${metres(paper.rollLengthCm)} gives ${counted(fullTimes(paper.rollLengthCm / first.cutCm), 'strip')} of ${metres(first.cutCm)}.`,
        ]
      : []),
    `${counted(needed.rolls, 'roll')} in all, with ${metres(needed.leftCm)} left in pieces.`,
  ];
}

const list = (counts: readonly StripCount[]): string =>
  counts.length === 0
    ? 'No strips'
    : counts
        .map(({ strips, cutCm }) => `${counted(strips, 'strip')} of ${metres(cutCm)}`)
        .join(', ');
