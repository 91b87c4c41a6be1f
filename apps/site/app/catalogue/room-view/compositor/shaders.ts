import { RENDERED_ALBEDO } from '@selvedge/scenes/dress';
import { DARKEST, LARGE_LEVELS, MOST_TAPS } from '@selvedge/scenes/sample';
import { SHOULDER } from '@selvedge/scenes/tone';

/*
 * The compositor of `packages/scenes` for graphics cards: the same rules, by the same numbers. A browser test holds the
 * two against each other.
 */

const glsl = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

const HEAD = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
precision highp usampler2D;
`;

/** One triangle over everything. */
export const EVERYWHERE = `${HEAD}
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** The light at a pixel, and what it shows: part, cover, facing. The first row is the upper one. */
const SCENE = `
uniform sampler2D light;
uniform sampler2D bright;
uniform float brightScale;
uniform usampler2D masks;
vec3 radianceAt(ivec2 pixel) {
  vec2 place = (vec2(pixel) + 0.5) / vec2(textureSize(light, 0));
  return texelFetch(light, pixel, 0).rgb + brightScale * texture(bright, place).rgb;
}
`;

/** `ownBounce` of `dress`. */
const BOUNCE = `
uniform float bounce;
vec3 ownBounce(vec3 mean) {
  return (1.0 - bounce * ${glsl(RENDERED_ALBEDO)}) / (1.0 - bounce * mean);
}
`;

/** What is not dressed in a design: the scene itself, and surfaces of one colour. Alpha 0: the scene itself. */
export const PLAIN = `${HEAD}${SCENE}${BOUNCE}
uniform sampler2D albedos;
out vec4 own;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  uint part = texelFetch(masks, pixel, 0).r;
  vec4 albedo = texelFetch(albedos, ivec2(int(part), 0), 0);
  vec3 share = mix(vec3(1.0), ownBounce(albedo.rgb) * albedo.rgb / ${glsl(RENDERED_ALBEDO)}, albedo.a);
  own = vec4(radianceAt(pixel) * share, 1.0);
}`;

/** One surface in a design: `layingRule`, `sampleLight`, `evenLight`, and of `dress` `isEvenlyLaid` and the sheen. */
export const CLOTH = `${HEAD}${SCENE}${BOUNCE}
uniform sampler2D places;
uniform usampler2D surfaces;
uniform sampler2D cloth;
uniform uint surface;
uniform uint piping;
uniform vec4 laying;
uniform vec2 onceSize;
uniform bool isTurned;
uniform bool isPlain;
uniform vec2 sheen;
out vec4 own;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  uvec4 mask = texelFetch(masks, pixel, 0);
  uint seenSurface = texelFetch(surfaces, ivec2(int(mask.r), 0), 0).r;
  bool isPiping = seenSurface == (surface | piping);
  if (seenSurface != surface && !isPiping) discard;
  vec4 place = texelFetch(places, pixel, 0);
  vec2 st;
  vec2 seen;
  if (onceSize.x > 0.0) {
    vec2 share = place.xy / onceSize;
    vec2 covered = place.zw / onceSize;
    st = isTurned ? vec2(1.0 - share.y, share.x) : share;
    seen = isTurned ? covered.yx : covered;
  } else {
    float strip = laying.z > 0.0 ? floor(place.x / laying.z) : 0.0;
    bool isLower = mod(strip, 2.0) != 0.0;
    st = vec2(place.x - strip * laying.z, isLower ? place.y - laying.w : place.y) / laying.xy;
    seen = place.zw / laying.xy;
  }
  vec3 albedo = textureGrad(cloth, st, vec2(seen.x, 0.0), vec2(0.0, seen.y)).rgb;
  // The smallest level of a picture is its mean.
  vec3 mean = textureLod(cloth, vec2(0.5), 16.0).rgb;
  if (isPiping && !isPlain) albedo = mean;
  if (isPlain) {
    ivec2 size = textureSize(cloth, 0);
    float large = max(0.0, floor(log2(float(max(size.x, size.y)))) - ${glsl(LARGE_LEVELS)});
    albedo *= mean / max(vec3(${glsl(DARKEST)}), textureLod(cloth, st, large).rgb);
  }
  float slant = sheen.x * float(mask.b) / 255.0;
  vec3 shine = slant * (1.0 - sheen.y + sheen.y * albedo);
  own = vec4(radianceAt(pixel) * ownBounce(mean) * (albedo / ${glsl(RENDERED_ALBEDO)} + shine), 1.0);
}`;

/** The edges of `mixEdges`, the exposure, `tone` and sRGB. */
export const DEVELOP = `${HEAD}
uniform sampler2D owns;
uniform usampler2D masks;
uniform float exposure;
out vec4 shown;
float developed(float given) {
  float shoulder = ${glsl(SHOULDER)};
  float room = 1.0 - shoulder;
  float toned = given <= shoulder ? given : shoulder + room * (1.0 - exp((shoulder - given) / room));
  return toned <= 0.0031308 ? 12.92 * toned : 1.055 * pow(toned, 1.0 / 2.4) - 0.055;
}
void main() {
  ivec2 size = textureSize(owns, 0);
  ivec2 pixel = ivec2(int(gl_FragCoord.x), size.y - 1 - int(gl_FragCoord.y));
  uvec4 mask = texelFetch(masks, pixel, 0);
  vec3 mixed = texelFetch(owns, pixel, 0).rgb;
  if (mask.g < 255u) {
    vec3 sum = vec3(0.0);
    float others = 0.0;
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++) {
        ivec2 beside = pixel + ivec2(dx, dy);
        if (any(lessThan(beside, ivec2(0))) || any(greaterThanEqual(beside, size))) continue;
        if (texelFetch(masks, beside, 0).r == mask.r) continue;
        sum += texelFetch(owns, beside, 0).rgb;
        others += 1.0;
      }
    float cover = float(mask.g) / 255.0;
    if (others > 0.0) mixed = cover * mixed + (1.0 - cover) * sum / others;
  }
  vec3 light = mixed * exposure;
  shown = vec4(developed(light.r), developed(light.g), developed(light.b), 1.0);
}`;

/** Places along the longer side of what a pixel covers, as in `sampleLight`. */
export const ANISOTROPY = MOST_TAPS;
