/** What is draped hangs or lies in folds; a paper or a rug is seen in a room. */
export type View = 'front' | 'draped' | 'close';

/** A design in one of its colours, as one of its pictures shows it. */
export type Look = readonly [design: string, colour: string, view: View];
