import { filesFor } from './calls/registry.ts'
import { createSealer } from './guards/seal.ts'
import { memoryEpochs } from './platform/memory/epochs.ts'
import { memoryCacheBackend } from './platform/memory/cache-backend.ts'
import { createCache } from './policy/cache.ts'
import { createGate } from './policy/gate/gate.ts'
import { createLimits } from './policy/limits.ts'
import { createPressure } from './policy/pressure.ts'
import { createSwitches } from './policy/switches/switches.ts'
import type { Context } from './ports/context.ts'
import type { CacheName, CacheResult } from './ports/observing/meter.ts'
import { createUpstream } from './upstream/agency.ts'
import { createMaintenance } from './upstream/maintenance.ts'
import { sharedClock } from './store/shared-clock.ts'
import { createStore } from './store/store.ts'
import { createProvider } from './upstream/provider/provider.ts'

/** Memory limit in bytes for compressed forms, the provider's responses and running calls. */
const OTHER_BYTES = 8 * 1024 * 1024

/**
 * Memory limit in bytes for shared pages, which live for seconds (a list takes 600 KB), and API documents (5 MB per
 * site).
 */
const SHARED_BYTES = 16 * 1024 * 1024

/** Memory limit in bytes for scaled pictures: a thousand in the size of a card. */
const PICTURE_BYTES = 24 * 1024 * 1024

/** Builds the context from the parts that differ between processes, pages and tests. */
export function createContext(
  parts: Pick<Context, 'config' | 'platform' | 'clock' | 'log' | 'meter' | 'tracer'> & { random?: () => number },
): Context {
  const { random = Math.random, meter } = parts
  const clock = sharedClock(parts.clock, parts.platform.store)
  const countResultsOf = (cache: CacheName) => (result: CacheResult) => meter?.countCacheResult(cache, result)
  const store = createStore(parts.platform.store, clock)
  const responseCache = createCache(clock, parts.platform.responseCache, countResultsOf('answers'))
  const cache = createCache(clock, memoryCacheBackend(clock, OTHER_BYTES), countResultsOf('other'))
  const pageCache = createCache(clock, memoryCacheBackend(clock, SHARED_BYTES), countResultsOf('pages'))
  const documentCache = createCache(clock, memoryCacheBackend(clock, SHARED_BYTES), countResultsOf('documents'))
  const pictureCache = createCache(clock, memoryCacheBackend(clock, PICTURE_BYTES), countResultsOf('pictures'))
  const switches = createSwitches({ store, clock, log: parts.log, changed: () => void pageCache.clear() })
  const gate = createGate({ ...parts, clock, random })
  /** Clears everything that this process caches, except for the shared responses. */
  function clearOwnCaches() {
    for (const ownCache of [cache, pageCache, documentCache, pictureCache]) void ownCache.clear()
    gate.forget()
    maintenance.forget()
  }
  parts.platform.responseCache.whenCleared?.(() => {
    responseCache.forget()
    clearOwnCaches()
  })
  const maintenance = createMaintenance(clock, (site) => context.upstream('siteView', { site }))
  const context: Context = {
    ...parts,
    clock,
    store,
    sealer: createSealer(parts.config.sessionKeys),
    gate,
    switches,
    epochs: parts.platform.epochs ?? memoryEpochs(),
    caches: {
      ...cache,
      clear() {
        clearOwnCaches()
        return responseCache.clear()
      },
    },
    pageCache,
    documentCache,
    pictureCache,
    pressure: createPressure({ ...parts, random }),
    checkLimit: createLimits(parts.platform.counter, parts.config.limits, meter),
    filesFor: filesFor(parts.config),
    upstream: () => Promise.reject(new Error('There is no upstream yet')),
    isUnderMaintenance: (site) => switches.isClosed(site.host) || maintenance.holds(site),
    isEmbedded: maintenance.isEmbedded,
    draining: false,
  }
  context.upstream = createUpstream(context, responseCache)
  if (parts.config.provider !== undefined) context.provider = createProvider(context, parts.config.provider, cache)
  return context
}
