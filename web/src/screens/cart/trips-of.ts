import { isFlight } from '../../domain/cart/cart-line.ts'
import type { Line } from './line-state.ts'

/**
 * The lines as they are shown: each by itself, but all flights together at the place of the first, because they are one
 * trip that is bought and removed as a whole (decision 27.4).
 */
export function tripsOf(lines: readonly Line[]): Line[][] {
  const flights = lines.filter(isFlight).toSorted((a, b) => (a.route ?? 0) - (b.route ?? 0))
  const first = lines.findIndex(isFlight)
  return lines.flatMap((line, at) => {
    if (at === first) return [flights]
    return isFlight(line) ? [] : [[line]]
  })
}
