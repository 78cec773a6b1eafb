import { operations, type Operation } from '@rota/openapi/agency/operations'
import type { Context, OperationRequest } from '../../ports/context.ts'
import { Problem } from '../../ports/problem.ts'
import type { OperationId } from '../../ports/contract.ts'
import { policyOf } from '../../policy/classes.ts'
import { CULTURE, languageOf, type Conversion } from '../../translate/provider/conversion.ts'
import type { ProviderAnswer, ProviderBody, ProviderOperationId } from '../../ports/provider.ts'

/** What a row of the adapter works with; one set per call. */
export interface Tools {
  /** Calls the provider for the call's site, within the deadline of its class. */
  ask: <Id extends ProviderOperationId>(operationId: Id, body: ProviderBody<Id>) => Promise<ProviderAnswer<Id>>
  /** Context for translating values without prices. */
  plain: Conversion
  /** Context for translating prices, with the markup of the site's record (decision 19.7). */
  priced: () => Promise<Conversion>
  /** The response; undefined if the provider refuses because there is no result (decision 16.8). */
  orNothing: <T>(asked: Promise<T>) => Promise<T | undefined>
  /** The response to a preparatory call: whatever it fails with, the call itself was not sent. */
  before: <T>(asked: Promise<T>) => Promise<T>
  /** The response to a call that sends or commits travellers: values that the provider refuses are theirs. */
  ofTravellers: <T>(asked: Promise<T>) => Promise<T>
  /** Fails with 502 if the response is about something other than what was requested (F15). */
  checkSame: (asked: string, answered: string) => void
  /** Logs how many items of a response could not be translated (F6). */
  logDropped: (found: readonly unknown[] | undefined, kept: readonly unknown[]) => void
}

/** Creates the tools of one call. */
export function toolsOf(id: OperationId, request: OperationRequest<OperationId>, context: Context): Tools {
  const { provider, config } = context
  const { site, signal, requestId, recordedAt } = request
  if (provider === undefined || config.provider === undefined) throw new Error('There is no provider')
  const operation: Operation = operations[id]
  const policy = policyOf(operation.class)
  const end = context.clock.monotonic() + policy.deadlines.total
  const plain: Conversion = {
    markup: 0,
    now: context.clock.now(),
    lang: languageOf(CULTURE),
    media: new URL('/media/', config.provider.url).href,
  }
  const keepMs = operation.audience === 'shared' ? policy.cacheMs : 0
  return {
    plain,
    ask(operationId, body) {
      const deadline = end - context.clock.monotonic()
      return provider(operationId, { site, body, keepMs, signal, requestId, recordedAt, deadline })
    },
    async priced() {
      const { body } = await context.upstream('siteView', { site, signal, requestId }).catch(notSent)
      return { ...plain, markup: body.site.markupRate ?? 0 }
    },
    orNothing: (asked) => asked.catch(nothingWhenNotFound),
    before: (asked) => asked.catch(notSent),
    ofTravellers: (asked) => asked.catch(travellersRefused),
    checkSame(asked, answered) {
      if (asked === answered) return
      context.log.event('upstream-crossed', { operationId: id, requestId })
      throw new Problem('upstream-contract', { outcome: 'unknown' })
    },
    logDropped(found, kept) {
      const count = (found?.length ?? 0) - kept.length
      if (count > 0) context.log.event('upstream-items-left-out', { operationId: id, requestId, count })
    },
  }
}

function nothingWhenNotFound(error: unknown): undefined {
  if (error instanceof Problem && error.name === 'not-found') return undefined
  throw error
}

/** For refusals of the provider only. A call that was not sent breaks the contract, and its `errors` say where. */
function travellersRefused(error: unknown): never {
  if (!(error instanceof Problem) || error.name !== 'validation' || error.outcome !== 'refused') throw error
  const { outcome, codes } = error
  throw new Problem('travellers-refused', { outcome, ...(codes === undefined ? {} : { codes }) })
}

function notSent(error: unknown): never {
  if (!(error instanceof Problem)) throw error
  const { name, codes } = error
  throw new Problem(name, { outcome: 'not-sent', ...(codes === undefined ? {} : { codes }) })
}
