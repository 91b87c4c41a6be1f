import type { Mesh } from '../geometry/mesh.ts';
import type { Vec } from '../geometry/vectors.ts';

/** What a scene may dress with a design of the house. Every other slot has a material of its own (materials.ts). */
export type DressedSlot =
  | 'wall'
  | 'rug'
  | 'main'
  | 'second'
  | 'cushionOne'
  | 'cushionTwo'
  | 'cushionThree'
  | 'curtain'
  | 'throw'
  | 'tableware'
  | 'bowl';

export type PlainSlot =
  | 'plaster'
  | 'floor'
  | 'skirting'
  | 'oak'
  | 'darkWood'
  | 'brass'
  | 'ceramic'
  | 'shade'
  | 'leaf'
  | 'paperWhite'
  | 'picture'
  | 'glass'
  | 'stone'
  | 'ironwork';

export type Slot = DressedSlot | PlainSlot;

/** A window in the wall to the left: the light comes through its panes. Absent outdoors. */
export interface Window {
  /** Distance of the wall from the middle, to the left, in metres. */
  readonly x: number;
  readonly sill: number;
  readonly head: number;
  /** Its ends in depth. */
  readonly from: number;
  readonly to: number;
  /** Panes across and up, with bars of this width between them. */
  readonly panes: readonly [across: number, up: number];
  readonly bar: number;
}

export interface Room {
  readonly mesh: Mesh<Slot>;
  readonly eye: Vec;
  /** What the camera looks at. Its verticals stay upright. */
  readonly aim: Vec;
  /** The angle that the width of the picture takes in, in degrees. */
  readonly fieldDegrees: number;
  /** Where the sun stands, as a direction from the room; its length does not matter. */
  readonly sun: Vec;
  readonly sunStrength: number;
  readonly skyStrength: number;
  /** Light that everything out of sight sends back. */
  readonly ambient: number;
  /** How long the camera looks: 1 shows paper in a light of 1 as it is. */
  readonly exposure: number;
  readonly window?: Window;
  /** Whether the back wall has an opening, through which the sun comes. */
  readonly openBehind?: true;
}
