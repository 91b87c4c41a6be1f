import type { PieceSet } from './collections/collection.ts';
import type { FormName } from './drawing/forms/forms.ts';

/** One size of a rug or a piece of homeware. */
export interface Piece {
  readonly form: FormName;
  /** What it is called among its kind; empty where the size says enough. */
  readonly shape: 'Rectangle' | 'Runner' | 'Round' | '';
  readonly widthCm: number;
  readonly lengthCm: number;
  /** 0 where it is not round. */
  readonly diameterCm: number;
}

const flat = (form: FormName, shape: Piece['shape'], widthCm: number, lengthCm: number): Piece => ({
  form,
  shape,
  widthCm,
  lengthCm,
  diameterCm: 0,
});
const round = (form: FormName, shape: Piece['shape'], diameterCm: number): Piece => ({
  form,
  shape,
  widthCm: 0,
  lengthCm: 0,
  diameterCm,
});

const ROOM = [
  flat('rug', 'Rectangle', 120, 180),
  flat('rug', 'Rectangle', 160, 230),
  flat('rug', 'Rectangle', 200, 300),
  flat('rug', 'Rectangle', 250, 350),
];
const RUNNERS = [flat('runner', 'Runner', 80, 250)];
const ROUND = [160, 200, 250].map((diameterCm) => round('roundRug', 'Round', diameterCm));

/** The sizes of each set of pieces, the smallest of each shape first. */
export const PIECES: Readonly<Record<PieceSet, readonly Piece[]>> = {
  roomRugs: [...ROOM, flat('rug', 'Rectangle', 300, 400), ...RUNNERS],
  everyRug: [...ROOM, ...RUNNERS, ...ROUND],
  roundRugs: ROUND,
  cushions: [
    flat('cushion', '', 45, 45),
    flat('cushion', '', 50, 50),
    flat('cushion', '', 60, 60),
    flat('lumbar', '', 50, 30),
    flat('lumbar', '', 60, 40),
  ],
  throws: [flat('throw', '', 130, 170), flat('throw', '', 150, 200)],
  napkins: [flat('napkins', '', 40, 40), flat('napkins', '', 50, 50)],
  plates: [18, 22, 28].map((diameterCm) => round('plate', '', diameterCm)),
  bowls: [14, 18, 26].map((diameterCm) => round('bowl', '', diameterCm)),
};
