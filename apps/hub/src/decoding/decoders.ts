import { MAX_DOMINANT_COLOURS } from '@selvedge/contract/dominant-colours';
import { importedPicture } from '@selvedge/pictures/imported-picture';
import { ORIGINAL_ENDINGS } from '@selvedge/pictures/originals';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import { MAX_ORIGINAL_PIXELS } from '@selvedge/pictures/picture-limits';
import { pictureVariant } from '@selvedge/pictures/picture-variant';
import { storedOriginal } from '@selvedge/pictures/stored-original';
import { z } from 'zod';

/** Whatever the hub does with the bytes of a picture. */
const DECODERS = { importedPicture, pictureFacts, pictureVariant, storedOriginal } as const;

type Decoders = typeof DECODERS;
export type Decoder = keyof Decoders;

export interface DecodingOrder<Name extends Decoder = Decoder> {
  readonly name: Name;
  readonly args: Parameters<Decoders[Name]>;
}
export type Decoded<Name extends Decoder = Decoder> = Awaited<ReturnType<Decoders[Name]>>;

/** Rejects as the decoder of that name does. */
export const decode = ({ name, args }: DecodingOrder): Promise<Decoded> =>
  Reflect.apply(DECODERS[name], undefined, args);

const MAX_PLACEHOLDER_CHARACTERS = 4096;
const bytes = z.instanceof(Uint8Array);
const ending = z.enum(ORIGINAL_ENDINGS);
const px = z.int().min(1).max(MAX_ORIGINAL_PIXELS);
const size = {
  widthPx: px,
  heightPx: px,
  placeholder: z.base64().max(MAX_PLACEHOLDER_CHARACTERS),
};
const colour = z.object({
  hex: z.string().regex(/^#[0-9a-f]{6}$/u),
  share: z.number().min(0).max(1),
});
const facts = z.object({ ...size, colours: z.array(colour).max(MAX_DOMINANT_COLOURS) });

/** What each decoder can give. */
const DECODED: { readonly [Name in Decoder]: z.ZodType<Decoded<Name>> } = {
  importedPicture: z.object({ bytes, ending, facts }),
  pictureFacts: facts,
  pictureVariant: z.instanceof(Buffer),
  storedOriginal: z.object({ bytes, ending, ...size }).optional(),
};

/**
 * What a process apart says that it has decoded. It decodes what strangers bring, and may say anything once something of
 * that has taken it over.
 *
 * @throws ZodError where the decoder gives no such thing
 */
export const readDecoded = (made: unknown, { name }: Pick<DecodingOrder, 'name'>): Decoded =>
  DECODED[name].parse(made);
