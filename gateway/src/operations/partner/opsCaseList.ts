import { cancellationCase, paymentCase } from '../../ops/cases.ts'
import type { Context, Operation } from '../../ports/context.ts'
import type { Schemas } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'

/** Maximum number of decisions shown, newest first. */
const MAX_DECISIONS = 50

/** All cases of this site that an operator must decide, oldest first, and the latest decisions (decision 22.7). */
export const handle: Operation<'opsCaseList'> = async ({ site }, context) => {
  const { store } = context
  const open = (await store.list('cases')).filter(({ record }) => record.site === site.host)
  const cases = await Promise.all(open.map(({ key, record }) => caseOf(key, record.token, context)))
  const audit = (await store.list('audit')).filter(({ record }) => record.site === site.host)
  return {
    status: 200,
    body: {
      cases: cases.filter((each) => each !== undefined).toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since)),
      audit: audit
        .map(({ record }) => record.entry)
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        .slice(0, MAX_DECISIONS),
    },
  }
}

async function caseOf(
  id: string,
  token: string | undefined,
  { store, clock, payment }: Context,
): Promise<Schemas['OpsCase'] | undefined> {
  if (payment === undefined) throw new Problem('internal')
  if (token === undefined) {
    const cancellation = await store.read('cancellations', id.slice(id.indexOf('-') + 1))
    return cancellation && cancellationCase(id, cancellation)
  }
  const intent = await store.read('intents', token)
  return intent && paymentCase(id, intent, clock.now(), payment.tools)
}
