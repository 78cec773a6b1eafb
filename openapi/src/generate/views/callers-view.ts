import { METHODS, type Document, type Operation } from '../document/document.ts'
import { legOf } from './legs.ts'
import { portable } from './portable.ts'
import { withoutUnreached } from '../document/reached.ts'

/** Stands in served documents for the origin of the site that is asked; the gateway puts the real one in. */
const ANY_ORIGIN = 'https://your-site.example'

/** Marks of operations that say what the gateway does on its other side, or with what words it refuses. */
const INTERNAL = ['x-partner', 'x-missing'] as const

/** The document as callers of the gateway get it (decision 1.4): nothing that it asks for is refused. */
export function callersView(document: Document): Document {
  const seen = portable(legOf(document, 'browser'))
  return withoutUnreached({
    ...seen,
    info: withAddress(seen['info'] as Info),
    ...(seen['servers'] === undefined ? {} : { servers: absolute(seen['servers'] as Server[]) }),
    paths: mapOperations(seen, told),
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

/** What a document says of itself, with whom to ask at an address that can be followed from everywhere. */
export const withAddress = ({ contact, ...info }: Info) => ({
  ...info,
  ...(contact?.url === undefined ? {} : { contact: { ...contact, url: atSite(contact.url) } }),
})

function told(operation: Operation): Operation {
  const copy = { ...operation }
  for (const mark of INTERNAL) delete copy[mark]
  return copy
}

/** The paths of a document with each operation replaced by what `change` answers for it. */
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
