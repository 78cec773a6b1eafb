/** Points of a line, as x, y, x, y, ... */
export interface Line {
  points: number[]
  isClosed: boolean
}

/** How many numbers each command of path data takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Straight pieces per curve, and per half turn of an arc. */
const PIECES = 14

/** Reads path data as lines of straight pieces. */
export function linesOf(data: string): Line[] {
  const pen = new Pen()
  let command = ''
  let flags = 0
  let numbers: number[] = []
  // The two flags of an arc may stand without a separator.
  const token = /[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g
  for (let found = token.exec(data); found; found = token.exec(data)) {
    const [text] = found
    if (/^[A-Za-z]/.test(text)) {
      command = text
      numbers = []
      flags = 0
      if (command.toUpperCase() === 'Z') pen.close()
      continue
    }
    const isFlag = command.toUpperCase() === 'A' && (numbers.length === 3 || numbers.length === 4)
    numbers.push(Number(isFlag ? text[0] : text))
    if (isFlag) {
      flags++
      token.lastIndex -= text.length - 1
    }
    const takes = TAKES[command.toUpperCase()]
    if (takes === undefined) throw new Error(`The command ${command} of path data is not drawn`)
    if (numbers.length < takes) continue
    pen.draw(command, numbers)
    numbers = []
    // Further pairs after a move are lines.
    if (command === 'M') command = 'L'
    if (command === 'm') command = 'l'
  }
  return pen.lines.filter(({ points }) => points.every(Number.isFinite) && flags >= 0)
}

class Pen {
  readonly lines: Line[] = []
  #line: Line | undefined
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  /** The last control point of a cubic or quadratic curve, which `S` and `T` mirror. */
  #control: readonly [kind: 'C' | 'Q', x: number, y: number] | undefined

  draw(command: string, given: readonly number[]): void {
    const kind = command.toUpperCase()
    const isRelative = kind !== command
    const [dx, dy] = isRelative ? [this.#x, this.#y] : [0, 0]
    if (kind === 'A') return this.#arc(given, dx, dy)
    if (kind === 'H') return this.#to((given[0] ?? 0) + dx, this.#y)
    if (kind === 'V') return this.#to(this.#x, (given[0] ?? 0) + dy)
    const at = given.map((value, index) => value + (index % 2 === 0 ? dx : dy))
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at
    if (kind === 'M') return this.#move(a, b)
    if (kind === 'L') return this.#to(a, b)
    const [mirrorX, mirrorY] = this.#mirrored(kind === 'S' ? 'C' : 'Q')
    if (kind === 'C') this.#cubic(a, b, c, d, e, f)
    else if (kind === 'S') this.#cubic(mirrorX, mirrorY, a, b, c, d)
    else if (kind === 'Q') this.#quadratic(a, b, c, d)
    else this.#quadratic(mirrorX, mirrorY, a, b)
  }

  close(): void {
    if (this.#line) this.#line.isClosed = true
    this.#line = undefined
    this.#control = undefined
    this.#x = this.#startX
    this.#y = this.#startY
  }

  #move(x: number, y: number): void {
    this.#line = undefined
    this.#control = undefined
    this.#x = this.#startX = x
    this.#y = this.#startY = y
    this.#begun()
  }

  #begun(): Line {
    if (this.#line === undefined) {
      this.#line = { points: [this.#x, this.#y], isClosed: false }
      this.lines.push(this.#line)
    }
    return this.#line
  }

  #to(x: number, y: number): void {
    this.#begun().points.push(x, y)
    this.#x = x
    this.#y = y
    this.#control = undefined
  }

  #mirrored(kind: 'C' | 'Q'): [x: number, y: number] {
    const [last, x, y] = this.#control ?? []
    if (last !== kind || x === undefined || y === undefined) return [this.#x, this.#y]
    return [2 * this.#x - x, 2 * this.#y - y]
  }

  #cubic(a: number, b: number, c: number, d: number, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y]
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES
      const u = 1 - t
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      this.#to(p * fromX + q * a + r * c + s * x, p * fromY + q * b + r * d + s * y)
    }
    this.#control = ['C', c, d]
  }

  #quadratic(a: number, b: number, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y]
    const third = (from: number, control: number) => from + (2 / 3) * (control - from)
    this.#cubic(third(fromX, a), third(fromY, b), third(x, a), third(y, b), x, y)
    this.#control = ['Q', a, b]
  }

  /** An elliptical arc, from its ends to its centre as SVG 2 describes in its appendix B.2.4. */
  #arc(given: readonly number[], dx: number, dy: number): void {
    const [rawX = 0, rawY = 0, turn = 0, isLarge = 0, isClockwise = 0, endX = 0, endY = 0] = given
    const [x, y, fromX, fromY] = [endX + dx, endY + dy, this.#x, this.#y]
    let [rx, ry] = [Math.abs(rawX), Math.abs(rawY)]
    if (rx === 0 || ry === 0) return this.#to(x, y)
    const angle = (turn * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [halfX, halfY] = [(fromX - x) / 2, (fromY - y) / 2]
    const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
    const grow = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2)
    if (grow > 1) [rx, ry] = [rx * grow, ry * grow]
    const rest = Math.max(0, (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1)
    const sign = (isLarge !== 0) === (isClockwise !== 0) ? -1 : 1
    const away = Number.isFinite(rest) ? sign * Math.sqrt(rest) : 0
    const [cx, cy] = [(away * rx * py) / ry, (-away * ry * px) / rx]
    const [centreX, centreY] = [cos * cx - sin * cy + (fromX + x) / 2, sin * cx + cos * cy + (fromY + y) / 2]
    const start = Math.atan2((py - cy) / ry, (px - cx) / rx)
    let sweep = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start
    if (isClockwise !== 0 && sweep < 0) sweep += 2 * Math.PI
    if (isClockwise === 0 && sweep > 0) sweep -= 2 * Math.PI
    const pieces = Math.max(2, Math.ceil((Math.abs(sweep) / Math.PI) * PIECES))
    for (let piece = 1; piece < pieces; piece++) {
      const at = start + (sweep * piece) / pieces
      const [ox, oy] = [rx * Math.cos(at), ry * Math.sin(at)]
      this.#to(centreX + cos * ox - sin * oy, centreY + sin * ox + cos * oy)
    }
    this.#to(x, y)
  }
}
