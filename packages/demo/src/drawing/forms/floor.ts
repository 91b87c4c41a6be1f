import { EVEN_BODY, type Form, softShadow } from './form.ts';

/** Rugs, seen from above. */

function rectangle(x: number, y: number, width: number, height: number): Form {
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="white"/>`;
  const tassels: string[] = [];
  for (let i = 0; i <= width / 7; i++) {
    const at = x + 2 + i * 7 - (i * 7 > width - 3 ? 3 : 0);
    const lean = ((i * 37) % 5) - 2;
    tassels.push(`M${at} ${y}l${lean} -13M${at} ${y + height}l${-lean} 13`);
  }
  const fringe = `<path d="${tassels.join('')}" stroke="white" stroke-width="3" fill="none"/>`;
  return {
    outline: shape + fringe,
    shadow: softShadow(shape, 5, 5, 7),
    body: EVEN_BODY + fringe.replace('white', 'rgb(190,190,190)'),
    drawn: { x, y, width, height },
  };
}

export const rug = rectangle(90, 62, 420, 626);
export const runner = rectangle(200, 44, 200, 662);

const disc = '<circle cx="300" cy="375" r="262" fill="white"/>';
export const roundRug: Form = {
  outline: disc,
  shadow: softShadow(disc, 5, 5, 7),
  body: EVEN_BODY,
  drawn: { x: 38, y: 113, width: 524, height: 524 },
};
