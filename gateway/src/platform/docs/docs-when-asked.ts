import type { Context } from '../../ports/context.ts'
import { failForShortage, onFirstUse } from '../../translate/first-use.ts'
import type { Documents } from '../../ports/documents.ts'

/** Loads the documentation with the first request for it, so that it takes neither start time nor memory before. */
export function docsWhenAsked(context: Context, webDist: string): Documents {
  const portal = onFirstUse(() => load(context, webDist))
  return async (request) => Promise.resolve((await portal())(request)).catch(failForShortage)
}

async function load(context: Context, webDist: string): Promise<Documents> {
  const [{ createPortal }, { openDocsFiles }] = await Promise.all([
    import('../../docs/portal.ts'),
    import('./files.ts'),
  ])
  return createPortal(context, await openDocsFiles(webDist))
}
