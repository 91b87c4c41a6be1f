import { isStep, type Steps } from '../work-in-steps.ts';
import { codeForm } from './word-forms.ts';

/** Codes in one text, which the machine looks through faster than any list. */
export class CodeIndex {
  readonly #text: string;
  readonly #longest: number;
  readonly #starts: Uint32Array;

  private constructor(forms: readonly string[]) {
    this.#text = `\n${forms.join('\n')}\n`;
    this.#longest = forms.reduce((longest, { length }) => Math.max(longest, length), 0);
    this.#starts = new Uint32Array(forms.length);
    let at = 1;
    for (const [source, form] of forms.entries()) {
      this.#starts[source] = at;
      at += form.length + 1;
    }
  }

  /** @param codes by source, as suppliers write them */
  static *reading(codes: readonly string[]): Steps<CodeIndex> {
    const forms: string[] = [];
    for (const [source, code] of codes.entries()) {
      if (isStep(source)) yield;
      forms.push(codeForm(code));
    }
    return new CodeIndex(forms);
  }

  has(code: string): boolean {
    return code !== '' && code.length <= this.#longest && this.#text.includes(code);
  }

  sources(code: string): number[] {
    if (code === '') return [];
    for (const [text, offset] of [
      [`\n${code}\n`, 1],
      [`\n${code}`, 1],
      [code, 0],
    ] as const) {
      const sources: number[] = [];
      for (let at = this.#text.indexOf(text); at >= 0; at = this.#text.indexOf(text, at + 1))
        sources.push(this.#sourceAt(at + offset));
      if (sources.length > 0) return sources;
    }
    return [];
  }

  #sourceAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
