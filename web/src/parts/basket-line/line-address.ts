import type { Schema } from '../../api/operations.ts'
import { kindOf, type LineKind } from '../../domain/cart/line-kind.ts'
import { encodeVisit } from '../../domain/hotels/hotel-address.ts'
import type { Paths } from '../../paths.ts'

type Line = Pick<Schema<'CartLine'>, 'type' | 'stype' | 'slug' | 'checkIn' | 'checkOut' | 'pax'>

const stayOf = ({ checkIn, checkOut }: Line) =>
  checkIn === undefined || checkOut === undefined ? undefined : { checkIn, checkOut }

function hotel(line: Line, paths: Paths): string {
  const stay = stayOf(line)
  return line.slug ? paths.hotel(line.slug, stay && encodeVisit({ stay, party: line.pax })) : paths.hotels()
}

/** The page on which a kind of line was chosen, for the same dates and people. A kind without a page has no entry. */
const ADDRESSES: Partial<Record<LineKind, (line: Line, paths: Paths) => string>> = { hotel }

export const lineAddress = (line: Line, paths: Paths): string | undefined => ADDRESSES[kindOf(line)]?.(line, paths)
