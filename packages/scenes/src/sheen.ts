/** Cloths that shine where they are seen at a slant. */
export type SheenKind = 'velvet' | 'satin';

export interface Sheen {
  /** Light that is sent back where the cloth is seen edge-on, as a share of the light there. */
  readonly strength: number;
  /** How much of the cloth's own colour it has; the rest is white. */
  readonly ownColour: number;
}

/** Velvet glows in its own colour at its turning edges, where its pile is seen from the side; satin reflects the window. */
export const SHEENS: Readonly<Record<SheenKind, Sheen>> = {
  velvet: { strength: 0.5, ownColour: 0.75 },
  satin: { strength: 0.35, ownColour: 0.35 },
};
