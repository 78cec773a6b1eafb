import type { Entry } from './exchange.ts'

/** Methods of a route. A route for GET also handles HEAD. */
type Methods = 'any' | 'GET' | 'POST'

interface Branch {
  named: Map<string, Branch>
  /** The branch of a placeholder. */
  open?: Branch
  methods?: Map<string, Entry>
}

const branch = (): Branch => ({ named: new Map() })

/**
 * The handlers of paths. Names come before placeholders, whatever the order in which they were added. A general router
 * would build a context with parsed parameters for every call, but operations decode their own.
 */
export class Routes {
  readonly #root = branch()
  /** Paths without placeholders, which are found at once. */
  readonly #fixed = new Map<string, Map<string, Entry>>()

  /** Adds a path, such as `/api/hotels/{id}`. A placeholder stands for one segment that is not empty. */
  on(methods: Methods, path: string, handle: Entry): void {
    let at = this.#root
    for (const name of path.slice(1).split('/')) at = name.startsWith('{') ? (at.open ??= branch()) : named(at, name)
    at.methods ??= new Map()
    at.methods.set(methods, handle)
    if (!path.includes('{')) this.#fixed.set(path, at.methods)
  }

  /** The handler of a request. `url` may be absolute, or begin with its path. */
  find(method: string, url: string): Entry | undefined {
    const path = pathOf(url)
    const methods = this.#fixed.get(path) ?? methodsAt(this.#root, path, 1)
    return methods && (methods.get('any') ?? methods.get(method === 'HEAD' ? 'GET' : method))
  }
}

function named(at: Branch, name: string): Branch {
  const known = at.named.get(name) ?? branch()
  at.named.set(name, known)
  return known
}

function methodsAt(at: Branch, path: string, from: number): Map<string, Entry> | undefined {
  if (from > path.length) return at.methods
  const slash = path.indexOf('/', from)
  const end = slash === -1 ? path.length : slash
  const next = at.named.get(path.slice(from, end))
  const found = next && methodsAt(next, path, end + 1)
  if (found !== undefined || at.open === undefined || end === from) return found
  return methodsAt(at.open, path, end + 1)
}

/** The path of a URL. Escapes are resolved where they are valid; the guards judge what was really sent. */
function pathOf(url: string): string {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('//') + 2)
  const end = url.search(/[?#]/)
  const path = url.slice(start, end === -1 ? undefined : end)
  return path.includes('%') ? decoded(path) : path
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
