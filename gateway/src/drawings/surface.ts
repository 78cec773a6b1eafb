/** The colour of a point of the surface, as red, green and blue of 0 to 255 and an opacity of 0 to 1. */
export type Paint = (x: number, y: number, into: Float64Array) => void

/** A rectangle of the surface in pixels; right and bottom are outside. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Pixels that shapes are painted on. The edges of a shape are summed up as signed areas, so that each pixel knows
 * exactly how much of it a shape covers.
 */
export class Surface {
  readonly pixels: Uint8ClampedArray
  readonly whole: Area
  readonly width: number
  readonly height: number
  readonly #cover: Float32Array
  readonly #stride: number
  readonly #colour = new Float64Array(4)

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#stride = width + 2
    this.pixels = new Uint8ClampedArray(width * height * 3)
    this.#cover = new Float32Array(this.#stride * height)
    this.whole = { left: 0, top: 0, right: width, bottom: height }
  }

  /**
   * Paints the inside of polygons, whose points are pixels.
   * @param isEvenOdd the fill rule; otherwise what is outlined twice counts once
   */
  fill(polygons: readonly (readonly number[])[], paint: Paint, clip: Area, isEvenOdd: boolean): void {
    let [top, bottom] = [this.height, 0]
    for (const points of polygons) {
      for (let at = 0; at + 1 < points.length; at += 2) {
        const next = (at + 2) % points.length
        const [y, toY] = [points[at + 1] ?? 0, points[next + 1] ?? 0]
        this.#edge(points[at] ?? 0, y, points[next] ?? 0, toY)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
    }
    const last = Math.min(this.height, Math.ceil(bottom))
    for (let y = Math.max(0, Math.floor(top)); y < last; y++) this.#row(y, paint, clip, isEvenOdd)
  }

  #row(y: number, paint: Paint, { left, top, right, bottom }: Area, isEvenOdd: boolean): void {
    const [start, colour] = [y * this.#stride, this.#colour]
    const isClipped = y < top || y >= bottom
    let sum = 0
    for (let x = 0; x < this.width; x++) {
      sum += this.#cover[start + x] ?? 0
      const covered = isEvenOdd ? 1 - Math.abs(1 - (Math.abs(sum) % 2)) : Math.min(1, Math.abs(sum))
      if (covered < 0.004 || isClipped || x < left || x >= right) continue
      paint(x, y, colour)
      const [red = 0, green = 0, blue = 0, opacity = 0] = colour
      const share = covered * opacity
      const at = (y * this.width + x) * 3
      const { pixels } = this
      pixels[at] = (pixels[at] ?? 0) * (1 - share) + red * share
      pixels[at + 1] = (pixels[at + 1] ?? 0) * (1 - share) + green * share
      pixels[at + 2] = (pixels[at + 2] ?? 0) * (1 - share) + blue * share
    }
    this.#cover.fill(0, start, start + this.#stride)
  }

  /** Adds one edge. What lies left of the surface counts at its border, what lies right of it not at all. */
  #edge(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY === toY) return
    const direction = fromY < toY ? 1 : -1
    const [x0, y0, x1, y1] = direction === 1 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY]
    const slope = (x1 - x0) / (y1 - y0)
    const last = Math.min(this.height, Math.ceil(y1))
    for (let y = Math.max(0, Math.floor(y0)); y < last; y++) {
      const [begin, end] = [Math.max(y, y0), Math.min(y + 1, y1)]
      const [one, other] = [this.#within(x0 + (begin - y0) * slope), this.#within(x0 + (end - y0) * slope)]
      this.#add(y * this.#stride, Math.min(one, other), Math.max(one, other), (end - begin) * direction)
    }
  }

  #within(x: number): number {
    return Math.min(this.width, Math.max(0, x))
  }

  /** Adds the part of an edge in one row of pixels, from `low` to `high`, `rise` of the row high. */
  #add(start: number, low: number, high: number, rise: number): void {
    const [first, last] = [Math.floor(low), Math.ceil(high)]
    if (last <= first + 1) {
      const middle = (low + high) / 2 - first
      this.#sum(start + first, rise * (1 - middle))
      this.#sum(start + first + 1, rise * middle)
      return
    }
    // The share of the surface right of the edge, pixel by pixel; the buffer has the differences.
    const run = high - low
    let before = 0
    for (let x = first; x < last; x++) {
      const [from, to] = [Math.max(low, x), Math.min(high, x + 1)]
      const share = ((to - from) / run) * (x + 1 - (from + to) / 2) + (from - low) / run
      this.#sum(start + x, rise * (share - before))
      before = share
    }
    this.#sum(start + last, rise * (1 - before))
  }

  #sum(at: number, value: number): void {
    this.#cover[at] = (this.#cover[at] ?? 0) + value
  }
}
