import type { Hour } from '@selvedge/contract/scene-urls';

/** A design of the house in one of its colours, by their names. */
export type Cover = readonly [design: string, colour: string];

/** A scene and what it is dressed in: everything that decides what a picture of it shows. */
export interface DressedScene {
  /** The name of its folder of passes. */
  readonly scene: string;
  /** By surface, a design of the house or a plain colour like `#e9e3d8`. A surface without either stays plain. */
  readonly wears: Readonly<Record<string, Cover | string>>;
  /** Its light. Default: by day. */
  readonly hour?: Hour;
}

export const dressed = (
  scene: string,
  wears: DressedScene['wears'],
  hour?: Hour,
): DressedScene => ({ scene, wears, ...(hour && { hour }) });

/** The hour whose light it is in. */
export const hourOf = ({ hour = 'day' }: DressedScene): Hour => hour;

/** The designs that a scene wears, in the order in which they are written. */
export const coversOf = ({ wears }: DressedScene): Cover[] =>
  Object.values(wears).filter((worn) => typeof worn === 'object');
