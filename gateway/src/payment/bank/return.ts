import type { Context } from '../../ports/context.ts'
import type { DocumentAnswer } from '../../ports/documents.ts'
import type { Site } from '../../ports/site.ts'
import { Problem } from '../../ports/problem.ts'
import { PRIVATE } from '../../translate/http/caching.ts'
import type { PaymentRunner } from '../../ports/payments.ts'

/**
 * Answers the bank's return: the bank sends the visitor here, by POST or GET and without a cookie. The first return is
 * recorded and makes the saga check the payment. Every return redirects to the page that notifies the shop (decision
 * 23.3, E5). Nothing that the bank posts is read, because the agency is asked instead. Throws `not-found` if the token
 * does not belong to this site.
 */
export async function paymentReturn(
  token: string,
  site: Site,
  { store, log }: Pick<Context, 'store' | 'log'>,
  runner: Pick<PaymentRunner, 'wake'>,
): Promise<DocumentAnswer> {
  const intent = await store.follow('returns', token, 'intents')
  if (intent?.site !== site.host) throw new Problem('not-found')
  // Not awaited: the visitor need not wait for the agency, because the checkout polls the payment's state.
  runner.wake(intent.token, intent).catch((error: unknown) => log.fault(error, { site: site.host }))
  return { status: 303, headers: { location: '/payment/done', 'cache-control': PRIVATE }, body: '' }
}
