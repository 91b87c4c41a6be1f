/** A brand as the index shows it. */
export interface BrandEntry {
  readonly brand_name: string;
  /** One sentence; empty where staff have written none. */
  readonly line: string;
  /** Address of a picture, or empty. */
  readonly picture: string;
  readonly collections: number;
}

/** The first sentence of a text, with its full stop. */
export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim());
  return first?.segment.trim() ?? '';
}
