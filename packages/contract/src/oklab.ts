/** Colours as the eye orders colours: OKLab (Björn Ottosson, 2020), where distances are differences one sees. */

/** Lightness 0 to 1; a from green to red and b from blue to yellow, each about -0.4 to 0.4. */
export interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees from 0 to 360. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Light of an sRGB channel from 0 to 255, as a share of the brightest. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** An sRGB colour, its channels whole numbers from 0 to 255. */
export function oklabOfRgb(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** A colour written `#rrggbb`. */
export function oklabOfHex(hex: string): Oklab {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return oklabOfRgb(channel(1), channel(3), channel(5));
}

/** The same in polar form. */
export function oklchOf({ lightness, a, b }: Oklab): Oklch {
  return {
    lightness,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The nearest colour that sRGB has, as `#rrggbb`. */
export function hexOfOklab({ lightness, a, b }: Oklab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].reduce((hex, light) => hex + channelOf(light), '#');
}

/** Two hexadecimal digits. */
function channelOf(light: number): string {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  const channel = Math.round(255 * Math.min(1, Math.max(0, share)));
  return channel.toString(16).padStart(2, '0');
}

/** The square of the difference one sees between two colours. */
export const squaredDifference = (one: Oklab, other: Oklab): number =>
  (one.lightness - other.lightness) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
