const BASE64_ALIGNMENTS = [0, 1, 2];

/** The forms in which a mark could lie about. Of base64 those characters are taken that its neighbours do not change. */
function formsOf(mark: string): Buffer[] {
  const base64 = BASE64_ALIGNMENTS.map((shift) =>
    Buffer.from('x'.repeat(shift) + mark)
      .toString('base64')
      .slice(4, -4),
  );
  const forms = [mark, mark.toLowerCase(), Buffer.from(mark).toString('hex'), ...base64];
  return [...new Set(forms)].map((form) => Buffer.from(form));
}

/** A mark that stands where it must not. */
export interface Leak {
  readonly mark: string;
  readonly place: string;
}

export interface Search {
  /** Looks for every mark in a place's content. */
  look(place: string, content: Uint8Array | string): void;
  /** How many places were looked through. */
  readonly looked: number;
  readonly leaks: readonly Leak[];
}

/** A search for marks, by their names, as they are and in small letters, hexadecimal digits and base64. */
export function searchFor(marks: Readonly<Record<string, string>>): Search {
  const wanted = Object.entries(marks).map(([mark, text]) => ({ mark, forms: formsOf(text) }));
  const leaks: Leak[] = [];
  let looked = 0;
  return {
    look(place, content) {
      looked += 1;
      const bytes = Buffer.from(content);
      for (const { mark, forms } of wanted)
        if (forms.some((form) => bytes.includes(form))) leaks.push({ mark, place });
    },
    get looked() {
      return looked;
    },
    leaks,
  };
}
