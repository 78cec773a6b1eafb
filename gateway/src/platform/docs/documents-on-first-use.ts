import type { Documents } from '../../ports/documents.ts'
import { failForShortage, onFirstUse } from '../../translate/first-use.ts'

/**
 * Documents whose code is loaded with the first request, so that it takes neither start time nor memory before. A
 * request for which there is no file descriptor, while loading or later, fails with 503 `overloaded` (decision 14.8).
 */
export function documentsOnFirstUse(load: () => Promise<Documents>): Documents {
  const loaded = onFirstUse(load)
  return async (request) => {
    const documents = await loaded()
    return documents(request).catch(failForShortage)
  }
}
