import { EVERYWHERE } from './shaders.ts';

/** A program over all pixels, and its uniforms by name. */
export interface Program {
  use(): void;
  /** Binds a texture to a sampler, each sampler to a unit of its own. */
  sampler(name: string, texture: WebGLTexture): void;
  number(name: string, value: number): void;
  whole(name: string, value: number): void;
  flag(name: string, value: boolean): void;
  pair(name: string, x: number, y: number): void;
  four(name: string, x: number, y: number, z: number, w: number): void;
}

/** @throws Error with the compiler's words where the card takes no such program */
export function glProgram(gl: WebGL2RenderingContext, fragment: string): Program {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, EVERYWHERE],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('The graphics card is gone.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? 'A shader was not compiled.');
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'A program was not linked.');

  const places = new Map<string, WebGLUniformLocation | null>();
  const at = (name: string): WebGLUniformLocation | null => {
    const known = places.get(name) ?? gl.getUniformLocation(program, name);
    places.set(name, known);
    return known;
  };
  const units = new Map<string, number>();
  return {
    use: () => gl.useProgram(program),
    sampler(name, texture) {
      const unit = units.get(name) ?? units.size;
      units.set(name, unit);
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(at(name), unit);
    },
    number: (name, value) => gl.uniform1f(at(name), value),
    whole: (name, value) => gl.uniform1ui(at(name), value),
    flag: (name, value) => gl.uniform1i(at(name), value ? 1 : 0),
    pair: (name, x, y) => gl.uniform2f(at(name), x, y),
    four: (name, x, y, z, w) => gl.uniform4f(at(name), x, y, z, w),
  };
}
