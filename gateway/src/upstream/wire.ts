import type { Operation, OperationParameter } from '@rota/openapi/agency/operations'

type Values = Readonly<Record<string, unknown>>

interface UrlParams {
  path?: Values | undefined
  query?: Values | undefined
}

/** Builds the URL of a call. `base` has no trailing slash. */
export type UrlOf = (base: string, params: UrlParams, session: { sessionId: string; referer: string }) => string

/**
 * Builds URLs for an operation from our own template with encoded segments, never from a received path (decision 15.2).
 * Calls meant for the provider are marked as made by a partner (decision 15.3).
 */
export function urlTemplate(operation: Operation): UrlOf {
  const parts = operation.path.split(/\{(\w+)\}/)
  const queryParameters = operation.parameters.filter((parameter) => parameter.in === 'query')
  return (base, { path, query }, { sessionId, referer }) => {
    let url = base
    // Parameter names are at the odd indices.
    for (let i = 0; i < parts.length; i++) url += i % 2 === 0 ? parts[i] : segment(path?.[parts[i] ?? ''])
    let pairs = ''
    for (const parameter of queryParameters) {
      for (const [name, value] of pairsOf(parameter, query?.[parameter.name]))
        pairs += `${encodeFormText(name)}=${encodeFormText(value)}&`
    }
    const partner = operation.partner ? '&partner=true' : ''
    return `${url}?${pairs}sessionId=${encodeFormText(sessionId)}&referer=${encodeFormText(referer)}${partner}`
  }
}

/**
 * Encodes a text as forms do. Most texts need no encoding, and URLSearchParams would cost more than the rest of the
 * URL.
 */
const encodeFormText = (text: string) =>
  /^[\w.*-]*$/.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1)

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
