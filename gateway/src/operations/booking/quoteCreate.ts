import { currentQuote, quoteKey } from '../../booking/quote.ts'
import type { Operation } from '../../ports/context.ts'
import { contractTexts, keepAccepted, listOf, unlikeTexts } from '../../booking/contract-texts.ts'
import { Problem } from '../../ports/problem.ts'
import type { StoredQuote } from '../../ports/records.ts'
import { rfc3339 } from '../../translate/instant.ts'
import { requireSession } from '../../guards/require-session.ts'

/** An expired quote is kept for a while, so that paying it returns the current price. */
const QUOTE_KEPT = 24 * 3_600_000

/**
 * Prices the basket for a payment method and stores the quote with the accepted contracts. Requesting a price in a
 * second tab does not withdraw contracts accepted in the first.
 */
export const handle: Operation<'quoteCreate'> = async ({ site, session, body, signal, requestId }, context) => {
  const { booking } = requireSession({ session })
  const { quote } = await currentQuote({ site, booking, request: body, signal, requestId }, context)
  const texts = await contractTexts({ site, signal, requestId }, context)
  const unlike = unlikeTexts(body.acceptedContracts, texts)
  if (unlike.length > 0) throw new Problem('validation', { errors: unlike })
  const acceptedAt = rfc3339(context.clock.now())
  const agreed = body.acceptedContracts.map((contract) => ({ ...contract, acceptedAt }))
  const withAgreed = (known: StoredQuote | undefined): StoredQuote => {
    const contracts = agreed.length > 0 ? agreed : (known?.contracts ?? [])
    return { booking, site: site.host, quote, contracts }
  }
  await context.store.update('quotes', quoteKey(quote.hash, booking), withAgreed, context.clock.now() + QUOTE_KEPT)
  await keepAccepted({ site, accepted: body.acceptedContracts, texts }, context)
  return { status: 200, body: { ...quote, contracts: listOf(texts) } }
}
