import type { Context } from '../../ports/context.ts'
import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import type { WireAnswer } from '../../ports/platform.ts'
import { Problem } from '../../ports/problem.ts'
import type { Site } from '../../ports/site.ts'
import type { BulkheadPolicy } from '../../policy/classes.ts'
import { createBulkhead } from '../../policy/gate/bulkhead.ts'
import { networkOf } from '../../translate/http/network.ts'

/**
 * The widths in which pages request pictures, in pixels. Others are refused, so that callers cannot cause useless work.
 */
const PICTURE_WIDTHS: readonly number[] = [320, 480, 640, 960, 1280, 1920]

/** Types of pictures that are scaled: photographs of these types are larger than pages show them (decision 42.9). */
const SCALABLE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** How long a scaled picture is shared within a process, in milliseconds. */
const SHARED_MS = 3_600_000

/**
 * Pictures are scaled one at a time, so that a processor stays free for pages and payments. The queue is as long as a
 * page has pictures; waiting files take memory. `waitMs` is in milliseconds.
 */
const SCALING_QUEUE = { slots: 1, queue: 12, waitMs: 3000 }

/**
 * Maximum time to scale a picture of the provider, in milliseconds: twice what a large one takes. A picture of the site
 * waits for one of these at most.
 */
const PROVIDER_TIMEOUT_MS = 1000

/** How many places in the provider's queue one address may take. */
const MAX_PER_ADDRESS = SCALING_QUEUE.queue / 2

/** `Cache-Control` of an unscaled picture: because the queue was full, or because scaling it failed. */
const CACHE_CONTROL_IF_BUSY = 'public, max-age=60'
const CACHE_CONTROL_IF_FAILED = 'public, max-age=3600'

/**
 * Maximum size in bytes of an unscaled file in the cache. For a larger one, the cache only records that it is unscaled.
 */
const MAX_CACHED_UNSCALED = 256 * 1024

/** The cache entry for a large picture that is not scaled. Its file is fetched again for each request. */
interface Unscaled {
  /** Scaling failed, so it may be tried again later. */
  isFailed: boolean
}

/** A request for a picture. */
export interface PictureRequest {
  site: Pick<Site, 'host'>
  /** The upstream that has the picture. */
  source: 'agency' | 'provider'
  /** The IP address of the caller. */
  address: string
  /** The `width` of the request. */
  width: string | null
  /** Strings that together identify the picture within its source, for the cache key. */
  about: readonly string[]
  /** Fetches the original. */
  load: (signal: AbortSignalLike) => Promise<WireAnswer>
  signal: AbortSignalLike
}

/**
 * Creates the function that serves pictures in the width that a page shows. It returns WebP, or the original if that is
 * smaller, cannot be scaled, or finds the queue full. Without a width it returns the original. A width that no page
 * uses is 404.
 */
export function createScaling(context: Context): (request: PictureRequest) => Promise<WireAnswer> {
  const { clock, epochs, pictureCache, scalePicture } = context
  const queue = (figures: BulkheadPolicy) => createBulkhead(figures, clock, () => new Problem('overloaded'))
  /**
   * URLs of the provider's pictures have a query that a caller can vary, so that one caller could fill a queue. These
   * pictures therefore have a queue of their own, and only its first one enters the queue of the site's (decision
   * 42.9).
   */
  const scalingQueue = queue(SCALING_QUEUE)
  const providerQueue = queue(SCALING_QUEUE)
  const placesOf = new Map<string, number>()

  return async ({ site, source, address, width: text, about, load, signal }) => {
    const width = text === null ? undefined : PICTURE_WIDTHS.find((each) => `${each}` === text)
    if (text !== null && width === undefined) throw new Problem('not-found')
    if (width === undefined || scalePicture === undefined) return load(signal)
    const cached = await pictureCache.get<WireAnswer | Unscaled>(
      JSON.stringify([site.host, epochs.current(site.host), source, ...about, width]),
      SHARED_MS,
      async (shared) => {
        const original = await load(shared)
        const value = await scaleOrKeep(original, { source, address, width }, shared)
        const { byteLength: size } = value.bytes
        const control = value.headers['cache-control']
        const isKept = control !== CACHE_CONTROL_IF_BUSY
        if (value.bytes !== original.bytes || size <= MAX_CACHED_UNSCALED) return { value, size, isKept }
        return { value, kept: { isFailed: control === CACHE_CONTROL_IF_FAILED }, size: 0, isKept }
      },
      signal,
    )
    if ('bytes' in cached) return cached
    const original = await load(signal)
    return cached.isFailed ? cachedFor(original, CACHE_CONTROL_IF_FAILED) : original
  }

  /** The scaled picture, or the original if scaling is useless, fails or would wait too long. */
  async function scaleOrKeep(
    original: WireAnswer,
    { source, address, width }: Pick<PictureRequest, 'source' | 'address'> & { width: number },
    signal: AbortSignalLike,
  ): Promise<WireAnswer> {
    const { headers, bytes } = original
    if (!SCALABLE_TYPES.has(headers['content-type'] ?? '')) return original
    try {
      const until = clock.monotonic() + SCALING_QUEUE.waitMs
      const limited = source === 'provider' ? { limitMs: PROVIDER_TIMEOUT_MS } : {}
      const scale = async () => scalePicture?.({ picture: bytes, width, ...limited })
      const scaleInQueue = () => scalingQueue.run(scale, until - clock.monotonic(), signal)
      const scaleInProviderQueue = () => providerQueue.run(scaleInQueue, SCALING_QUEUE.waitMs, signal)
      const small = await (source === 'provider'
        ? withinShare(networkOf(address), scaleInProviderQueue)
        : scaleInQueue())
      if (small === undefined || small.byteLength >= bytes.byteLength) return original
      return { ...original, headers: { ...headers, 'content-type': 'image/webp' }, bytes: small }
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof Problem) return cachedFor(original, CACHE_CONTROL_IF_BUSY)
      // Scaling this picture would fail again, so it is sent unscaled. The pictures behind it in the queue are not
      // affected.
      context.log.fault(error)
      return cachedFor(original, CACHE_CONTROL_IF_FAILED)
    }
  }

  /** Runs work that takes one of an address's places in the queue. Throws `overloaded` if all of them are taken. */
  async function withinShare<T>(network: string, work: () => Promise<T>): Promise<T> {
    const placesAfter = (by: number) => (placesOf.get(network) ?? 0) + by
    if (placesAfter(1) > MAX_PER_ADDRESS) throw new Problem('overloaded')
    placesOf.set(network, placesAfter(1))
    try {
      return await work()
    } finally {
      placesOf.set(network, placesAfter(-1))
      if (placesAfter(0) === 0) placesOf.delete(network)
    }
  }
}

/** The original, cached for a limited time because it may be scaled later. */
const cachedFor = (original: WireAnswer, control: string): WireAnswer => ({
  ...original,
  headers: { ...original.headers, 'cache-control': control },
})
