import type { Context } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import type { Site } from '../ports/site.ts'
import { brokenRules, Problem, type FieldError, type ProblemExtras } from '../ports/problem.ts'
import type { Hold, StoredQuote } from '../ports/records.ts'
import type { Lease } from '../ports/store.ts'
import { contractIds, textsAccepted, mismatchErrors, type ServedText } from './contract-texts.ts'
import { isHeldLine } from './hold.ts'
import { liveHold } from './live-hold.ts'
import { type Basket, currentQuote } from './quote.ts'

/** The quote that a request accepts, and the check of the other values in the request. */
export interface QuoteAcceptance {
  site: Site
  booking: string
  /** The stored quote whose hash the request contains; undefined if there is none. */
  storedQuote: StoredQuote | undefined
  requestId: string
  /** The booking's lock. */
  bookingLock: Lease
  /** Errors for values of the request that differ from the quote. */
  differences: (quote: StoredQuote['quote'], bin: string | undefined) => FieldError[]
}

/** An accepted quote, with the provider hold that belongs to it. */
export interface AcceptedQuote {
  accepted: StoredQuote
  hold?: Pick<Hold, 'transactionId' | 'reference'>
  /** The site's current payment settings. */
  payment: Schemas['SiteOptions']['payment']
}

/**
 * Returns the quote that the visitor accepted if it can be paid or booked: it belongs to this booking, its contracts
 * are accepted, all guests are named, and the agency's price is still the same. Fails with `wrong-step`, 422, or
 * `price-changed` with both prices. The caller must record the payment or booking before it releases the booking's lock.
 */
export async function acceptedQuote(
  { site, booking, storedQuote: accepted, requestId, bookingLock, differences }: QuoteAcceptance,
  context: Context,
): Promise<AcceptedQuote> {
  if (accepted?.site !== site.host) throw new Problem('wrong-step', NO_QUOTE)
  throwIfAny([...differences(accepted.quote, accepted.bin), ...missingContracts(accepted)])
  const { method, term, installment, total } = accepted.quote
  const pricing = { method, term, installment: installment.num, toCurrency: total.currency }
  const requote = async () => {
    const { bin } = accepted
    const { quote, basket, seller } = await currentQuote({ site, booking, request: pricing, bin, requestId }, context)
    const isSame = quote.hash === accepted.quote.hash
    if (!isSame) throw new Problem('price-changed', { accepted: total, current: quote.total })
    return { basket, seller }
  }
  const { basket, seller } = await requote()
  const { quote, contracts } = accepted
  const data = { quote, booking: basket, site: seller, accepted: contracts, at: acceptedAt(accepted, context) }
  throwIfAny(changedContracts(accepted, await textsAccepted({ site, requestId }, data, context)))
  const missing = missingPeopleIn(basket)
  if (missing !== undefined) throw new Problem('wrong-step', { detail: `${missing} Name them with reservationPatch.` })
  const { hold, isNew } = await liveHold(basket.products, booking, { site, requestId, bookingLock }, context)
  // A new hold may have another price.
  if (isNew) await requote()
  return {
    accepted,
    payment: seller.options.payment,
    ...(hold ? { hold: { transactionId: hold.transactionId, reference: hold.reference } } : {}),
  }
}

const CONTRACTS_MISSING =
  'names a quote for which the contracts were not accepted: call quoteCreate again with all of them in acceptedContracts'

function throwIfAny(errors: FieldError[]): void {
  if (errors.length > 0) throw new Problem('validation', brokenRules(...errors))
}

/** When the contracts were accepted, in epoch milliseconds: their texts have that date, however late the payment is. */
const acceptedAt = ({ contracts }: StoredQuote, { clock }: Context) =>
  Math.min(clock.now(), ...contracts.map((contract) => Date.parse(contract.acceptedAt)))

const missingContracts = ({ quote, contracts }: StoredQuote): FieldError[] =>
  contractIds(quote).every((id) => contracts.some((accepted) => accepted.id === id))
    ? []
    : [{ pointer: '/quoteHash', code: 'rule', detail: CONTRACTS_MISSING }]

/** Errors for contracts whose text the agency has changed since they were accepted. */
const changedContracts = ({ contracts }: StoredQuote, texts: readonly ServedText[]): FieldError[] =>
  mismatchErrors(contracts, texts).length === 0
    ? []
    : [{ pointer: '/quoteHash', code: 'mismatch', detail: CONTRACTS_CHANGED }]

const CONTRACTS_CHANGED =
  'names a quote whose contracts have changed since: read them again and accept them with quoteCreate'

/** The errors of a 422 for a hash that matches no quote of this booking. */
const NO_QUOTE: ProblemExtras = {
  detail: 'No quote of this booking has this hash. Call quoteCreate again and send the hash of its response.',
  ...brokenRules({ pointer: '/quoteHash', code: 'not-found', detail: 'is not the hash of a quote of this booking' }),
}

/** Errors at the fields whose values differ from the quote. */
export const differing = (checks: readonly (readonly [isSame: boolean, pointer: string])[]): FieldError[] =>
  checks
    .filter(([isSame]) => !isSame)
    .map(([, pointer]) => ({ pointer, code: 'mismatch', detail: 'differs from the quote' }))

/**
 * Describes which people the basket still lacks; undefined if none. A booking needs its customer, and as many guests as
 * its largest line has people (E11). Lines of the provider do not count: their travellers are named in the transaction.
 */
function missingPeopleIn({ products, guests, customer }: Basket): string | undefined {
  const agencyLines = products.filter((line) => !isHeldLine(line))
  const people = Math.max(0, ...agencyLines.map(({ pax, count }) => (pax.adults + pax.children.length) * count))
  const missing = Math.max(0, people - guests.length)
  if (missing === 0 && customer !== undefined) return undefined
  const guestsMissing = `${missing} of ${people} guests`
  if (customer !== undefined) return `${guestsMissing} ${missing === 1 ? 'is' : 'are'} missing.`
  return missing === 0 ? 'The customer is missing.' : `The customer and ${guestsMissing} are missing.`
}
