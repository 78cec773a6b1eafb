import type { Amount } from '../money/amounts.ts'
import { amountOf, moneyOf } from '../money/amounts.ts'

/** What is known of how a booking has ended and of its payment. `paymentStatus`: 3 partly paid, 4 paid, 5 overpaid. */
export type Ended = {
  state: 'booked' | 'pending' | 'refund' | 'cancelled' | 'requested' | 'refused' | 'lapsed'
  method?: 'creditcard' | 'transfer' | 'later' | undefined
  paymentStatus?: 1 | 2 | 3 | 4 | 5 | undefined
  paid: Amount
  total?: Amount | undefined
  payNow?: Amount | undefined
  payLater?: Amount | undefined
  optionDate?: string | undefined
}

/** How a booking has ended, as it is told (decision 34.5). */
export type Ending =
  | Exclude<Ended['state'], 'booked'>
  | 'booked'
  /** A deposit is paid, the rest has its date. */
  | 'deposit'
  /** Held until its option date: nothing has arrived yet of a transfer, nothing is paid now, or a part has arrived. */
  | 'held.transfer'
  | 'held.later'
  | 'held.part'
  /** Booked for good although nothing, or only a part, has been paid. */
  | 'unpaid'
  | 'part'
  /** More has arrived than was owed. */
  | 'over'

/** "paid and booked", "held and waiting for payment" and what lies between, as the agency reports the money. */
export function endingOf(ended: Ended): Ending {
  const { state, method = 'creditcard', paymentStatus = 2, payLater, optionDate } = ended
  if (state !== 'booked') return state
  const hasRest = (payLater?.value ?? 0) > 0
  if (method === 'creditcard') return hasRest ? 'deposit' : 'booked'
  if (paymentStatus === 5) return 'over'
  if (paymentStatus === 4) return 'booked'
  if (paymentStatus === 3) {
    if (method === 'transfer' && hasRest && missingOf(ended).value === 0) return 'deposit'
    return optionDate === undefined ? 'part' : 'held.part'
  }
  return optionDate === undefined ? 'unpaid' : `held.${method}`
}

/** Whether a booking is held and waits for its money. */
export const isHeldEnding = (ending: Ending): boolean => ending.startsWith('held.')

/** What has to arrive before the option date and has not: of a transfer what is due first, otherwise all of it. */
export function missingOf({ method, paid, payNow, total }: Ended): Amount {
  return beyond(method === 'transfer' ? (payNow ?? total ?? paid) : (total ?? paid), paid)
}

/** What is still owed in all, and what has arrived beyond that. */
export const restOf = ({ total, paid }: Ended): Amount => beyond(total ?? paid, paid)
export const surplusOf = ({ total, paid }: Ended): Amount => beyond(paid, total ?? paid)

/** How far one amount lies above another; nothing when it does not. */
function beyond(one: Amount, other: Amount): Amount {
  if (one.currency !== other.currency) return one
  const minor = Math.max(0, moneyOf(one).minor - moneyOf(other).minor)
  return amountOf({ minor, currency: one.currency })
}

/** An IBAN in groups of four, as it stands on paper. */
export const groupIban = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? iban
