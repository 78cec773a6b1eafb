import { operations, type Operation } from '@rota/openapi/agency/operations'
import type { Context, OperationRequest } from '../../ports/context.ts'
import { Problem } from '../../ports/problem.ts'
import type { OperationId } from '../../ports/contract.ts'
import { policyOf } from '../../policy/classes.ts'
import { CULTURE, languageOf, type Telling } from '../../translate/provider/telling.ts'
import type { ProviderAnswer, ProviderBody, ProviderOperationId } from '../../ports/provider.ts'

/** What a row of the adapter works with, all of it for one call. */
export interface Tools {
  /** Asks the provider, for the site of the call and within the time of its class. */
  ask: <Id extends ProviderOperationId>(operationId: Id, body: ProviderBody<Id>) => Promise<ProviderAnswer<Id>>
  /** Tells what has no prices. */
  plain: Telling
  /** Tells prices, with the markup of the site's record (decision 19.7). */
  priced: () => Promise<Telling>
  /** The answer, or nothing when the provider says by a refusal that there is none (decision 16.8). */
  orNothing: <T>(asked: Promise<T>) => Promise<T | undefined>
  /** The answer to a question before the call itself: whatever it fails with, the call was not sent. */
  before: <T>(asked: Promise<T>) => Promise<T>
  /** An answer that is about something else than what was asked is 502 (F15). */
  same: (asked: string, answered: string) => void
  /** Logs how many items of an answer could not be told (F6). */
  left: (found: readonly unknown[] | undefined, told: readonly unknown[]) => void
}

/** The tools of one call. */
export function toolsOf(id: OperationId, request: OperationRequest<OperationId>, context: Context): Tools {
  const { provider, config } = context
  const { site, signal, requestId } = request
  if (provider === undefined || config.provider === undefined) throw new Error('There is no provider')
  const operation: Operation = operations[id]
  const policy = policyOf(operation.class)
  const end = context.clock.monotonic() + policy.deadlines.total
  const plain: Telling = {
    markup: 0,
    now: context.clock.now(),
    lang: languageOf(CULTURE),
    media: new URL('/media/', config.provider.url).href,
  }
  const keepMs = operation.audience === 'shared' ? policy.cacheMs : 0
  return {
    plain,
    ask: (operationId, body) =>
      provider(operationId, { site, body, keepMs, signal, requestId, deadline: end - context.clock.monotonic() }),
    async priced() {
      const { body } = await context.upstream('siteView', { site, signal, requestId }).catch(notSent)
      return { ...plain, markup: body.site.markupRate ?? 0 }
    },
    orNothing: (asked) => asked.catch(nothingWhenNotFound),
    before: (asked) => asked.catch(notSent),
    same(asked, answered) {
      if (asked === answered) return
      context.log.event('upstream-crossed', { operationId: id, requestId })
      throw new Problem('upstream-contract', { outcome: 'unknown' })
    },
    left(found, told) {
      const count = (found?.length ?? 0) - told.length
      if (count > 0) context.log.event('upstream-items-left-out', { operationId: id, requestId, count })
    },
  }
}

function nothingWhenNotFound(error: unknown): undefined {
  if (error instanceof Problem && error.name === 'not-found') return undefined
  throw error
}

function notSent(error: unknown): never {
  if (!(error instanceof Problem)) throw error
  const { name, codes } = error
  throw new Problem(name, { outcome: 'not-sent', ...(codes === undefined ? {} : { codes }) })
}
