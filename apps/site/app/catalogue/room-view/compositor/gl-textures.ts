import { ANISOTROPY } from './shaders.ts';

/** Textures are made on a unit that no program reads, so that none loses what is bound for it. */
const MAKING_UNIT = 15;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Textures as the compositor wants them; their first row is the picture's upper one. */
export function glTextures(gl: WebGL2RenderingContext) {
  const anisotropic = gl.getExtension('EXT_texture_filter_anisotropic');
  const made = new Set<WebGLTexture>();

  const begin = (filter: number, wrap: number): WebGLTexture => {
    const texture = gl.createTexture();
    made.add(texture);
    gl.activeTexture(gl.TEXTURE0 + MAKING_UNIT);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
    return texture;
  };
  const data =
    (internal: number, format: number, type: number) =>
    ({ width, height }: Size, values: ArrayBufferView | null): WebGLTexture => {
      const texture = begin(gl.NEAREST, gl.CLAMP_TO_EDGE);
      gl.texImage2D(gl.TEXTURE_2D, 0, internal, width, height, 0, format, type, values);
      return texture;
    };
  return {
    /** Four numbers a pixel. */
    floats: data(gl.RGBA32F, gl.RGBA, gl.FLOAT),
    /** Four bytes a pixel, read as whole numbers. */
    bytes: data(gl.RGBA8UI, gl.RGBA_INTEGER, gl.UNSIGNED_BYTE),
    /** One byte a pixel, read as a whole number. */
    numbers: data(gl.R8UI, gl.RED_INTEGER, gl.UNSIGNED_BYTE),
    /** Light that is drawn into, beyond 1 as well. */
    drawn: data(gl.RGBA16F, gl.RGBA, gl.HALF_FLOAT),
    /** Light of a picture, or of one black pixel, between its pixels smooth. */
    light(picture: ImageBitmap | undefined): WebGLTexture {
      const texture = begin(gl.LINEAR, gl.CLAMP_TO_EDGE);
      const [internal, format, type] = [gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE];
      if (picture) gl.texImage2D(gl.TEXTURE_2D, 0, internal, format, type, picture);
      else gl.texImage2D(gl.TEXTURE_2D, 0, internal, 1, 1, 0, format, type, new Uint8Array(4));
      return texture;
    },
    /** Light of a design, in all its levels. */
    cloth(picture: ImageBitmap, isRepeated: boolean): WebGLTexture {
      const texture = begin(gl.LINEAR, isRepeated ? gl.REPEAT : gl.CLAMP_TO_EDGE);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
      gl.generateMipmap(gl.TEXTURE_2D);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
      if (anisotropic)
        gl.texParameterf(gl.TEXTURE_2D, anisotropic.TEXTURE_MAX_ANISOTROPY_EXT, ANISOTROPY);
      return texture;
    },
    delete(texture: WebGLTexture): void {
      made.delete(texture);
      gl.deleteTexture(texture);
    },
    deleteAll(): void {
      for (const texture of made) gl.deleteTexture(texture);
      made.clear();
    },
  };
}

export type Textures = ReturnType<typeof glTextures>;
