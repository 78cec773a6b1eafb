import type { Operation } from '@rota/openapi/agency/operations'

/** A concrete path, and a templated one that also matches it. */
export interface Shadow {
  concrete: Operation
  template: Operation
}

/** All such pairs of a table. Of two paths, the one with fewer parameters is the concrete one. */
export function shadowsIn(rows: readonly Operation[]): Shadow[] {
  return rows.flatMap((concrete) =>
    rows
      .filter((template) => template.path !== concrete.path && takes(template.path, concrete.path))
      .map((template) => ({ concrete, template })),
  )
}

/** Pairs with the template listed first: a router that takes the first match would pick the wrong operation. */
export function misplacedIn(rows: readonly Operation[]): Shadow[] {
  return shadowsIn(rows).filter(({ concrete, template }) => rows.indexOf(template) < rows.indexOf(concrete))
}

function takes(template: string, path: string): boolean {
  const [parts, segments] = [template.split('/'), path.split('/')]
  return parts.length === segments.length && parts.every((part, i) => part.startsWith('{') || part === segments[i])
}
