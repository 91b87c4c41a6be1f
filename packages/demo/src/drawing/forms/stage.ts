import { pictureHeightPx } from '../picture.ts';
import { raster, resized, type Size, WHOLE } from '../raster.ts';
import type { Stage } from '../sheet.ts';
import { FORMS, type FormName } from './forms.ts';

/** A form drawn: its stage, and the light on its body. */
interface DrawnForm extends Stage {
  /** 128 where the light is even. */
  readonly body: Uint8Array;
}

/** As wide as a soft shadow is drawn: two pixels of it are the narrowest blur. */
const SOFT_WIDTH_PX = 240;

const known = new Map<string, Promise<DrawnForm>>();

/** A form in pixels. Few forms serve all designs, and soft shadows take long: each is drawn once in a size. */
export function stageOf(name: FormName, size: Size): Promise<DrawnForm> {
  const key = [name, size.widthPx, size.heightPx].join('|');
  const drawn = known.get(key) ?? draw(name, size);
  known.set(key, drawn);
  return drawn;
}

async function draw(name: FormName, size: Size): Promise<DrawnForm> {
  const form = FORMS[name];
  const [outline, shadow, body] = await Promise.all([
    raster(form.outline, WHOLE, size, 1),
    softened(form.shadow, size),
    raster(form.body, WHOLE, size, 1),
  ]);
  return { outline, shadow, body };
}

/** Something without an edge, drawn small and made as large as it is wanted: blurring it there takes twenty times as long. */
async function softened(content: string, size: Size): Promise<Uint8Array> {
  if (size.widthPx <= SOFT_WIDTH_PX) return raster(content, WHOLE, size, 1);
  const small = { widthPx: SOFT_WIDTH_PX, heightPx: pictureHeightPx(SOFT_WIDTH_PX) };
  const drawn = await raster(content, WHOLE, small, 1);
  return resized(drawn, small, size, { channels: 1, kernel: 'cubic' });
}
