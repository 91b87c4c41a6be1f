import { atHour } from '@selvedge/scenes/at-hour';
import { isLaidOnce } from '@selvedge/scenes/cloth';
import { lightOfHex } from '@selvedge/scenes/light';
import type { Scene, Surface } from '@selvedge/scenes/scene';
import { SHEENS } from '@selvedge/scenes/sheen';
import type { BrowserDressing, Compositor, LaidPicture, LoadedScene } from './compositor.ts';
import { glProgram, type Program } from './gl-program.ts';
import { glTextures, type Textures } from './gl-textures.ts';
import { CLOTH, DEVELOP, PLAIN } from './shaders.ts';

/** Designs whose pictures stay on the card: more than a scene wears at a time. */
const MOST_CLOTHS = 24;
/** A part's number is a byte. */
const PARTS = { width: 256, height: 1 } as const;

/** Beyond the number of any surface: a scene has fewer than so many. */
const PIPING = 128;

/** What a scene's passes are on the card. */
interface OnCard {
  /** As it is at its hour. */
  readonly scene: Scene;
  readonly loaded: LoadedScene;
  readonly light: WebGLTexture;
  readonly bright: WebGLTexture;
  readonly masks: WebGLTexture;
  readonly places: WebGLTexture;
  /** By part, the place of its surface among the scene's, from 1, and {@link PIPING} if it is that. */
  readonly surfaces: WebGLTexture;
  readonly owns: WebGLTexture;
}

/**
 * Dresses scenes with WebGL 2, in two passes: the colours that each pixel has by itself, then edges and tone.
 *
 * @returns null where the browser or its card cannot
 */
export function glCompositor(canvas: HTMLCanvasElement): Compositor | null {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    // What is shown can be saved at any time.
    preserveDrawingBuffer: true,
  });
  // Light goes beyond 1 before it is developed.
  if (!gl?.getExtension('EXT_color_buffer_float')) return null;
  const plain = glProgram(gl, PLAIN);
  const cloth = glProgram(gl, CLOTH);
  const develop = glProgram(gl, DEVELOP);
  const textures = glTextures(gl);
  const target = gl.createFramebuffer();
  let card: OnCard | undefined;
  let cloths = new Map<ImageBitmap, WebGLTexture>();

  const clothTexture = (picture: ImageBitmap, isRepeated: boolean): WebGLTexture => {
    const known = cloths.get(picture) ?? textures.cloth(picture, isRepeated);
    cloths.delete(picture);
    cloths.set(picture, known);
    return known;
  };
  const forgetCloths = (): void => {
    for (const [picture, texture] of cloths) {
      if (cloths.size <= MOST_CLOTHS) break;
      cloths.delete(picture);
      textures.delete(texture);
    }
  };
  const drawAll = (): void => gl.drawArrays(gl.TRIANGLES, 0, 3);
  const begin = (program: Program, { scene, light, bright, masks }: OnCard): void => {
    program.use();
    program.sampler('light', light);
    program.sampler('bright', bright);
    program.sampler('masks', masks);
    program.number('brightScale', (scene.brightMax ?? 1) - 1);
    program.number('bounce', scene.bounce);
  };
  const drawCloth = (on: OnCard, surface: Surface, laid: LaidPicture): void => {
    const isOnce = isLaidOnce(laid.laying, surface);
    const { widthM, lengthM, strips, isPlain = false } = laid.laying;
    const once = isOnce ? [surface.widthM ?? 0, surface.lengthM ?? 0] : [0, 0];
    const [width = 0, length = 0] = once;
    const sheen = laid.sheen && SHEENS[laid.sheen];
    cloth.sampler('cloth', clothTexture(laid.picture, !isOnce));
    cloth.whole('surface', on.scene.surfaces.indexOf(surface) + 1);
    cloth.whole('piping', PIPING);
    cloth.four('laying', widthM, lengthM, strips?.widthM ?? 0, strips?.downM ?? 0);
    cloth.pair('onceSize', width, length);
    cloth.flag('isTurned', width !== length && width > length !== widthM > lengthM);
    cloth.flag('isPlain', isPlain);
    cloth.pair('sheen', sheen?.strength ?? 0, sheen?.ownColour ?? 0);
    drawAll();
  };

  return {
    load(loaded) {
      if (card?.loaded.places === loaded.places) {
        card = relit(textures, card, loaded);
        return;
      }
      textures.deleteAll();
      cloths = new Map();
      card = onCard(textures, loaded);
      canvas.width = loaded.scene.widthPx;
      canvas.height = loaded.scene.heightPx;
    },
    dress(dressing) {
      if (!card) return;
      const { scene, masks, owns } = card;
      gl.viewport(0, 0, scene.widthPx, scene.heightPx);
      gl.bindFramebuffer(gl.FRAMEBUFFER, target);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, owns, 0);
      const albedos = textures.floats(PARTS, albedosOf(scene, dressing));
      begin(plain, card);
      plain.sampler('albedos', albedos);
      drawAll();
      begin(cloth, card);
      cloth.sampler('places', card.places);
      cloth.sampler('surfaces', card.surfaces);
      for (const surface of scene.surfaces) {
        const worn = dressing.get(surface.surface);
        if (worn?.kind === 'picture') drawCloth(card, surface, worn);
      }
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      develop.use();
      develop.sampler('owns', owns);
      develop.sampler('masks', masks);
      develop.number('exposure', scene.exposure);
      drawAll();
      textures.delete(albedos);
      forgetCloths();
    },
    dispose() {
      textures.deleteAll();
      gl.deleteFramebuffer(target);
      card = undefined;
    },
  };
}

function onCard(textures: Textures, loaded: LoadedScene): OnCard {
  const { places } = loaded;
  const scene = atHour(loaded.scene, loaded.hour);
  const size = { width: scene.widthPx, height: scene.heightPx };
  const masks = new Uint8Array(4 * places.part.length);
  for (let i = 0, at = 0; i < places.part.length; i++, at += 4) {
    masks[at] = places.part[i] as number;
    masks[at + 1] = places.cover[i] as number;
    masks[at + 2] = places.facing[i] as number;
  }
  const surfaces = new Uint8Array(PARTS.width);
  for (const { part, surface, piping } of scene.parts)
    surfaces[part] =
      (scene.surfaces.findIndex((one) => one.surface === surface) + 1) | (piping ? PIPING : 0);
  return {
    scene,
    loaded,
    light: textures.light(loaded.light),
    bright: textures.light(loaded.bright),
    masks: textures.bytes(size, masks),
    places: textures.floats(size, places.places),
    surfaces: textures.numbers(PARTS, surfaces),
    owns: textures.drawn(size, null),
  };
}

/** The same scene in the light of another hour. */
function relit(textures: Textures, card: OnCard, loaded: LoadedScene): OnCard {
  textures.delete(card.light);
  textures.delete(card.bright);
  const scene = atHour(loaded.scene, loaded.hour);
  const [light, bright] = [textures.light(loaded.light), textures.light(loaded.bright)];
  return { ...card, scene, loaded, light, bright };
}

/** By part, the colour of a surface that wears no design. */
function albedosOf(scene: Scene, dressing: BrowserDressing): Float32Array {
  const albedos = new Float32Array(4 * PARTS.width);
  for (const { part, surface } of scene.parts) {
    const worn = dressing.get(surface);
    const found = scene.surfaces.find((one) => one.surface === surface);
    const hex = worn?.kind === 'paint' ? worn.hex : (found?.plain ?? '#ffffff');
    albedos.set([...lightOfHex(hex), 1], 4 * part);
  }
  return albedos;
}
