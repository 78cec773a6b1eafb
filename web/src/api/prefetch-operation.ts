import { mutate } from 'swr'
import type { StorefrontOperationId } from './storefront-operations.ts'
import { call } from './client.ts'
import type { AnyInput } from './operations.ts'
import { isFresh, keyText, markAnswered, prefetches } from './use-api.ts'

/**
 * Requests an operation before a page needs it, without the loading bar. It sends nothing while a response is fresh or
 * on its way. A page that needs it meanwhile waits for the same response.
 * @throws ApiError
 */
export async function prefetchOperation(id: StorefrontOperationId, input: AnyInput): Promise<void> {
  const key = keyText(id, input)
  if (isFresh(id, input) || prefetches.has(key)) return
  const answer = call(id, input as never, { background: true })
  prefetches.set(key, answer)
  try {
    await mutate([id, input], await answer, { revalidate: false })
    markAnswered([key])
  } finally {
    prefetches.delete(key)
  }
}
