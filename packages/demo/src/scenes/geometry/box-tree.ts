/** Triangles in one leaf of the tree, at most. */
const LEAF = 4;
/** Slices along each axis between which triangles may be parted. */
const BINS = 16;

/** A tree of boxes. Two children lie side by side. */
export interface BoxTree {
  /** The boxes' numbers, leaf after leaf. */
  readonly order: Int32Array;
  /** Six numbers a node: where it begins and ends along x, y and z, a hair too large rather than too small. */
  readonly bounds: Float32Array;
  /** First child of a node, or ~(first place in `order`) of a leaf. */
  readonly child: Int32Array;
  /** Boxes in a leaf. */
  readonly count: Int32Array;
}

/**
 * Puts boxes into a tree so that rays meet as few as may be (surface area heuristic over slices of each axis).
 *
 * @param boxes six numbers each: low x, y, z and high x, y, z
 */
export function boxTree(boxes: Float64Array): BoxTree {
  const builder = new Builder(boxes);
  builder.split(0, 0, boxes.length / 6);
  return builder;
}

class Builder implements BoxTree {
  readonly order: Int32Array;
  readonly bounds: Float32Array;
  readonly child: Int32Array;
  readonly count: Int32Array;
  readonly #boxes: Float64Array;
  // Made once: there are as many spans as boxes.
  readonly #whole = new Extent();
  readonly #middles = new Extent();
  readonly #sum = new Extent();
  readonly #bins = Array.from({ length: BINS }, () => new Extent());
  readonly #behind = new Float64Array(BINS);
  #nodes = 1;

  constructor(boxes: Float64Array) {
    const length = boxes.length / 6;
    this.#boxes = boxes;
    this.order = Int32Array.from({ length }, (_, i) => i);
    this.bounds = new Float32Array(length * 12 + 12);
    this.child = new Int32Array(length * 2 + 2);
    this.count = new Int32Array(length * 2 + 2);
  }

  split(node: number, from: number, to: number): void {
    const whole = this.#whole.clear();
    const middles = this.#middles.clear();
    for (let i = from; i < to; i++) {
      const at = (this.order[i] as number) * 6;
      whole.add(this.#boxes, at);
      middles.addMiddle(this.#boxes, at);
    }
    this.bounds.set(whole.enlarged(), node * 6);
    const half = to - from > LEAF ? this.#part(from, to, middles) : from;
    if (half === from) {
      this.child[node] = ~from;
      this.count[node] = to - from;
      return;
    }
    const left = this.#nodes;
    this.#nodes += 2;
    this.child[node] = left;
    this.split(left, from, half);
    this.split(left + 1, half, to);
  }

  /** Orders a span so that those before the place it gives make the left child. */
  #part(from: number, to: number, middles: Extent): number {
    let [best, axis, cost] = [0, -1, Infinity];
    for (let k = 0; k < 3; k++) {
      if (!(middles.length(k) > 0)) continue;
      const bins = this.#bins;
      for (const bin of bins) bin.clear();
      for (let i = from; i < to; i++) {
        const box = (this.order[i] as number) * 6;
        bins[middles.slice(this.#boxes, box, k)]?.add(this.#boxes, box);
      }
      this.#sum.clear();
      for (let bin = BINS - 1; bin > 0; bin--) this.#behind[bin] = this.#priceWith(bins[bin]);
      this.#sum.clear();
      for (let bin = 0; bin < BINS - 1; bin++) {
        const price = this.#priceWith(bins[bin]) + (this.#behind[bin + 1] as number);
        if (price < cost) [best, axis, cost] = [bin, k, price];
      }
    }
    if (axis < 0) return (from + to) >> 1;
    let place = from;
    for (let i = from; i < to; i++) {
      const box = this.order[i] as number;
      if (middles.slice(this.#boxes, box * 6, axis) > best) continue;
      this.order[i] = this.order[place] as number;
      this.order[place++] = box;
    }
    return place;
  }

  /** What it costs to ask all boxes of the slices so far: their number times the surface round them. */
  #priceWith(bin: Extent | undefined): number {
    const sum = this.#sum;
    if (bin) sum.include(bin);
    return sum.count === 0 ? Infinity : sum.count * sum.area;
  }
}

/** A box round boxes. */
class Extent {
  readonly low = new Float64Array(3).fill(Infinity);
  readonly high = new Float64Array(3).fill(-Infinity);
  count = 0;

  clear(): this {
    this.low.fill(Infinity);
    this.high.fill(-Infinity);
    this.count = 0;
    return this;
  }

  add(boxes: Float64Array, at: number): void {
    for (let k = 0; k < 3; k++)
      this.#stretch(k, boxes[at + k] as number, boxes[at + 3 + k] as number);
    this.count++;
  }

  addMiddle(boxes: Float64Array, at: number): void {
    for (let k = 0; k < 3; k++) {
      const middle = middleOf(boxes, at, k);
      this.#stretch(k, middle, middle);
    }
  }

  include({ low, high, count }: Extent): void {
    for (let k = 0; k < 3; k++) this.#stretch(k, low[k] as number, high[k] as number);
    this.count += count;
  }

  length(axis: number): number {
    return (this.high[axis] as number) - (this.low[axis] as number);
  }

  /** In which slice along an axis the middle of a box lies. */
  slice(boxes: Float64Array, at: number, axis: number): number {
    const share = (middleOf(boxes, at, axis) - (this.low[axis] as number)) / this.length(axis);
    return Math.min(BINS - 1, Math.floor(share * BINS));
  }

  /** Half the surface. */
  get area(): number {
    const [x, y, z] = [this.length(0), this.length(1), this.length(2)];
    return x * y + y * z + z * x;
  }

  /** Its bounds, larger by more than single precision may lose. */
  enlarged(): number[] {
    const loss = (value: number): number => 1e-6 + Math.abs(value) * 2 ** -22;
    return [...this.low.map((v) => v - loss(v)), ...this.high.map((v) => v + loss(v))];
  }

  #stretch(k: number, low: number, high: number): void {
    if (low < (this.low[k] as number)) this.low[k] = low;
    if (high > (this.high[k] as number)) this.high[k] = high;
  }
}

const middleOf = (boxes: Float64Array, at: number, axis: number): number =>
  ((boxes[at + axis] as number) + (boxes[at + 3 + axis] as number)) / 2;
