import document from '@rota/openapi/agency.json' with { type: 'json' }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Names of properties that are private in every schema of the contract that has them, such as `markupRate`. */
const PRIVATE = alwaysPrivate()

/** The private property names in a JSON value, at any depth. */
export function privateNamesIn(value: unknown): string[] {
  return [...new Set(objectsIn(value).flatMap((object) => Object.keys(object)))].filter((name) => PRIVATE.has(name))
}

function alwaysPrivate(): Set<string> {
  const named = objectsIn(document).flatMap(({ properties }) =>
    isObject(properties) ? Object.entries(properties) : [],
  )
  const isPrivate = (schema: unknown) => isObject(schema) && schema['x-private'] === true
  const shown = new Set(named.filter(([, schema]) => !isPrivate(schema)).map(([name]) => name))
  return new Set(named.map(([name]) => name).filter((name) => !shown.has(name)))
}

/** All objects in a JSON value, including itself. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value, ...inner]
}
