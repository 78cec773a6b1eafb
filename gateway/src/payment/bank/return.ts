import type { Context } from '../../ports/context.ts'
import type { DocumentAnswer } from '../../ports/documents.ts'
import type { Site } from '../../ports/site.ts'
import { Problem } from '../../ports/problem.ts'
import { PRIVATE } from '../../translate/http/caching.ts'
import type { PaymentRunner } from '../../ports/payments.ts'

/**
 * Where the bank sends the visitor, by POST or GET and without a cookie. The first return is recorded and wakes the
 * saga; every return leads to the page that tells the shop (decision 23.3, E5). Nothing that the bank posts is read:
 * the agency is asked instead. 404 if the token does not belong to this site.
 */
export async function paymentReturn(
  token: string,
  site: Site,
  { store, log }: Pick<Context, 'store' | 'log'>,
  runner: Pick<PaymentRunner, 'wake'>,
): Promise<DocumentAnswer> {
  const known = await store.follow('returns', token, 'intents')
  if (known?.site !== site.host) throw new Problem('not-found')
  // Not awaited, because the visitor need not wait for the agency: the checkout polls the state.
  runner.wake(known.token, known).catch((error: unknown) => log.fault(error, { site: site.host }))
  return { status: 303, headers: { location: '/payment/done', 'cache-control': PRIVATE }, body: '' }
}
