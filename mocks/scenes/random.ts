/** Random numbers seeded by a text, so that a hotel keeps its picture in every process and browser. */
export class Random {
  #state: number

  /** The same text starts the same sequence. */
  constructor(text: string) {
    // The FNV-1a hash of the text.
    this.#state = 0x811c9dc5
    for (const character of text) this.#state = Math.imul(this.#state ^ character.charCodeAt(0), 0x01000193) >>> 0
    // Texts that differ in one digit start with similar states; a few draws separate them.
    for (let draw = 0; draw < 4; draw++) this.next()
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    // A step of the Mulberry32 generator.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** Up to three letters and digits derived from the current state. */
  tag(): string {
    return (this.#state % 46656).toString(36)
  }
}
