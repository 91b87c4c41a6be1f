import { EVEN_BODY, type Form, softShadow } from './form.ts';

/** Cushions, throws and things for the table. */

/** Light on a stuffed cover: bright at the upper left, dark towards the seams. */
const stuffed = (x: number, y: number, width: number, height: number): string =>
  `<radialGradient id="b" cx="0.42" cy="0.36" r="0.72"><stop offset="0" stop-color="rgb(142,142,142)"/><stop offset="0.6" stop-color="rgb(126,126,126)"/><stop offset="0.9" stop-color="rgb(92,92,92)"/><stop offset="1" stop-color="rgb(70,70,70)"/></radialGradient>` +
  `${EVEN_BODY}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#b)"/>`;

function pillow(x: number, y: number, width: number, height: number): Form {
  const bow = 17;
  const [r, b] = [x + width, y + height];
  const shape = `<path d="M${x} ${y}Q${x + width / 2} ${y + bow} ${r} ${y}Q${r - bow} ${y + height / 2} ${r} ${b}Q${x + width / 2} ${b - bow} ${x} ${b}Q${x + bow} ${y + height / 2} ${x} ${y}Z" fill="white" stroke="white" stroke-width="10" stroke-linejoin="round"/>`;
  const piping = shape.replace(
    'fill="white" stroke="white" stroke-width="10"',
    'fill="none" stroke="rgb(142,142,142)" stroke-width="5"',
  );
  return {
    outline: shape,
    shadow: softShadow(shape, 14, 8, 20),
    body: stuffed(x - 10, y - 10, width + 20, height + 20) + piping,
  };
}

export const cushion = pillow(70, 145, 460, 460);
export const lumbar = pillow(45, 230, 510, 300);

/** A throw folded in three, its fringe to the front. */
const folded = '<path d="M95 150Q95 130 120 130H480Q505 130 505 150V560H95Z" fill="white"/>';
const tassels = Array.from({ length: 59 }, (_, i) => {
  const x = 97 + i * 7;
  return `M${x} 558q${((i * 29) % 7) - 3} 30 ${((i * 13) % 7) - 3} 52`;
}).join('');
export const throwForm: Form = {
  outline: `${folded}<path d="${tassels}" stroke="white" stroke-width="4" fill="none"/>`,
  shadow: softShadow(folded, 12, 8, 18),
  body:
    '<linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="rgb(86,86,86)"/><stop offset="0.06" stop-color="rgb(146,146,146)"/><stop offset="0.3" stop-color="rgb(128,128,128)"/><stop offset="0.455" stop-color="rgb(112,112,112)"/><stop offset="0.462" stop-color="rgb(62,62,62)"/><stop offset="0.475" stop-color="rgb(140,140,140)"/><stop offset="0.7" stop-color="rgb(128,128,128)"/><stop offset="0.79" stop-color="rgb(110,110,110)"/><stop offset="1" stop-color="rgb(128,128,128)"/></linearGradient>' +
    `${EVEN_BODY}<rect x="90" y="125" width="420" height="480" fill="url(#t)"/>`,
};

/** A stack of folded napkins, the upper one askew. */
const napkin = (turn: number): string =>
  `<rect x="120" y="195" width="360" height="360" rx="6" fill="white" transform="rotate(${turn} 300 375)"/>`;
export const napkins: Form = {
  outline: napkin(-7) + napkin(3),
  shadow: softShadow(napkin(-7) + napkin(3), 10, 7, 13),
  body:
    `${EVEN_BODY}${napkin(-7).replace('white', 'rgb(104,104,104)')}${napkin(3).replace('white', 'rgb(130,130,130)')}` +
    '<g transform="rotate(3 300 375)"><rect x="120" y="195" width="360" height="5" fill="rgb(150,150,150)"/><rect x="470" y="195" width="10" height="360" fill="rgb(108,108,108)"/><rect x="120" y="545" width="360" height="10" fill="rgb(98,98,98)"/><rect x="134" y="209" width="332" height="332" fill="none" stroke="rgb(112,112,112)" stroke-width="1.5"/></g>',
};

/** A dish from above; `well` is where its floor begins, as a share of its radius. */
function dish(radius: number, well: number, deep: number): Form {
  const disc = `<circle cx="300" cy="375" r="${radius}" fill="white"/>`;
  const edge = (share: number): string => String(Math.round(share * 1000) / 1000);
  return {
    outline: disc,
    shadow: softShadow(disc, 13, 9, 16),
    body:
      `<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="rgb(${128 + deep},${128 + deep},${128 + deep})"/><stop offset="1" stop-color="rgb(${124 - deep},${124 - deep},${124 - deep})"/></linearGradient>` +
      `<linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="rgb(${122 - deep},${122 - deep},${122 - deep})"/><stop offset="1" stop-color="rgb(${130 + deep},${130 + deep},${130 + deep})"/></linearGradient>` +
      `${EVEN_BODY}<circle cx="300" cy="375" r="${radius}" fill="url(#l)"/><circle cx="300" cy="375" r="${edge(radius * well)}" fill="url(#w)"/><circle cx="300" cy="375" r="${edge(radius * well * 0.93)}" fill="rgb(128,128,128)"/>`,
    drawn: { x: 300 - radius, y: 375 - radius, width: radius * 2, height: radius * 2 },
  };
}

export const plate = dish(240, 0.68, 10);
export const bowl = dish(195, 0.86, 24);
