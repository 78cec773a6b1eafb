import type { Context } from '../ports/context.ts'
import { Answer } from '../contract/answer-bytes.ts'
import type { UpstreamCall } from '../ports/upstream.ts'
import { policyOf } from '../policy/classes.ts'

type Call = UpstreamCall<'siteView'>

/** Stores the last valid `siteView` response of each site, so that it survives restarts and cache expiry. */
export interface LastSite {
  keep(call: Call, answer: Answer): Promise<void>
  /** The stored record, with the milliseconds since it was fresh. Undefined if there is none, or if it is too old. */
  recall(call: Call): Promise<Answer | undefined>
}

/**
 * Creates the storage of `siteView` responses. Visitors need a site's name, logo and phone number most while the agency
 * is down, and a gateway that has just started has none in its cache. The stored record may be as old as a cached one
 * (decision 5.4).
 */
export function createLastSite({ store, clock, log }: Pick<Context, 'store' | 'clock' | 'log'>): LastSite {
  const { cacheMs, staleMs } = policyOf('boot')
  return {
    async keep({ site }, { status, bytes }) {
      const record = { status, text: new TextDecoder().decode(bytes), keptAt: clock.now() }
      try {
        const expiresAt = clock.now() + cacheMs + staleMs
        await store.transact([{ area: 'sites', key: site.host, becomes: record, expiresAt }])
      } catch (error) {
        // Readiness reports a store that cannot write; reads continue without it (G12).
        log.fault(error, { site: site.host, operationId: 'siteView' })
      }
    },
    async recall({ site }) {
      const stored = await store.read('sites', site.host).catch(() => undefined)
      if (stored === undefined) return undefined
      const { status, text, keptAt } = stored
      const staleFor = Math.max(1, clock.now() - keptAt - cacheMs)
      return new Answer(status, new TextEncoder().encode(text), 'whole', { isPlain: true, staleFor })
    },
  }
}
