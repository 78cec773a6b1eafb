import { gunzipSync } from 'node:zlib'
import { marks } from '@rota/openapi/agency/marks'
import { operations, type Operation } from '@rota/openapi/agency/operations'
import { load, schemas, type OperationValidators } from '@rota/openapi/agency/validators'
import { without } from '@rota/openapi/strip'
import { describedAnswer } from './documents/documented.ts'
import { privateNamesIn } from './private-names.ts'

const isProblem = await schemas.Problem()

const known = new Map<string, OperationValidators>()

/** The validators of an operation, kept: an import costs as much as a check, even of what is loaded. */
export async function validatorsOf(id: Operation['operationId']): Promise<OperationValidators> {
  const validators: OperationValidators = known.get(id) ?? (await load[id]())
  known.set(id, validators)
  return validators
}

/**
 * Checks a response of the gateway against the contract: the status and body of an operation, no private properties,
 * and for a problem a type that the contract lists. Throws an error that lists all violations.
 */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url)
  const row = operationAt(request.method, pathname)
  const saysProblem = response.headers.get('content-type') === 'application/problem+json'
  if (row === undefined && !saysProblem) return
  const body: unknown = JSON.parse(await textOf(response))
  const wrong = [
    ...(response.status >= 400 || saysProblem ? wrongInProblem(body, response, row) : []),
    ...(row === undefined ? [] : await wrongInAnswer(row, response.status, body)),
  ]
  if (wrong.length > 0) throw new Error(`${request.method} ${pathname} ${response.status}: ${wrong.join('; ')}`)
}

/** The text of a response, which is compressed if the request asked for it. */
async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return new TextDecoder().decode(response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes)
}

/** The operation of a method and a path below `/api`; concrete paths win over templated ones. */
function operationAt(method: string, pathname: string): Operation | undefined {
  const segments = pathname.replace(/^\/api/, '').split('/')
  const fits = (row: Operation) => {
    const parts = row.path.split('/')
    return parts.length === segments.length && parts.every((part, i) => part.startsWith('{') || part === segments[i])
  }
  const path = pathname.startsWith('/api/') ? Object.values(operations).find(fits)?.path : undefined
  return Object.values(operations).find((row) => row.path === path && row.method === method)
}

function wrongInProblem(body: unknown, response: Response, row: Operation | undefined): string[] {
  if (!isProblem(body)) return [`is no problem: ${JSON.stringify(isProblem.errors)}`]
  const name = body.type.split('/').at(-1) ?? ''
  const said = row === undefined ? name : describedAnswer(row.operationId, response.status)
  return [
    ...(response.headers.get('content-type') === 'application/problem+json' ? [] : ['is not sent as a problem']),
    ...(body.status === response.status ? [] : [`names status ${body.status}`]),
    ...(response.headers.get('x-request-id') === body.requestId ? [] : ['names another request']),
    ...(row !== undefined && !said?.includes(`\`${name}\``) ? [`the contract does not list ${name}`] : []),
  ]
}

async function wrongInAnswer(row: Operation, status: number, body: unknown): Promise<string[]> {
  const validators = await validatorsOf(row.operationId)
  const validate = validators[`r${status}`]
  if (validate === undefined) return ['the contract has no such answer']
  const isValid = validate(body)
  const hasPrivate = without(marks[row.operationId].answer.private, body) !== body
  return [
    ...(isValid ? [] : [JSON.stringify(validate.errors)]),
    ...(hasPrivate ? ['something marked private is in it'] : []),
    ...privateNamesIn(body).map((name) => `${name} is in it`),
  ]
}
