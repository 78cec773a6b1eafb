import { currentQuote, quoteKey } from '../../booking/quote.ts'
import type { Operation } from '../../ports/context.ts'
import {
  acceptedTextWrites,
  storeOfferedTexts,
  quoteContractsOf,
  textsAccepted,
  mismatchErrors,
} from '../../booking/contract-texts.ts'
import { brokenRules, Problem } from '../../ports/problem.ts'
import { rfc3339 } from '../../translate/instant.ts'
import { waysOf } from '../../translate/ways.ts'
import { requireSession } from '../../guards/require-session.ts'

/** A quote is stored for a day, longer than it is valid: paying an expired quote then returns the current price. */
const QUOTE_RETENTION_MS = 24 * 3_600_000

/**
 * Prices the basket for a payment method and stores the quote with the accepted contracts. Requesting a price in a
 * second tab does not withdraw contracts accepted in the first.
 */
export const handle: Operation<'quoteCreate'> = async ({ site, session, body, signal, requestId }, context) => {
  const { booking } = requireSession({ session })
  const { bin, language } = body
  const current = await currentQuote({ site, booking, request: body, bin, signal, requestId }, context)
  const { quote, basket, pricing, seller } = current
  const accepted = body.acceptedContracts
  const data = { quote, booking: basket, site: seller, accepted, at: context.clock.now() }
  const texts = await textsAccepted({ site, language, signal, requestId }, data, context)
  const textErrors = mismatchErrors(accepted, texts)
  if (textErrors.length > 0) throw new Problem('validation', brokenRules(...textErrors))
  const { store, clock } = context
  const acceptedAt = rfc3339(clock.now())
  const contracts = accepted.map((contract) => ({ ...contract, acceptedAt }))
  const cardBin = bin === undefined || body.installment === 1 ? {} : { bin }
  const record = { booking, site: site.host, quote, contracts, ...cardBin }
  const [key, expiresAt] = [quoteKey(quote.hash, booking), clock.now() + QUOTE_RETENTION_MS]
  await storeOfferedTexts(site, texts, expiresAt, context)
  if (contracts.length === 0) {
    await store.update('quotes', key, (stored) => ({ ...record, contracts: stored?.contracts ?? [] }), expiresAt)
  } else {
    const acceptedTexts = await acceptedTextWrites({ site, quote, accepted, texts }, context)
    await store.transact([{ area: 'quotes', key, becomes: record, expiresAt }, ...acceptedTexts])
  }
  return { status: 200, body: { ...quote, contracts: quoteContractsOf(texts), ways: waysOf(pricing) } }
}
