import { cancellationCase, paymentCase } from '../../ops/cases.ts'
import { settleCancellation, settlePayment, type Decision } from '../../ops/settle.ts'
import type { Operation } from '../../ports/context.ts'
import type { Schemas } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import { minorOf } from '../../translate/money/money.ts'

/**
 * Settles a case that waits for a person (decision 22.7). Fails with 404 if this site has no such open case, and with
 * `wrong-step` if the case has changed since it was read. The log says who has settled it.
 */
export const handle: Operation<'opsCaseSettle'> = async ({ site, params, body, by = '' }, context) => {
  const { store, payment, clock, log } = context
  if (payment === undefined) throw new Problem('internal')
  const { id } = params.path
  const openCase = await store.read('cases', id)
  if (openCase?.site !== site.host) throw new Problem('not-found')
  const decision: Decision = { id, site: site.host, by, body }
  const logAndAnswer = (settled: Schemas['OpsSettled']) => {
    const { reference, act } = settled.audit
    log.event('case-settled', { reference, act, state: settled.state, by })
    return { status: 200 as const, body: settled }
  }
  if (openCase.token === undefined) {
    const key = id.slice(id.indexOf('-') + 1)
    const cancellation = await store.read('cancellations', key)
    const shown = cancellation && cancellationCase(id, cancellation)
    if (!cancellation || !shown) throw new Problem('not-found')
    checkState(shown, body)
    return logAndAnswer(await settleCancellation(decision, key, cancellation, context, payment))
  }
  const intent = await store.read('intents', openCase.token)
  const shown = intent && paymentCase(id, intent, clock.now(), payment.tools)
  if (!intent || !shown) throw new Problem('not-found')
  checkState(shown, body)
  return logAndAnswer(await settlePayment(decision, intent, context, payment))
}

/**
 * Throws `wrong-step` unless the decision names the case's current state and amount, and an act that the case allows.
 */
function checkState(shown: Schemas['OpsCase'], { state, act, amount = shown.amount }: Decision['body']): void {
  const isSameAmount = shown.amount.currency === amount.currency && minorOf(shown.amount) === minorOf(amount)
  if (isSameAmount && shown.state === state && shown.acts.includes(act)) return
  throw new Problem('wrong-step', { detail: 'The case has changed, or cannot be settled so. Read it again.' })
}
