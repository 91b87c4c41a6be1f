import { CURTAIN_FIELD } from '@selvedge/contract/calculator-urls';
import { lengthOf, MOST_LENGTH_CHARACTERS } from '../../ui/calculator/length.ts';
import type { Cloth, Curtains } from './metres-needed.ts';

/** How full curtains are made, in the words of workrooms. */
export const FULLNESSES = [
  { value: '1.5', words: 'Flat, 1.5 times' },
  { value: '2', words: 'Pencil pleat or eyelet, 2 times' },
  { value: '2.5', words: 'Pinch pleat, 2.5 times' },
  { value: '3', words: 'Sheer, 3 times' },
] as const;

type Fullness = (typeof FULLNESSES)[number]['value'];

/** Everything that the form asks for, as it is written there and in the address. */
export interface CurtainInput {
  readonly railM: string;
  readonly dropM: string;
  readonly fullness: Fullness;
  readonly fabricWidthCm: string;
  readonly repeatCm: string;
  readonly turned: boolean;
}

/** Bounds of each field, in the field's own unit. */
export const BOUNDS = {
  railM: { unit: 'm', min: 0.2, max: 20 },
  dropM: { unit: 'm', min: 0.2, max: 10 },
  fabricWidthCm: { unit: 'cm', min: 30, max: 500 },
  repeatCm: { unit: 'cm', min: 0, max: 400 },
} as const;

/** The width that most furnishing fabrics are woven in. */
const USUAL_WIDTH_CM = '140';

const USUAL_FULLNESS: Fullness = '2';

/** What an address says, with what is usual where it says nothing. */
export function curtainInputOf(query: URLSearchParams): CurtainInput {
  const written = (name: string) => (query.get(name) ?? '').slice(0, MOST_LENGTH_CHARACTERS);
  const fullness = written(CURTAIN_FIELD.fullness);
  return {
    railM: written(CURTAIN_FIELD.railWidth),
    dropM: written(CURTAIN_FIELD.drop),
    fullness: FULLNESSES.find(({ value }) => value === fullness)?.value ?? USUAL_FULLNESS,
    fabricWidthCm: written(CURTAIN_FIELD.fabricWidth) || USUAL_WIDTH_CM,
    repeatCm: written(CURTAIN_FIELD.repeat),
    turned: written(CURTAIN_FIELD.turned) === 'yes',
  };
}

/** What a form holds as an address says it: {@link curtainInputOf} reads the same out of it. */
export const queryOfCurtainInput = (input: CurtainInput): URLSearchParams =>
  new URLSearchParams({
    [CURTAIN_FIELD.railWidth]: input.railM,
    [CURTAIN_FIELD.drop]: input.dropM,
    [CURTAIN_FIELD.fullness]: input.fullness,
    [CURTAIN_FIELD.fabricWidth]: input.fabricWidthCm,
    [CURTAIN_FIELD.repeat]: input.repeatCm,
    [CURTAIN_FIELD.turned]: input.turned ? 'yes' : 'no',
  });

const CM_PER_M = 100;

/** The curtains and the cloth of a form, or null where something is still to be written or is out of bounds. */
export function readCurtainInput(input: CurtainInput): { curtains: Curtains; cloth: Cloth } | null {
  const railM = lengthOf(input.railM, BOUNDS.railM);
  const dropM = lengthOf(input.dropM, BOUNDS.dropM);
  const widthCm = lengthOf(input.fabricWidthCm, BOUNDS.fabricWidthCm);
  const repeatCm = lengthOf(input.repeatCm || '0', BOUNDS.repeatCm);
  if (railM === null || dropM === null || widthCm === null || repeatCm === null) return null;
  return {
    curtains: {
      railCm: railM * CM_PER_M,
      dropCm: dropM * CM_PER_M,
      fullness: Number(input.fullness),
    },
    cloth: { widthCm, repeatCm, turned: input.turned },
  };
}
