import type { Operation, OperationParameter } from '@rota/openapi/agency/operations'

type Values = Readonly<Record<string, unknown>>

/**
 * The address of an upstream call: a template of ours with encoded segments, never a pasted path (decision 15.2).
 * Calls that are bound for the provider say that a partner makes them (decision 15.3).
 * @param base of the upstream, without a slash at its end
 */
export function urlOf(
  base: string,
  operation: Operation,
  params: { path?: Values | undefined; query?: Values | undefined },
  session: { sessionId: string; referer: string },
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => segment(params.path?.[name]))
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => pairsOf(parameter, params.query?.[parameter.name]))
  const added = { ...session, ...(operation.partner ? { partner: 'true' } : {}) }
  return `${base}${path}?${new URLSearchParams([...query, ...Object.entries(added)]).toString()}`
}

function segment(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '' || text === '.' || text === '..') throw new Error('A path parameter is no segment')
  return encodeURIComponent(text)
}

function pairsOf(parameter: OperationParameter, value: unknown): [string, string][] {
  const { name } = parameter
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) {
    return parameter.explode ? value.map((item) => [name, String(item)]) : [[name, value.map(String).join(',')]]
  }
  if (typeof value === 'object') return Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, String(inner)])
  return [[name, `${value as string | number | boolean}`]]
}
