import { roundRug, rug, runner } from './floor.ts';
import type { Form } from './form.ts';
import { bowl, cushion, lumbar, napkins, plate, throwForm } from './home.ts';

/** Every thing that is shown whole, by name. Cloth and paper fill the picture and have no form. */
export const FORMS = {
  rug,
  runner,
  roundRug,
  cushion,
  lumbar,
  throw: throwForm,
  napkins,
  plate,
  bowl,
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof FORMS;
