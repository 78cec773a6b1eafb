/** An affine transform, as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The transform that applies `inner` first. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** The transform back, or undefined if everything falls on a line. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c
  if (!Number.isFinite(area) || area === 0) return undefined
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

/** How much longer a line becomes, on average over all directions. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/** Reads a `transform` attribute. Unknown functions are an error, because the picture would be another one. */
export function readTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY
  for (const part of (text ?? '').split(')')) {
    const [name = '', list = ''] = part.split('(')
    if (name.trim() !== '')
      matrix = times(
        matrix,
        single(
          name.trim(),
          list
            .split(/[\s,]+/)
            .filter(Boolean)
            .map(Number),
        ),
      )
  }
  return matrix
}

function single(name: string, [first = 0, second, third = 0, ...rest]: number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0]
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  if (name === 'matrix') return [first, second ?? 0, third, rest[0] ?? 1, rest[1] ?? 0, rest[2] ?? 0]
  if (name !== 'rotate') throw new Error(`The transform ${name} is not drawn`)
  const angle = (first * Math.PI) / 180
  const [cos, sin, x, y] = [Math.cos(angle), Math.sin(angle), second ?? 0, third]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}
