import { matchPage, ROUTES, type PageRoute } from './shop-build.ts'

/** Paths of pages that no other page links to. */
const UNLINKED: Readonly<Record<string, string>> = {
  booking: '/booking/8Vt0J1cJm2s5yq2mZ1rJ7A',
  'not-found': '/nowhere',
}

/** Second paths of pages that are found by a link (decision 33.12). */
const ALSO: Readonly<Record<string, string>> = { 'pages-page': '/about' }

/** The paths that a pattern without placeholders matches: `/tours`, `/tours/list`. Undefined when it has any. */
export function fixedPaths({ source }: RegExp): string[] | undefined {
  const plain = source.replace(/^\^|\$$/g, '').replaceAll('\\/', '/')
  const named = plain.replace(/\(\?<\w+>([\w-]+)\)/g, '$1')
  const [, head = '', choices, tail = ''] = /^([^()]*)(?:\(\?:([^()]*)\)\?)?([^()]*)$/.exec(named) ?? []
  const paths = ['', ...(choices?.split('|') ?? [])].map((choice) => head + choice + tail)
  return head.startsWith('/') && paths.every((path) => /^[\w/-]+$/.test(path)) ? paths : undefined
}

const routeOf = (path: string) => matchPage(path, '', Date.UTC(2027, 4, 1)).name.split('___')[0]

/**
 * Paths in English for every page of the route table: those that its pattern spells out, else the first link to it on
 * another page, and a second path that it has.
 * @param read the HTML of a path
 * @throws if a page cannot be reached
 */
export async function samplePaths(read: (path: string) => Promise<string>): Promise<Map<PageRoute, string[]>> {
  const fixed = new Map(ROUTES.map((route) => [route, fixedPaths(route.pattern)]))
  const asked = [...fixed].flatMap(([{ personal }, paths]) => (personal ? [] : (paths ?? [])))
  const pages = await Promise.all(asked.map(read))
  const links = pages.flatMap((html) => Array.from(html.matchAll(/ href="(\/[^"?#]*)/g), ([, path = '']) => path))
  return new Map(ROUTES.map((route) => [route, fixed.get(route) ?? foundPaths(route, links)]))
}

function foundPaths({ name }: PageRoute, links: readonly string[]): string[] {
  const found = UNLINKED[name] ?? links.find((path) => routeOf(path) === name)
  if (found === undefined) throw new Error(`no page links to ${name}: name a path for it in sample-paths.ts`)
  const second = ALSO[name]
  return second === undefined ? [found] : [found, second]
}
