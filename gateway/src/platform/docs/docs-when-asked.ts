import type { Context } from '../../ports/context.ts'
import type { Documents } from '../../ports/documents.ts'
import { documentsOnFirstUse } from './documents-on-first-use.ts'

/** The documentation, loaded with the first request for it. */
export function docsWhenAsked(context: Context, webDist: string): Documents {
  return documentsOnFirstUse(async () => {
    const [{ createPortal }, { openDocsFiles }] = await Promise.all([
      import('../../docs/portal.ts'),
      import('./files.ts'),
    ])
    return createPortal(context, await openDocsFiles(webDist))
  })
}
