import type { Line } from './outline.ts'

/** Corners of the disc at a round end. */
const CORNERS = 12
/** Most dashes of one line; a picture with more would take too long. */
const MOST_DASHES = 5000

export interface StrokeStyle {
  width: number
  isRound: boolean
  dashes: readonly number[]
}

/**
 * The area of a stroke as polygons that turn the same way, so that their overlaps count once. Corners are round: at the
 * size of a card no other join can be told from it.
 */
export function strokeArea(lines: readonly Line[], { width, isRound, dashes }: StrokeStyle): number[][] {
  const area: number[][] = []
  const half = width / 2
  const disc = (x: number, y: number) =>
    area.push(
      Array.from({ length: CORNERS * 2 }, (_, index) => {
        const angle = (-2 * Math.PI * Math.floor(index / 2)) / CORNERS
        return index % 2 === 0 ? x + half * Math.cos(angle) : y + half * Math.sin(angle)
      }),
    )
  for (const { points, isClosed } of lines.flatMap((line) => dashed(line, dashes))) {
    const closed = isClosed ? [...points, points[0] ?? 0, points[1] ?? 0] : points
    if (isDot(closed)) {
      if (isRound) disc(closed[0] ?? 0, closed[1] ?? 0)
      continue
    }
    for (let at = 0; at + 3 < closed.length; at += 2) {
      const [x, y, toX, toY] = [closed[at] ?? 0, closed[at + 1] ?? 0, closed[at + 2] ?? 0, closed[at + 3] ?? 0]
      const length = Math.hypot(toX - x, toY - y)
      if (length === 0) continue
      const [nx, ny] = [((toY - y) / length) * half, ((x - toX) / length) * half]
      area.push([x + nx, y + ny, x - nx, y - ny, toX - nx, toY - ny, toX + nx, toY + ny])
      const isEnd = at === 0 && !isClosed
      if (half > 0.4 && (!isEnd || isRound)) disc(x, y)
    }
    if (isRound && !isClosed) disc(closed.at(-2) ?? 0, closed.at(-1) ?? 0)
  }
  return area
}

const isDot = (points: readonly number[]) => points.every((value, index) => value === points[index % 2])

/** The dashes of a line, or the line itself. */
function dashed(line: Line, pattern: readonly number[]): Line[] {
  const total = pattern.reduce((sum, part) => sum + part, 0)
  if (!(total > 0)) return [line]
  const points = line.isClosed ? [...line.points, line.points[0] ?? 0, line.points[1] ?? 0] : line.points
  const found: Line[] = []
  let [part, left] = [0, pattern[0] ?? 0]
  let dash: number[] = points.slice(0, 2)
  const end = () => {
    if (part % 2 === 0 && dash.length > 2) found.push({ points: dash, isClosed: false })
  }
  for (let at = 0; at + 3 < points.length; at += 2) {
    let [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
    const [toX, toY] = [points[at + 2] ?? 0, points[at + 3] ?? 0]
    for (let rest = Math.hypot(toX - x, toY - y); rest > 0;) {
      const step = Math.min(rest, left)
      x += ((toX - x) * step) / rest
      y += ((toY - y) * step) / rest
      rest -= step
      left -= step
      dash.push(x, y)
      if (left > 0) continue
      end()
      if (found.length > MOST_DASHES) throw new Error('The line has too many dashes')
      part++
      left = Math.max(1e-3, pattern[part % pattern.length] ?? 0)
      dash = [x, y]
    }
  }
  end()
  return found
}
