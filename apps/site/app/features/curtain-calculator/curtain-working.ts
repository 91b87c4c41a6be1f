import { counted, metres } from '../../ui/calculator/length.ts';
import {
  type Cloth,
  type Curtains,
  HEADING_AND_HEM_CM,
  type MetresNeeded,
  SIDE_HEMS_CM,
} from './metres-needed.ts';

/** The steps from the rail to the metres, one sentence each. */
export function curtainWorking(needed: MetresNeeded, curtains: Curtains, cloth: Cloth): string[] {
  const { flatCm, widths, orderCm } = needed;
  const flat = `A rail of ${metres(curtains.railCm)} at ${curtains.fullness} times, with ${SIDE_HEMS_CM} cm for the side hems, takes ${metres(flatCm)} of width.`;
  if (!widths) {
    return [
      flat,
      `Turned on its side, the cloth hangs ${metres(cloth.widthCm)} deep: enough for the drop with ${HEADING_AND_HEM_CM} cm for heading and hem.`,
      `${metres(orderCm)} in one piece, without a seam.`,
    ];
  }
  const repeats = cloth.repeatCm > 0 ? ', rounded up to whole repeats' : '';
  return [
    flat,
    `That is ${counted(widths.count, 'width')} of ${cloth.widthCm} cm.`,
    `Each is cut to ${metres(widths.cutCm)}: the drop with ${HEADING_AND_HEM_CM} cm for heading and hem${repeats}.`,
    `${widths.count} × ${metres(widths.cutCm)}, rounded up to a tenth of a metre.`,
  ];
}
