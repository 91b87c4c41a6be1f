import type { ContentImage, ShownColourway } from '@selvedge/contract/content-parts';
import { fold } from '@selvedge/contract/text';

/** A document of the hub, or a part of it, as Payload gives it without populated relations. */
export type HubData = { readonly [field: string]: unknown };

/** What a projection has to know beside the part that it reads. */
export interface ProjectionContext {
  /** The public address of a picture of the media library; empty for one that is not there. */
  picture(reference: unknown): string;
  /** The public address of the picture that phones show in its place; empty where there is none. */
  phonePicture(reference: unknown): string;
  /** What that picture shows, in the words of the media library; empty for one that is not there. */
  pictureWords(reference: unknown): string;
  /** The colourways that it shows, as the media library has them. */
  pictureShows(reference: unknown): ShownColourway[];
  /** The whole document, for parts that repeat something of it. */
  readonly page: HubData;
}

/** The media document that stands for a public address; null where there is none. */
export type PictureIdOf = (address: string) => number | null;

/**
 * One piece of content in its two forms: as forms of the hub keep it, and as the contract shapes it. `toPublic` is what
 * publishing does; `toHub` turns published content into a document that publishes the same again.
 */
export interface Codec<Public> {
  toPublic(data: HubData, context: ProjectionContext): Public;
  toHub(value: Public, pictureId: PictureIdOf): HubData;
  /** The path of the form's field that a path within the public form comes from, such as "newArrivals.0.picture". */
  fieldAt(path: readonly PropertyKey[]): string;
}

type PublicOf<C> = C extends Codec<infer Public> ? Public : never;

/** A part of a document as data; an empty one where it is none. */
export const asData = (value: unknown): HubData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text of a field, without the white space around it; empty where nothing is filled in. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A value that is stored under `field` as it is. */
export const stored = <Public>(
  field: string,
  toPublic: Codec<Public>['toPublic'],
): Codec<Public> => ({ toPublic, toHub: (value) => ({ [field]: value }), fieldAt: () => field });

/** A text. */
export const text = (field: string): Codec<string> => stored(field, (data) => textOf(data[field]));

/** One of the values of a select; empty where none is chosen. */
export const selected = (field: string): Codec<string> => ({
  ...text(field),
  toHub: (value) => ({ [field]: value === '' ? null : value }),
});

/** A number, or null where none is filled in. */
export const optionalNumber = (field: string): Codec<number | null> =>
  stored(field, (data) => (typeof data[field] === 'number' ? data[field] : null));

/** Yes or no; `otherwise` where nobody has chosen. */
export const flag = (field: string, otherwise = false): Codec<boolean> =>
  stored(field, (data) => (typeof data[field] === 'boolean' ? data[field] : otherwise));

/** One of several values; the first where nobody has chosen. */
export const choice = <const Value extends string>(
  field: string,
  values: readonly [Value, ...Value[]],
): Codec<Value> =>
  stored(field, (data) => values.find((value) => value === data[field]) ?? values[0]);

/** The address of one picture of the media library. */
export const picture = (field: string): Codec<string> => ({
  toPublic: (data, { picture: addressOf }) => addressOf(data[field]),
  toHub: (value, pictureId) => ({ [field]: pictureId(value) }),
  fieldAt: () => field,
});

/** Words for people who do not see a picture: the document's own, else those of the media library. */
export const pictureWords = (field: string, pictureField: string): Codec<string> => ({
  ...text(field),
  toPublic: (data, { pictureWords: wordsOf }) => textOf(data[field]) || wordsOf(data[pictureField]),
});

/**
 * What a picture shows, in the words of the media library. Words that only repeat the page's title are none: the title
 * is read beside them already.
 */
const spokenWords = (reference: unknown, { pictureWords: wordsOf, page }: ProjectionContext) => {
  const words = wordsOf(reference);
  return fold(words) === fold(textOf(page.title)) ? '' : words;
};

/** What the media library says of the picture of a field, and no form repeats. */
const ofLibrary =
  <Public>(read: (reference: unknown, context: ProjectionContext) => Public) =>
  (pictureField: string): Codec<Public> => ({
    toPublic: (data, context) => read(data[pictureField], context),
    toHub: () => ({}),
    fieldAt: () => pictureField,
  });

/** The words of the media library about the picture of a field. */
export const libraryWords = ofLibrary(spokenWords);

/** The picture that phones show in place of that of a field. */
export const libraryPhone = ofLibrary((reference, context) => context.phonePicture(reference));

/** The colourways that the picture of a field shows. */
export const libraryShows = ofLibrary((reference, context) => context.pictureShows(reference));

/** Pictures of the media library, each with all that the library knows of it. */
export const pictures = (field: string): Codec<ContentImage[]> => ({
  toPublic: (data, context) =>
    asList(data[field]).map((one) => ({
      url: context.picture(one),
      phone_url: context.phonePicture(one),
      alt: spokenWords(one, context),
      shows: context.pictureShows(one),
    })),
  toHub: (value, pictureId) => ({
    [field]: value.map(({ url }) => pictureId(url)).filter((id) => id !== null),
  }),
  fieldAt: () => field,
});

/** Rows of a list, each by the codec of a row. */
export const rows = <Row>(field: string, row: Codec<Row>): Codec<Row[]> => ({
  toPublic: (data, context) => asList(data[field]).map((one) => row.toPublic(asData(one), context)),
  toHub: (value, pictureId) => ({ [field]: value.map((one) => row.toHub(one, pictureId)) }),
  fieldAt: ([at, ...rest]) =>
    at === undefined ? field : [field, String(at), row.fieldAt(rest)].filter(Boolean).join('.'),
});

/** A text of several lines as a list; empty lines count for nothing. */
export const lines = (field: string): Codec<string[]> => ({
  toPublic: (data) => linesOf(data[field]),
  toHub: (value) => ({ [field]: value.join('\n') }),
  fieldAt: () => field,
});

/** The lines of a text that have something in them. */
export const linesOf = (value: unknown): string[] =>
  textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What follows from other fields and is not stored. */
export const derived = <Public>(
  derive: (data: HubData, context: ProjectionContext) => Public,
): Codec<Public> => ({
  toPublic: (data, context) => derive(data, context),
  toHub: () => ({}),
  fieldAt: () => '',
});

/** An object, each of its properties by a codec of its own. */
export const shape = <Codecs extends Readonly<Record<string, Codec<unknown>>>>(
  codecs: Codecs,
): Codec<{ [Key in keyof Codecs]: PublicOf<Codecs[Key]> }> => ({
  toPublic: (data, context) =>
    Object.fromEntries(
      Object.entries(codecs).map(([key, codec]) => [key, codec.toPublic(data, context)]),
    ) as { [Key in keyof Codecs]: PublicOf<Codecs[Key]> }, // key by key, as the type says
  toHub: (value, pictureId) =>
    Object.assign(
      {},
      ...Object.entries(codecs).map(([key, codec]) => codec.toHub(value[key], pictureId)),
    ),
  fieldAt: ([key, ...rest]) => codecs[String(key)]?.fieldAt(rest) ?? '',
});

/** The fields of a named group of the form. */
export const within = <Public>(group: string, codec: Codec<Public>): Codec<Public> => ({
  toPublic: (data, context) => codec.toPublic(asData(data[group]), context),
  toHub: (value, pictureId) => ({ [group]: codec.toHub(value, pictureId) }),
  fieldAt: (path) => `${group}.${codec.fieldAt(path)}`,
});
