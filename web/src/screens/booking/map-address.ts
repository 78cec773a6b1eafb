import type { LocalizedText } from '../../domain/text/localized.ts'
import type { Line } from './itinerary.ts'

/** A map search for the place where a line begins; undefined for a flight. */
export function mapAddress(
  { legs, from, title, place }: Pick<Line, 'legs' | 'from' | 'title' | 'place'>,
  text: (texts: LocalizedText | undefined) => string,
): string | undefined {
  if (legs) return undefined
  const words = from ? [text(from.name)] : [text(title), text(place)]
  const query = words.filter((it, at) => it !== '' && !words.slice(0, at).some((before) => before.includes(it)))
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query.join(', '))}`
}
