import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import {
  CalculatorForm,
  ChoiceRow,
  FieldGroup,
  Tick,
} from '../../ui/calculator/calculator-form.tsx';
import { LengthRow } from '../../ui/calculator/length-field.tsx';
import { AnswerPlace, NoAnswer, WorkedAnswer } from '../../ui/calculator/worked-answer.tsx';
import { OverlayViewer } from '../../ui/overlay-viewer/overlay-viewer.tsx';
import { Section } from '../../ui/section/section.tsx';
import { YouTubePoster } from '../../ui/video/youtube-poster.tsx';
import styles from './design-guide.module.css';

const BOUNDS = {
  width: { unit: 'cm', min: 10, max: 500 },
  drop: { unit: 'cm', min: 10, max: 500 },
} as const;
const QUESTIONS = [
  { key: 'width', label: 'A length', name: 'example-width' },
  { key: 'drop', label: 'A length out of bounds', name: 'example-drop' },
] as const;
const CHOICES = [
  { value: 'one', words: 'One' },
  { value: 'other', words: 'The other' },
] as const;

/** A sum that is worked out, a film behind its poster, a page in the viewer. */
export function CalculatorsAndFilms({ picture }: { readonly picture: string }) {
  const [input, setInput] = useState({ width: '140', drop: '900' });
  const [chosen, setChosen] = useState<'one' | 'other'>('one');
  const [ticked, setTicked] = useState(true);
  const [viewing, setViewing] = useState(false);
  return (
    <>
      <Section heading="Calculators" aside="The answer changes as the fields are filled in">
        <CalculatorForm
          answer={
            <AnswerPlace>
              <WorkedAnswer
                amount="4.5"
                unit="m"
                steps={['Two lengths of 2.20 m', 'Rounded up to half a metre']}
                note="What an answer says of itself."
              />
            </AnswerPlace>
          }
        >
          <FieldGroup legend="Fields that belong together">
            <LengthRow
              questions={QUESTIONS}
              bounds={BOUNDS}
              input={input}
              onChange={(key, value) => setInput({ ...input, [key]: value })}
            />
            <ChoiceRow
              label="A choice"
              name="example-choice"
              choices={CHOICES}
              chosen={chosen}
              onChoose={setChosen}
            />
            <Tick label="A tick" name="example-tick" ticked={ticked} onChange={setTicked} />
          </FieldGroup>
        </CalculatorForm>
        <AnswerPlace>
          <NoAnswer>Why there is no answer yet.</NoAnswer>
        </AnswerPlace>
      </Section>
      <Section
        heading="Films and viewer"
        tone="ground"
        aside="Nothing of another host before a click"
      >
        <div className={styles.stack}>
          <div className={styles.film}>
            <YouTubePoster
              videoId="aaaaaaaaaaa"
              title="An example"
              thumbnail={picture}
              sizes="(width < 900px) 92vw, 68vw"
            />
          </div>
          <div className={styles.row}>
            <Button variant="outline" onClick={() => setViewing(true)}>
              Open viewer
            </Button>
          </div>
        </div>
        <OverlayViewer
          open={viewing}
          onClose={() => setViewing(false)}
          title="A page in the viewer"
          address="/returns-policy"
          framed="/returns-policy?frame=1"
        />
      </Section>
    </>
  );
}
