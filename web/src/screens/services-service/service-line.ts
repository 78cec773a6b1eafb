import type { Schema } from '../../api/operations.ts'
import type { Stay } from '../../domain/dates/stay.ts'
import type { Party } from '../../domain/people/party.ts'

/** When a car or a caravan is picked up and brought back, hours of the place. */
export type Handover = { time: string; returnTime: string }

/** Any key: the basket gives the line its own when it is added (domain/cart). */
const NEW = 'new'

/** What a press asks for: one way to book a service, for dates and a party. The price is the one that was seen (decision 37.6). */
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
