import { importedPicture } from '@selvedge/pictures/imported-picture';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import { pictureVariant } from '@selvedge/pictures/picture-variant';
import { storedOriginal } from '@selvedge/pictures/stored-original';

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
