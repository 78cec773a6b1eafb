import type { Context } from '../ports/context.ts'
import { Answer } from '../contract/answer-bytes.ts'
import type { UpstreamCall } from '../ports/upstream.ts'
import { policyOf } from '../policy/classes.ts'

type Call = UpstreamCall<'siteView'>

/** Keeps the last good site record of each site beyond the life of this process and of its caches. */
export interface LastSite {
  keep(call: Call, answer: Answer): Promise<void>
  /** What was kept, with the milliseconds since it was fresh; undefined when there is none that may still be shown. */
  recall(call: Call): Promise<Answer | undefined>
}

/**
 * Name, logo and phone of a site are what its visitors need most while the agency is out of reach, and a gateway that
 * has just started has no cache to show them from. It may be as old as the cache's (decision 5.4).
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
        // A store that takes nothing is reported by readiness; reading goes on without it (G12).
        log.fault(error, { site: site.host, operationId: 'siteView' })
      }
    },
    async recall({ site }) {
      const kept = await store.read('sites', site.host).catch(() => undefined)
      if (kept === undefined) return undefined
      const { status, text, keptAt } = kept
      const staleFor = Math.max(1, clock.now() - keptAt - cacheMs)
      return new Answer(status, new TextEncoder().encode(text), 'whole', { isPlain: true, staleFor })
    },
  }
}
