import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import { BANKS } from '@rota/openapi/reference/banks'
import type { Schemas } from '../../ports/contract.ts'
import { declineReasonIn } from '../../translate/decline-reason.ts'
import { Problem } from '../../ports/problem.ts'
import type { Operation } from '../../ports/context.ts'

/** How long the state of an attempt is reused (decision 3.11), in milliseconds. */
const SHARED_STATUS_MS = 1000

/** Approximate size of a state in bytes. */
const STATUS_BYTES = 500

/**
 * Queries instalments or a payment state at the agency. A state is only returned to the session that pays; for any
 * other token the payment does not exist (D7).
 */
export const handle: Operation<'orderQuery'> = async ({ site, session, body, signal, requestId }, context) => {
  if (body.kind === 'status') {
    const intent = await context.store.read('intents', body.token)
    if (intent?.site !== site.host || intent.booking !== session?.booking) throw new Problem('not-found')
  }
  const ask = async (cancelled: AbortSignalLike | undefined) => {
    const call = { site, sessionId: session?.booking, body, signal: cancelled, requestId }
    const answer = (await context.upstream('orderQuery', call)).body
    return answer.kind === 'status' ? { ...answer, ...declineReasonIn(answer) } : withBanks(answer)
  }
  if (body.kind !== 'status') return { status: 200, body: await ask(signal) }
  const key = JSON.stringify(['attempt', site.host, session?.booking, body.token])
  const load = async (cancelled: AbortSignalLike) => ({ value: await ask(cancelled), size: STATUS_BYTES })
  return { status: 200, body: await context.caches.get(key, SHARED_STATUS_MS, load, signal) }
}

/** Adds bank names if the agency only has their ids. */
const withBanks = (answer: Schemas['OrderAnswerInstallments']): Schemas['OrderAnswerInstallments'] => ({
  ...answer,
  ...bankOf(answer),
  ...(answer.banks ? { banks: answer.banks.map((plans) => ({ ...plans, ...bankOf(plans) })) } : {}),
})

function bankOf({ bank, bankId }: Pick<Schemas['BankInstalments'], 'bank' | 'bankId'>): { bank?: string } {
  const names: Readonly<Record<number, string>> = BANKS
  const name = bank ?? (bankId === undefined ? undefined : names[bankId])
  return name === undefined ? {} : { bank: name }
}
