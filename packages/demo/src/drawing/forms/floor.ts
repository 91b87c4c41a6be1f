import { EVEN_BODY, type Form, softShadow } from './form.ts';

/** Rugs, seen from above. */

function rectangle(x: number, y: number, width: number, height: number): Form {
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="white"/>`;
  const tassels: string[] = [];
  for (let i = 0; i <= width / 5; i++) {
    const at = x + 2 + i * 5 - (i * 5 > width - 3 ? 3 : 0);
    const lean = ((i * 37) % 5) - 2;
    tassels.push(
      `M${at} ${y}q${lean * 2} -8 ${lean} -17M${at} ${y + height}q${-lean * 2} 8 ${-lean} 17`,
    );
  }
  const fringe = `<path d="${tassels.join('')}" stroke="white" stroke-width="2.6" stroke-linecap="round" fill="none"/>`;
  return {
    outline: shape + fringe,
    shadow: softShadow(shape + fringe, 5, 5, 8),
    body: EVEN_BODY + fringe.replace('white', 'rgb(112,112,112)'),
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
