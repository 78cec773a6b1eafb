import { mix } from './colour.ts'
import { cycle } from './cycle.ts'
import { MOODS, type Mood, type ScenePalette } from './palettes.ts'
import { Random } from './random.ts'
import { type Attributes, attributesText } from './svg.ts'

/** A stop of a gradient, with an offset from 0 to 1. The number 0 is not written, as SVG's default; the text '0' is. */
type Stop = readonly [offset: number | '0', colour: string, opacity?: number]

/** Draws another copy of a defined shape at a place. */
export type Stamp = (x: number, y: number, size?: number, attributes?: Attributes) => string

/** State shared by all parts of a picture: randomness, mood, and the definitions that parts refer to. */
export class Canvas {
  /** Evening scenes replace it before they draw. */
  mood: Mood
  /** Where the sun is, set by `sky`; `sea` draws its reflection below it. */
  sunX = 800
  readonly #random: Random
  readonly #idPrefix: string
  readonly #gradients = new Map<string, string>()
  readonly #definitions: string[] = []

  constructor(text: string, palette: ScenePalette) {
    this.mood = MOODS[palette]
    this.#random = new Random(text)
    this.#idPrefix = `s${this.#random.tag()}_`
  }

  /** True with the given probability. */
  chance(share: number): boolean {
    return this.#random.next() < share
  }

  /** A number from low (inclusive) to high (exclusive). */
  between(low: number, high: number): number {
    return low + (high - low) * this.#random.next()
  }

  /** One of the entries, all equally likely. */
  pick<T>(list: readonly [T, ...T[]]): T {
    return cycle(list, Math.floor(this.#random.next() * list.length))
  }

  /** A colour in the light of the mood; depth 0 is near, 1 is fully in the haze. */
  lit(colour: string, depth = 0): string {
    return mix(mix(colour, this.mood.light, 0.1), this.mood.haze, depth)
  }

  /** A colour in the shade of the mood; amount 0 to 1, depth as for `lit`. */
  shaded(colour: string, amount: number, depth = 0): string {
    return mix(mix(colour, this.mood.shade, amount), this.mood.haze, depth)
  }

  /** A gradient from top to bottom, as a fill. Colours without an offset are spread evenly. */
  downward(...stops: readonly (string | Stop)[]): string {
    return this.#gradient('linearGradient', stops, ' x2="0" y2="1"')
  }

  /** A gradient from bottom to top. */
  upward(...stops: readonly (string | Stop)[]): string {
    return this.#gradient('linearGradient', stops, ' x2="0" y1="1" y2="0"')
  }

  /** A gradient from left to right. */
  across(...stops: readonly (string | Stop)[]): string {
    return this.#gradient('linearGradient', stops, '')
  }

  /** A gradient from the middle outwards. */
  radial(...stops: readonly Stop[]): string {
    return this.#gradient('radialGradient', stops, '')
  }

  /** Defines a shape drawn around 0, 0 for repeated use. */
  define(body: string): Stamp {
    const id = this.#nextId()
    this.#definitions.push(`<g id="${id}">${body}</g>`)
    return (x, y, size = 1, attributes) =>
      `<use href="#${id}" transform="translate(${x} ${y}) scale(${size})"${attributesText(attributes)}/>`
  }

  /** All gradients and defined shapes, for the head of the document. */
  definitions(): string {
    return this.#definitions.join('')
  }

  #nextId(): string {
    return `${this.#idPrefix}${this.#definitions.length}`
  }

  #gradient(element: string, colours: readonly (string | Stop)[], direction: string): string {
    const stops = colours
      .map((entry, i): Stop => (typeof entry === 'string' ? [i / (colours.length - 1), entry] : entry))
      .map(([offset, colour, opacity]) => {
        const at = offset ? ` offset="${offset}"` : ''
        return `<stop${at} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
      })
      .join('')
    const key = element + direction + stops
    const known = this.#gradients.get(key)
    if (known) return known
    const id = this.#nextId()
    this.#gradients.set(key, `url(#${id})`)
    this.#definitions.push(`<${element} id="${id}"${direction}>${stops}</${element}>`)
    return `url(#${id})`
  }
}
