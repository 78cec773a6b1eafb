import { mutate } from 'swr'
import type { CalledId } from './called.ts'
import { call } from './client.ts'
import type { AnyInput } from './operations.ts'
import { isFresh, keyText, markAnswered, readingAhead } from './use-api.ts'

/**
 * Reads an operation before a page asks for it, without the loading bar. It sends nothing while an answer is fresh or
 * on its way. A page that asks meanwhile waits for the same response.
 * @throws ApiError
 */
export async function readAhead(id: CalledId, input: AnyInput): Promise<void> {
  const key = keyText(id, input)
  if (isFresh(id, input) || readingAhead.has(key)) return
  const answer = call(id, input as never, { background: true })
  readingAhead.set(key, answer)
  try {
    await mutate([id, input], await answer, { revalidate: false })
    markAnswered([key])
  } finally {
    readingAhead.delete(key)
  }
}
