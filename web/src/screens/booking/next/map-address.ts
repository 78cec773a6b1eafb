import type { LocalizedText } from '../../../domain/text/localized.ts'
import type { Line } from './itinerary.ts'

/**
 * A map search for the place where a line begins; undefined for a flight. Maps know hotels by name, but no tour, boat
 * or event: for these it is the street address of the venue or of the hand-over, or else the place alone.
 */
export function mapAddress(
  { type, legs, from, title, place, address }: Pick<Line, 'type' | 'legs' | 'from' | 'title' | 'place' | 'address'>,
  text: (texts: LocalizedText | undefined) => string,
): string | undefined {
  if (legs) return undefined
  const at = text(place)
  const spot = type === 'hotel' ? '' : text(address)
  const named = type === 'hotel' || at === '' ? [text(title), at] : [at]
  const words = from ? [text(from.name)] : spot === '' ? named : [spot]
  const query = words.filter((it, index) => it !== '' && !words.slice(0, index).some((before) => before.includes(it)))
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query.join(', '))}`
}
