/**
 * Whether the current page is the target of a navigation entry or lies below it. An entry with a query, such as one
 * kind of service, matches only that query.
 */
export function leadsHere(href: string, pathname: string, search: string): boolean {
  const [path = '', query] = href.split('?')
  if (query === undefined) return pathname === path || pathname.startsWith(`${path}/`)
  const here = new URLSearchParams(search)
  return pathname === path && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
}
