import type { Input, Schema } from '../../api/operations.ts'
import type { Stay } from '../../domain/dates/stay.ts'
import { visitForm } from '../../domain/hotels/hotel-search.ts'
import type { Party } from '../../domain/people/party.ts'

/** The price of a tour or a service: the page asks for it, and so does the server before. */
export const priceRequest = (
  id: string,
  service: Schema<'ServiceFacts'>['kind'],
  stay: Stay,
  party: Party,
): Input<'servicePrice'> => ({ path: { id }, body: { service, ...visitForm({ stay, party }) } })

/** The id of `201` and of `cappadocia-above-and-below-201` alike: what stands behind the last hyphen (decision 33.3). */
export const idOf = (idOrSlug: string) => idOrSlug.slice(idOrSlug.lastIndexOf('-') + 1)
