import type { GroundName } from '../drawing/grounds/ground.ts';

/** Fibres and their share in percent; the shares of a quality sum to 100. */
export type Composition = readonly (readonly [percent: number, fibre: string])[];

/** A cloth, paper or body as it comes from the mill, before anyone draws on it. Empty text: does not apply. */
export interface Quality {
  readonly ground: GroundName;
  readonly composition: Composition;
  /** Facet values; "-" is what the trade's price lists write for none (FILTER-20). */
  readonly types: readonly string[];
  /** The fibres of the composition where absent. */
  readonly materials?: readonly string[];
  readonly standards: readonly string[];
  readonly care: readonly CareName[];
  /** Price in rand with VAT: a metre of fabric, a roll of paper, a square metre of rug, a piece of homeware. */
  readonly priceRand: number;
  readonly weight: string;
  readonly widthCm?: number;
  /** Length of a whole piece or roll. */
  readonly lengthCm?: number;
  /** What the width of the picture shows: the repeats' true measures follow from it. */
  readonly shownCm?: number;
  readonly martindale?: number;
  readonly railroaded?: boolean;
  readonly hanging?: string;
  readonly note?: string;
}

export type CareName =
  | 'wash30'
  | 'wash40'
  | 'handWash'
  | 'noBleach'
  | 'noTumble'
  | 'ironLow'
  | 'ironMedium'
  | 'dryClean'
  | 'sponge'
  | 'vacuum'
  | 'dishwasher';
