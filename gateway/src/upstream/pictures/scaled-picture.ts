import type { Context } from '../../ports/context.ts'
import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import type { WireAnswer } from '../../ports/platform.ts'
import { Problem } from '../../ports/problem.ts'
import type { Site } from '../../ports/site.ts'
import type { BulkheadPolicy } from '../../policy/classes.ts'
import { createBulkhead } from '../../policy/gate/bulkhead.ts'
import { networkOf } from '../../translate/http/network.ts'

/** The widths in which pages ask for pictures, in pixels. Other widths would only be work that a caller can cause. */
const PICTURE_WIDTHS: readonly number[] = [320, 480, 640, 960, 1280, 1920]

/** Types of pictures that are scaled: photographs of these types are larger than pages show them (decision 42.9). */
const SCALED = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** How long a scaled picture is shared within a process, in milliseconds. */
const SHARED_MS = 3_600_000

/**
 * One picture at a time, so that pages and payments have a processor. A queue holds what a page shows at once, and with
 * it its files in memory.
 */
const TURNS = { slots: 1, queue: 12, waitMs: 3000 }

/**
 * The time for a picture of the provider in milliseconds, twice what a large one takes. Pictures of the site wait for
 * one of them at most.
 */
const PROVIDER_MS = 1000

/** How many places in the provider's queue one address may take. */
const MOST_OF_ADDRESS = TURNS.queue / 2

/** `Cache-Control` of a picture that was not scaled because others were, or because its thread failed. */
const BUSY = 'public, max-age=60'
const FAILED = 'public, max-age=3600'

/** The largest unscaled file in bytes that is cached. Of a larger one, the cache only knows that it is not scaled. */
const SMALL = 256 * 1024

/** What is kept of a large picture that is not scaled. */
interface Unscaled {
  /** Its thread failed, so that it may be scaled another time. */
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
  /** What identifies the picture of this source. */
  about: readonly string[]
  /** Fetches the original. */
  load: (signal: AbortSignalLike) => Promise<WireAnswer>
  signal: AbortSignalLike
}

/**
 * Serves pictures in the width that a page shows: as WebP, or the original where that is smaller, cannot be scaled, or
 * too many are waiting. Without a width it is the original; other widths than those of pages are 404.
 */
export function createScaling(context: Context): (request: PictureRequest) => Promise<WireAnswer> {
  const { clock, epochs, pictureCache, scalePicture } = context
  const queue = (figures: BulkheadPolicy) => createBulkhead(figures, clock, () => new Problem('overloaded'))
  /**
   * URLs of the provider's pictures have a query that a caller can vary, so that one caller could fill a queue. These
   * pictures therefore have a queue of their own, and only its first waits with those of the site (decision 42.9).
   */
  const thread = queue(TURNS)
  const ofProvider = queue(TURNS)
  const placesOf = new Map<string, number>()

  return async ({ site, source, address, width: text, about, load, signal }) => {
    const width = text === null ? undefined : PICTURE_WIDTHS.find((each) => `${each}` === text)
    if (text !== null && width === undefined) throw new Problem('not-found')
    if (width === undefined || scalePicture === undefined) return load(signal)
    const known = await pictureCache.get<WireAnswer | Unscaled>(
      JSON.stringify([site.host, epochs.current(site.host), source, ...about, width]),
      SHARED_MS,
      async (shared) => {
        const original = await load(shared)
        const value = await scaleOrKeep(original, { source, address, width }, shared)
        const { byteLength: size } = value.bytes
        const control = value.headers['cache-control']
        const isKept = control !== BUSY
        if (value.bytes !== original.bytes || size <= SMALL) return { value, size, isKept }
        return { value, kept: { isFailed: control === FAILED }, size: 0, isKept }
      },
      signal,
    )
    if ('bytes' in known) return known
    const original = await load(signal)
    return known.isFailed ? cachedFor(original, FAILED) : original
  }

  async function scaleOrKeep(
    original: WireAnswer,
    { source, address, width }: Pick<PictureRequest, 'source' | 'address'> & { width: number },
    signal: AbortSignalLike,
  ): Promise<WireAnswer> {
    const { headers, bytes } = original
    if (!SCALED.has(headers['content-type'] ?? '')) return original
    try {
      const until = clock.monotonic() + TURNS.waitMs
      const limited = source === 'provider' ? { limitMs: PROVIDER_MS } : {}
      const scale = async () => scalePicture?.({ picture: bytes, width, ...limited })
      const inTurn = () => thread.run(scale, until - clock.monotonic(), signal)
      const inOwnTurn = () => ofProvider.run(inTurn, TURNS.waitMs, signal)
      const small = await (source === 'provider' ? inShare(networkOf(address), inOwnTurn) : inTurn())
      if (small === undefined || small.byteLength >= bytes.byteLength) return original
      return { ...original, headers: { ...headers, 'content-type': 'image/webp' }, bytes: small }
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof Problem) return cachedFor(original, BUSY)
      // It would fail again: only this picture stays as it is, not all that wait behind it.
      context.log.fault(error)
      return cachedFor(original, FAILED)
    }
  }

  /** Refuses an address that has taken its share of the queue. */
  async function inShare<T>(network: string, work: () => Promise<T>): Promise<T> {
    const taken = (by: number) => (placesOf.get(network) ?? 0) + by
    if (taken(1) > MOST_OF_ADDRESS) throw new Problem('overloaded')
    placesOf.set(network, taken(1))
    try {
      return await work()
    } finally {
      placesOf.set(network, taken(-1))
      if (taken(0) === 0) placesOf.delete(network)
    }
  }
}

/** The original, cached for a limited time because it may be scaled later. */
const cachedFor = (original: WireAnswer, control: string): WireAnswer => ({
  ...original,
  headers: { ...original.headers, 'cache-control': control },
})
