import type { Operation as Row } from '@rota/openapi/agency/operations'
import {
  describedBy,
  exampleOf,
  parametersOf,
  type ContractDocument,
  type Parameter,
} from './documents/contract-document.ts'
import { literal } from './literal.ts'
import { ANY_KEYS } from './reader.ts'

/** A call to copy. */
export interface Sample {
  curl: string
  /** The call with the typed client. */
  client: string
}

/**
 * Parameters with the caller's own values, which the client fills in itself. All others use the contract's examples.
 */
const CALLER_VALUES: Record<string, string> = { 'X-Session': '$SESSION', 'Idempotency-Key': '$KEY' }

/**
 * Creates the key in a line of its own, so that the call can be repeated with the same key. It has no comment, because
 * not every interactive shell allows one.
 */
const NEW_KEY = 'KEY=$(uuidgen)\n'

/** A call of an operation with the contract's examples, ready to copy. */
export function sampleOf(document: ContractDocument, row: Row, origin: string): Sample {
  const operation = describedBy(document, row)
  const parameters = parametersOf(document, operation).filter(isShown)
  const body = exampleOf(operation.requestBody?.content['application/json'])
  return { curl: curlOf(row, parameters, body, origin), client: clientOf(row, parameters, body) }
}

/** Shows required parameters and the session, which most calls need. */
const isShown = (parameter: Parameter) =>
  (parameter.required ?? false) || ['X-Session', 'If-Match'].includes(parameter.name)

function curlOf(row: Row, parameters: Parameter[], body: unknown, origin: string): string {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(parameters, name)))
  const query = new URLSearchParams(
    parameters.filter((it) => it.in === 'query').map((it) => [it.name, String(exampleOf(it))]),
  )
  const url = `${origin}/api${path}${query.size === 0 ? '' : `?${query}`}`
  const headers = parameters.filter((it) => it.in === 'header').map((it) => header(it.name, shellValue(it)))
  const key = row.scope === 'partner' ? ANY_KEYS.partner : ANY_KEYS.site
  const lines = [
    `curl${row.method === 'GET' ? '' : ` -X ${row.method}`} '${url}'`,
    header('Authorization', `Bearer ${key}`),
    ...headers,
    ...(body === undefined
      ? []
      : [
          header('Content-Type', 'application/json'),
          `--data '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
        ]),
  ]
  const hasKey = parameters.some(({ name }) => name === 'Idempotency-Key')
  return `${hasKey ? NEW_KEY : ''}${lines.join(' \\\n  ')}`
}

/** Values with a variable are in double quotes, so that the shell expands it. */
const header = (name: string, value: string) =>
  value.includes('$') ? `-H "${name}: ${value}"` : `-H '${name}: ${value}'`

const shellValue = (parameter: Parameter) => CALLER_VALUES[parameter.name] ?? String(exampleOf(parameter))

/** The example of a path parameter as text. */
function textOf(parameters: Parameter[], name: string): string {
  return String(exampleOf(parameters.find((it) => it.in === 'path' && it.name === name)))
}

function clientOf(row: Row, parameters: Parameter[], body: unknown): string {
  const places = ['path', 'query', 'header'].flatMap((place) => {
    const inPlace = parameters.filter((it) => it.in === place && CALLER_VALUES[it.name] === undefined)
    return inPlace.length === 0
      ? []
      : [[place, Object.fromEntries(inPlace.map((it) => [it.name, exampleOf(it)]))] as const]
  })
  const input = Object.fromEntries([...places, ...(body === undefined ? [] : [['body', body] as const])])
  const argument = Object.keys(input).length === 0 ? '' : literal(input)
  return `const { data, error } = await rota.${row.operationId}(${argument})`
}
