import type { LocalizedText } from '../../../domain/text/localized.ts'
import type { Line } from './itinerary.ts'

/**
 * A map search for the place where a line begins; undefined for a flight. Maps know hotels by name, but no tour, boat or
 * event: for these it is the place alone.
 */
export function mapAddress(
  { type, legs, from, title, place }: Pick<Line, 'type' | 'legs' | 'from' | 'title' | 'place'>,
  text: (texts: LocalizedText | undefined) => string,
): string | undefined {
  if (legs) return undefined
  const at = text(place)
  const words = from ? [text(from.name)] : type === 'hotel' || at === '' ? [text(title), at] : [at]
  const query = words.filter((it, index) => it !== '' && !words.slice(0, index).some((before) => before.includes(it)))
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query.join(', '))}`
}
