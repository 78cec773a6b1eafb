import type { Context } from '../../ports/context.ts'
import type { Documents } from '../../ports/documents.ts'

/** Loads the documentation with the first request for it, so that it takes neither start time nor memory before. */
export function docsWhenAsked(context: Context, webDist: string): Documents {
  let portal: Promise<Documents> | undefined
  return async (request) => (await (portal ??= load(context, webDist)))(request)
}

async function load(context: Context, webDist: string): Promise<Documents> {
  const [{ createPortal }, { openDocsFiles }] = await Promise.all([
    import('../../docs/portal.ts'),
    import('./files.ts'),
  ])
  return createPortal(context, await openDocsFiles(webDist))
}
