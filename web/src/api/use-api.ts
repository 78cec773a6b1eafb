import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import type { StorefrontOperationId } from './storefront-operations.ts'
import { call } from './client.ts'
import type { ApiError } from './errors.ts'
import { track } from './in-flight.ts'
import type { Answer, AnyInput, Input, OperationId } from './operations.ts'

/** The SWR key of an operation. The order of properties does not matter. */
export type ApiKey = readonly [StorefrontOperationId, AnyInput]

/** The same key as a string, as boot data uses it. */
export function keyText(id: OperationId, input: AnyInput): string {
  return unstable_serialize([id, input])
}

/** How long after its arrival a response is fresh, so that it is not requested again, in milliseconds. */
const FRESH_FOR = 60_000

/** By key, when the response arrived, in milliseconds since 1970. */
const answeredAt = new Map<string, number>()

/** Marks responses that came with the page as fresh, so that the browser does not request them again. */
export function markAnswered(keys: Iterable<string>): void {
  for (const key of keys) answeredAt.set(key, Date.now())
}

/** Whether a response came less than a minute ago. */
export function isFresh(id: OperationId, input: AnyInput): boolean {
  return Date.now() - (answeredAt.get(keyText(id, input)) ?? 0) < FRESH_FOR
}

/**
 * By key, the requests that `prefetch-operation.ts` waits for. A key that a page is requesting is here too, with
 * undefined, so that it is not prefetched as well.
 */
export const prefetches = new Map<string, Promise<unknown> | undefined>()

/** SWR's fetcher: returns the body of the response. If the key is already being prefetched, it waits for that response. */
export async function read([id, input]: ApiKey): Promise<unknown> {
  const key = keyText(id, input)
  const prefetch = prefetches.get(key)
  prefetches.set(key, prefetch)
  try {
    const answer = await (prefetch ? track(id, prefetch) : call(id, input as never))
    markAnswered([key])
    return answer
  } finally {
    prefetches.delete(key)
  }
}

/**
 * Reads an operation through the SWR cache: `useApi('hotelView', { path: { id } })`. With `null` as input it sends no
 * request. Reads with a body (`availabilitySearch`) work the same. Errors are `ApiError`.
 */
export function useApi<Id extends StorefrontOperationId>(
  id: Id,
  input: Input<Id> | null,
  options: SWRConfiguration = {},
): SWRResponse<Answer<Id>, ApiError> {
  const key = input ? ([id, input] as ApiKey) : null
  const { fallback } = useSWRConfig()
  // On the server a response is fresh if it is in the fallback: the page ships with it, so it is fresh in the browser
  // too.
  const isAnswered = (requested: Input<Id>) =>
    import.meta.env.SSR ? Object.hasOwn(fallback, keyText(id, requested)) : isFresh(id, requested)
  const config = { revalidateIfStale: !(input && isAnswered(input)), ...options }
  return useSWR<unknown, ApiError>(key, read, config) as SWRResponse<Answer<Id>, ApiError>
}
