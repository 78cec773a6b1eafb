import type { Schema } from '../../api/operations.ts'
import type { Stay } from '../../domain/dates/stay.ts'
import type { Party } from '../../domain/people/party.ts'

/** Pick-up and return time of a car or a caravan, local time of the place. */
export type Handover = { time: string; returnTime: string }

/** A placeholder: the basket assigns the real key when the line is added (domain/cart). */
const NEW = 'new'

/**
 * The line that a press adds: one booking option of a service, for dates and a party. The price is the displayed one
 * (decision 37.6).
 */
export function serviceLine(
  { id, facts }: Pick<Schema<'Service'>, 'id' | 'facts'>,
  offer: Pick<Schema<'ServiceOffer'>, 'id' | 'total'>,
  { checkIn, checkOut }: Stay,
  pax: Party,
  times?: Handover,
): Schema<'CartServiceInput'> {
  const { value: price, currency } = offer.total
  const line = { key: NEW, type: 'service', stype: facts.kind, id, pax, pricePlan: { id: offer.id } } as const
  return { ...line, checkIn, checkOut, ...times, count: 1, price, currency }
}
