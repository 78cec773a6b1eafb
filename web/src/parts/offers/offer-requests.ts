import type { Input, Schema } from '../../api/operations.ts'
import type { Stay } from '../../domain/dates/stay.ts'
import { visitForm } from '../../domain/hotels/visit.ts'
import type { Party } from '../../domain/people/party.ts'

/** The price request of a tour or a service, shared by page and server so that both use the same cache key. */
export const priceRequest = (
  id: string,
  service: Schema<'ServiceFacts'>['kind'],
  stay: Stay,
  party: Party,
): Input<'servicePrice'> => ({ path: { id }, body: { service, ...visitForm({ stay, party }) } })

/**
 * The request for the record of a tour or a service, by its id or its slug. The id is the part of the slug after the
 * last hyphen: `201` of `cappadocia-above-and-below-201` (decision 33.3).
 */
export const recordRequest = (idOrSlug: string): { path: { id: string } } => ({
  path: { id: idOrSlug.slice(idOrSlug.lastIndexOf('-') + 1) },
})
