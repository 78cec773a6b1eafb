import { METHODS, type Document, type Operation } from '../document/document.ts'
import { legOf } from './legs.ts'
import { portable } from './portable.ts'
import { withoutUnreached } from '../document/reached.ts'

/** Placeholder for the site's origin, which the gateway replaces when it serves a document. */
const ANY_ORIGIN = 'https://your-site.example'

/** Operation marks that concern the gateway only. */
const INTERNAL = ['x-partner', 'x-missing'] as const

/**
 * The document for callers of the gateway (decision 1.4): without what exists only towards the upstream, and in a form
 * that other tools understand.
 */
export function callersView(document: Document): Document {
  const view = portable(legOf(document, 'browser'))
  return withoutUnreached({
    ...view,
    info: withAddress(view['info'] as Info),
    ...(view['servers'] === undefined ? {} : { servers: absolute(view['servers'] as Server[]) }),
    paths: mapOperations(view, withoutInternalMarks),
  })
}

export interface Info {
  contact?: { url?: string }
}

interface Server {
  url: string
}

const atSite = (url: string) => new URL(url, ANY_ORIGIN).href

const absolute = (servers: Server[]) => servers.map((server) => ({ ...server, url: atSite(server.url) }))

/** The `info` of a document, with an absolute contact URL. */
export const withAddress = ({ contact, ...info }: Info) => ({
  ...info,
  ...(contact?.url === undefined ? {} : { contact: { ...contact, url: atSite(contact.url) } }),
})

function withoutInternalMarks(operation: Operation): Operation {
  const copy = { ...operation }
  for (const mark of INTERNAL) delete copy[mark]
  return copy
}

/** The paths of a document with `change` applied to each operation. */
export function mapOperations({ paths }: Document, change: (operation: Operation) => Operation): Document['paths'] {
  const mapped = Object.entries(paths).map(([path, item]) => {
    const copy = { ...item }
    for (const method of METHODS) {
      const operation = item[method]
      if (operation !== undefined) copy[method] = change(operation)
    }
    return [path, copy] as const
  })
  return Object.fromEntries(mapped)
}
