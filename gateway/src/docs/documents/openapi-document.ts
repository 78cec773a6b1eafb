import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import document from '@rota/openapi/agency/callers.json' with { type: 'json' }
import { operations } from '@rota/openapi/agency/operations'

type RouteConfig = Parameters<typeof createRoute>[0]
type Item = Record<string, unknown> & { parameters?: unknown[] }

const COMPONENT_KINDS = [
  'schemas',
  'responses',
  'parameters',
  'headers',
  'securitySchemes',
  'examples',
  'links',
] as const

/**
 * Registers every operation that the app routes, so that the served document is generated from the same table as the
 * routes. This is not the app itself: the library would be a third of what a process loads at start, and `/api` belongs
 * to the servers and not to the paths.
 */
function registerContract(app: OpenAPIHono): void {
  const paths = document.paths as Record<string, Item>
  for (const row of Object.values(operations)) {
    const item = paths[row.path]
    const operation = item?.[row.method.toLowerCase()] as Item | undefined
    if (item === undefined || operation === undefined) throw new Error(`${row.operationId} is not in the document`)
    const { requestBody, ...facts } = operation
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    const route = {
      ...facts,
      method: row.method.toLowerCase(),
      path: row.path,
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(requestBody === undefined ? {} : { request: { body: requestBody } }),
    }
    app.openAPIRegistry.registerPath(createRoute(route as RouteConfig))
  }
  const components = document.components as Record<string, Record<string, object> | undefined>
  for (const kind of COMPONENT_KINDS) {
    for (const [name, component] of Object.entries(components[kind] ?? {})) {
      app.openAPIRegistry.registerComponent(kind, name, component)
    }
  }
}

/**
 * The callers' view of the contract (decision 1.4), generated from the registered operations.
 * @returns its JSON, for `servedText`
 */
export function emitted(): string {
  const app = new OpenAPIHono()
  registerContract(app)
  const { paths: _paths, components: _components, ...head } = document
  const served = app.getOpenAPI31Document(head)
  // Removes the empty webhooks map that the generator adds.
  const { webhooks: _webhooks, ...described } = served
  return JSON.stringify('webhooks' in document ? served : described)
}
