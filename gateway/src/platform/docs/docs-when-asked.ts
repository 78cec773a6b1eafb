import type { Context } from '../../ports/context.ts'
import type { Documents } from '../../ports/documents.ts'

/** The documentation, loaded at the first question about it: the start of a gateway and its memory know nothing of it. */
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
