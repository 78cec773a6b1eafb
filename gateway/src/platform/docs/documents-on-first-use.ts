import type { Documents } from '../../ports/documents.ts'
import { failForShortage, onFirstUse } from '../../translate/first-use.ts'

/**
 * Returns documents whose code is loaded with the first request, so that it takes neither start time nor memory before.
 * If the process has run out of file descriptors, a request fails with 503 `overloaded` (decision 14.8).
 */
export function documentsOnFirstUse(load: () => Promise<Documents>): Documents {
  const loadOnce = onFirstUse(load)
  return async (request) => {
    const documents = await loadOnce()
    return documents(request).catch(failForShortage)
  }
}
