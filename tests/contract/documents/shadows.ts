import type { Operation } from '@rota/openapi/agency/operations'

/** A concrete path and a templated one that would take it, if it were asked first. */
export interface Shadow {
  concrete: Operation
  template: Operation
}

/** Every pair of a table. A path with fewer parameters is the more concrete one. */
export function shadowsIn(rows: readonly Operation[]): Shadow[] {
  return rows.flatMap((concrete) =>
    rows
      .filter((template) => template.path !== concrete.path && takes(template.path, concrete.path))
      .map((template) => ({ concrete, template })),
  )
}

/** Pairs in which the template stands first, where a router that takes the first match would take the wrong one. */
export function misplacedIn(rows: readonly Operation[]): Shadow[] {
  return shadowsIn(rows).filter(({ concrete, template }) => rows.indexOf(template) < rows.indexOf(concrete))
}

function takes(template: string, path: string): boolean {
  const [parts, segments] = [template.split('/'), path.split('/')]
  return parts.length === segments.length && parts.every((part, i) => part.startsWith('{') || part === segments[i])
}
