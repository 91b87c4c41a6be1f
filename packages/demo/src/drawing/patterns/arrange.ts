import { turned } from './hand.ts';
import type { Area } from './pattern.ts';

/** Something to be placed: what it covers, as discs about its foot (which lies at the origin), and its drawing. */
export interface Piece {
  readonly discs: readonly (readonly [x: number, y: number, r: number])[];
  readonly drawing: string;
}

/** A drawing that stands `length` high from its foot and is about `breadth` wide. */
export function upright(length: number, breadth: number, drawing: string): Piece {
  const count = Math.max(1, Math.ceil(length / breadth));
  const r = Math.max(breadth / 2, length / count / 2);
  return {
    discs: Array.from({ length: count }, (_, i) => [0, -length * ((i + 0.5) / count), r * 0.92]),
    drawing,
  };
}

/** One repeat that is filled by and by; what stands at an edge keeps clear of what comes in from the other side. */
export class Arrangement {
  #taken: [x: number, y: number, r: number][] = [];
  #drawn: string[] = [];
  readonly #area: Area;

  constructor(area: Area) {
    this.#area = area;
  }

  /** Puts a piece down whatever lies there. */
  put(x: number, y: number, degrees: number, piece: Piece): void {
    this.#taken.push(...this.#discsAt(x, y, degrees, piece));
    this.#drawn.push(turned(x, y, degrees, piece.drawing));
  }

  /** Puts down as many pieces as find room in so many attempts. `gap` may be negative: pieces then overlap a little. */
  fill(attempts: number, gap: number, chance: () => number, next: (placed: number) => Piece): void {
    let placed = 0;
    let piece = next(placed);
    for (let i = 0; i < attempts; i++) {
      const x = chance() * this.#area.width;
      const y = chance() * this.#area.height;
      const degrees = chance() * 360;
      if (this.#discsAt(x, y, degrees, piece).some((disc) => this.#meets(disc, gap))) continue;
      this.put(x, y, degrees, piece);
      placed++;
      piece = next(placed);
    }
  }

  /** What has been put down, in its order. */
  content(): string {
    return this.#drawn.join('');
  }

  #discsAt(x: number, y: number, degrees: number, { discs }: Piece): [number, number, number][] {
    const cos = Math.cos((degrees * Math.PI) / 180);
    const sin = Math.sin((degrees * Math.PI) / 180);
    return discs.map(([dx, dy, r]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos, r]);
  }

  #meets([x, y, r]: readonly [number, number, number], gap: number): boolean {
    const { width, height } = this.#area;
    return this.#taken.some(([ox, oy, or]) => {
      const dx = (((x - ox) % width) + width) % width;
      const dy = (((y - oy) % height) + height) % height;
      const [right, down] = [Math.min(dx, width - dx), Math.min(dy, height - dy)];
      const reach = Math.max(0, r + or + gap);
      // `Math.hypot` takes ten times as long, and filling a repeat asks millions of times.
      return right * right + down * down < reach * reach;
    });
  }
}
