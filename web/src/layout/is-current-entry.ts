/**
 * Whether the current page is the target of a navigation entry, or lies below it. An entry whose link has a query, such
 * as that of a kind of service, only matches its own path with all parameters of that query.
 */
export function isCurrentEntry(href: string, pathname: string, search: string): boolean {
  const [path = '', query] = href.split('?')
  if (query === undefined) return pathname === path || pathname.startsWith(`${path}/`)
  const current = new URLSearchParams(search)
  return pathname === path && [...new URLSearchParams(query)].every(([name, value]) => current.get(name) === value)
}
