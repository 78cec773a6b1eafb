import { currentQuote, quoteKey } from '../../booking/quote.ts'
import type { Operation } from '../../ports/context.ts'
import { acceptedTextWrites, keepOffered, listOf, textsAccepted, unlikeTexts } from '../../booking/contract-texts.ts'
import { brokenRules, Problem } from '../../ports/problem.ts'
import { rfc3339 } from '../../translate/instant.ts'
import { waysOf } from '../../translate/ways.ts'
import { requireSession } from '../../guards/require-session.ts'

/** An expired quote is kept for a day, so that paying it returns the current price. */
const QUOTE_KEPT_MS = 24 * 3_600_000

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
  const unlike = unlikeTexts(accepted, texts)
  if (unlike.length > 0) throw new Problem('validation', brokenRules(...unlike))
  const { store, clock } = context
  const acceptedAt = rfc3339(clock.now())
  const agreed = accepted.map((contract) => ({ ...contract, acceptedAt }))
  const plan = bin === undefined || body.installment === 1 ? {} : { bin }
  const kept = { booking, site: site.host, quote, contracts: agreed, ...plan }
  const [key, expiresAt] = [quoteKey(quote.hash, booking), clock.now() + QUOTE_KEPT_MS]
  await keepOffered(site, texts, expiresAt, context)
  if (agreed.length === 0) {
    await store.update('quotes', key, (known) => ({ ...kept, contracts: known?.contracts ?? [] }), expiresAt)
  } else {
    const acceptedTexts = await acceptedTextWrites({ site, quote, accepted, texts }, context)
    await store.transact([{ area: 'quotes', key, becomes: kept, expiresAt }, ...acceptedTexts])
  }
  return { status: 200, body: { ...quote, contracts: listOf(texts), ways: waysOf(pricing) } }
}
