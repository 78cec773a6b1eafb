import type { Schema } from '../../api/operations.ts'
import type { Party } from '../../domain/people/party.ts'

/** Any key: the basket gives the line its own when it is added (domain/cart). */
const NEW = 'new'

/**
 * What a press asks for: a departure for one party. The price goes along as the one that was seen: when the agency asks for
 * another by now, the basket shows both (decision 37.6).
 */
export function tourLine(
  id: string,
  { checkIn, checkOut }: Pick<Schema<'TourDeparture'>, 'checkIn' | 'checkOut'>,
  pax: Party,
  total: Schema<'Money'> | undefined,
): Schema<'CartTourInput'> {
  const seen = total ? { price: total.value, currency: total.currency } : {}
  return { key: NEW, type: 'tour', id, pax, checkIn, checkOut, count: 1, ...seen }
}
