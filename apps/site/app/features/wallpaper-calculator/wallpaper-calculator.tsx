import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { type CalculatorInput, FIELD } from './calculator-input.ts';
import { CalculatorResult } from './calculator-result.tsx';
import { repeatError, rollLengthError, rollWidthError } from './length-errors.ts';
import { LengthField } from './length-field.tsx';
import { RectangleRows } from './rectangle-rows.tsx';
import { MATCHES, type PatternMatch } from './strip-cuts.ts';
import styles from './wallpaper-calculator.module.css';

const MATCH_WORDS: Readonly<Record<PatternMatch, string>> = {
  free: 'Free match',
  straight: 'Straight match',
  'half-drop': 'Half-drop',
};

/**
 * Walls, doors, windows and a paper in; rolls and the working out, as they are written. Without a script the form asks
 * its own address, which answers the same. Source: STATIC-01, decision 34.
 */
export function WallpaperCalculator({ initial }: { readonly initial: CalculatorInput }) {
  const [input, setInput] = useState(initial);
  const change = (part: Partial<CalculatorInput>) => setInput({ ...input, ...part });
  return (
    <form className={styles.calculator} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <RectangleRows
          legend="Walls"
          hint="Measure each wall at its widest and its highest."
          one="wall"
          names={{ width: FIELD.wallWidth, height: FIELD.wallHeight }}
          rows={input.walls}
          least={1}
          onChange={(walls) => change({ walls })}
        />
        <RectangleRows
          legend="Doors and windows"
          hint="Leave out what is narrower than a roll: it spares no paper."
          one="door or window"
          names={{ width: FIELD.openingWidth, height: FIELD.openingHeight }}
          rows={input.openings}
          least={0}
          onChange={(openings) => change({ openings })}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Wallpaper</legend>
          <div className={styles.pair}>
            <LengthField
              label="Roll width"
              unit="cm"
              name={FIELD.rollWidth}
              value={input.rollWidthCm}
              error={rollWidthError(input.rollWidthCm)}
              onChange={(rollWidthCm) => change({ rollWidthCm })}
            />
            <LengthField
              label="Roll length"
              unit="m"
              name={FIELD.rollLength}
              value={input.rollLengthM}
              error={rollLengthError(input.rollLengthM)}
              onChange={(rollLengthM) => change({ rollLengthM })}
            />
            <LengthField
              label="Vertical repeat"
              unit="cm"
              name={FIELD.repeat}
              value={input.repeatCm}
              error={repeatError(input.repeatCm)}
              onChange={(repeatCm) => change({ repeatCm })}
            />
          </div>
          <div className={styles.matches} role="radiogroup" aria-label="Pattern match">
            {MATCHES.map((match) => (
              <label key={match} className={styles.match}>
                <input
                  type="radio"
                  name={FIELD.match}
                  value={match}
                  checked={input.match === match}
                  onChange={() => change({ match })}
                />
                {MATCH_WORDS[match]}
              </label>
            ))}
          </div>
        </fieldset>
        <noscript>
          <Button type="submit">Calculate</Button>
        </noscript>
      </div>
      <CalculatorResult input={input} />
    </form>
  );
}
