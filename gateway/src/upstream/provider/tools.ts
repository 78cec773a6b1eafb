import { operations, type Operation } from '@rota/openapi/agency/operations'
import type { Context, OperationRequest } from '../../ports/context.ts'
import { Problem } from '../../ports/problem.ts'
import type { OperationId } from '../../ports/contract.ts'
import { policyOf } from '../../policy/classes.ts'
import { CULTURE, languageOf, type Conversion } from '../../translate/provider/conversion.ts'
import type { ProviderAnswer, ProviderBody, ProviderOperationId } from '../../ports/provider.ts'

/** Functions and values that the adapter uses to translate one call. */
export interface Tools {
  /** Calls the provider for the call's site, within the deadline of its class. */
  ask: <Id extends ProviderOperationId>(operationId: Id, body: ProviderBody<Id>) => Promise<ProviderAnswer<Id>>
  /** Context for translating values without prices. */
  plain: Conversion
  /** Context for translating prices, with the markup of the site's record (decision 19.7). */
  priced: () => Promise<Conversion>
  /** The response; undefined if the provider refuses because there is no result (decision 16.8). */
  orNothing: <T>(response: Promise<T>) => Promise<T | undefined>
  /**
   * The response to a preparatory call. Its errors have the outcome `not-sent`, because the call itself was not sent.
   */
  before: <T>(response: Promise<T>) => Promise<T>
  /** The response to a call that sends or commits travellers. A refusal of its values becomes `travellers-refused`. */
  ofTravellers: <T>(response: Promise<T>) => Promise<T>
  /** Fails with 502 if the response is about something other than what was requested (F15). */
  checkSame: (requestedId: string, receivedId: string) => void
  /** Logs how many items of a response could not be translated (F6). */
  logDropped: (received: readonly unknown[] | undefined, translated: readonly unknown[]) => void
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
    orNothing: (response) => response.catch(nothingWhenNotFound),
    before: (response) => response.catch(notSent),
    ofTravellers: (response) => response.catch(travellersRefused),
    checkSame(requestedId, receivedId) {
      if (requestedId === receivedId) return
      context.log.event('upstream-crossed', { operationId: id, requestId })
      throw new Problem('upstream-contract', { outcome: 'unknown' })
    },
    logDropped(received, translated) {
      const count = (received?.length ?? 0) - translated.length
      if (count > 0) context.log.event('upstream-items-left-out', { operationId: id, requestId, count })
    },
  }
}

function nothingWhenNotFound(error: unknown): undefined {
  if (error instanceof Problem && error.name === 'not-found') return undefined
  throw error
}

/**
 * Turns the provider's refusal of values into `travellers-refused`. A call that was not sent has broken the contract
 * instead; that problem is thrown unchanged, because its `errors` say where.
 */
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
