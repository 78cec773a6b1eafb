import type { Schema } from '../../api/operations.ts'
import type { Party } from '../../domain/people/party.ts'

/** A placeholder: the basket assigns the real key when the line is added (domain/cart). */
const NEW = 'new'

/**
 * The line that a press adds: a departure for one party. The price is the displayed one, so that the basket can show
 * both when the agency's price has changed (decision 37.6).
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
