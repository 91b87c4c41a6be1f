import { WALLPAPER_FIELD } from '@selvedge/contract/calculator-urls';
import { FRAME_FIELD } from '@selvedge/contract/urls';
import { useState } from 'react';
import { CalculatorForm, ChoiceRow, FieldGroup } from '../../ui/calculator/calculator-form.tsx';
import { LengthRow } from '../../ui/calculator/length-field.tsx';
import { BOUNDS, type CalculatorInput, inputOfQuery } from './calculator-input.ts';
import { CalculatorResult } from './calculator-result.tsx';
import { RectangleRows } from './rectangle-rows.tsx';
import { MATCHES, type PatternMatch } from './strip-cuts.ts';

const MATCH_WORDS: Readonly<Record<PatternMatch, string>> = {
  free: 'Free match',
  straight: 'Straight match',
  'half-drop': 'Half-drop',
};

const PAPER_LENGTHS = [
  { key: 'rollWidthCm', label: 'Roll width', unit: 'cm', name: WALLPAPER_FIELD.rollWidth },
  { key: 'rollLengthM', label: 'Roll length', unit: 'm', name: WALLPAPER_FIELD.rollLength },
  { key: 'repeatCm', label: 'Vertical repeat', unit: 'cm', name: WALLPAPER_FIELD.repeat },
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
      onFilledEarly={(query) => setInput(inputOfQuery(query))}
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
