import { raster, WHOLE } from '../raster.ts';
import type { Stage } from '../sheet.ts';
import { FORMS, type FormName } from './forms.ts';

/** A form drawn: its stage, and the light on its body. */
interface DrawnForm extends Stage {
  /** 128 where the light is even. */
  readonly body: Uint8Array;
}

const known = new Map<string, Promise<DrawnForm>>();

/** A form in pixels. Few forms serve all designs, and soft shadows take long: each is drawn once in a size. */
export function stageOf(
  name: FormName,
  size: { readonly widthPx: number; readonly heightPx: number },
): Promise<DrawnForm> {
  const key = [name, size.widthPx, size.heightPx].join('|');
  const drawn = known.get(key) ?? draw(name, size);
  known.set(key, drawn);
  return drawn;
}

async function draw(
  name: FormName,
  size: { readonly widthPx: number; readonly heightPx: number },
): Promise<DrawnForm> {
  const form = FORMS[name];
  const grey = (content: string): Promise<Uint8Array> => raster(content, WHOLE, size, 1);
  const [outline, shadow, body] = await Promise.all([
    grey(form.outline),
    grey(form.shadow),
    grey(form.body),
  ]);
  return { outline, shadow, body };
}
