/** A page as it was opened. Source: GEN-06. */
export interface PageView {
  /** Path of its address. */
  readonly page: string;
  /** The name under which the view is counted (decision 21). */
  readonly title: string;
}

/** Whoever is told of page views. A failure is nobody's trouble but the counter's: it is silent. */
export type Analytics = (view: PageView) => void;
