import type { Path } from '@rota/openapi/agency/marks'
import type { Operation as Row } from '@rota/openapi/agency/operations'
import { without } from '@rota/openapi/strip'
import type { Context, OperationAnswer, OperationFiles, OperationRequest } from '../ports/context.ts'
import { encodeJson } from '../translate/encode-json.ts'
import { validatorsOf } from '../contract/input.ts'
import type { UpstreamAnswer } from '../ports/upstream.ts'
import type { OperationId, UpstreamBody, UpstreamOperationId } from '../ports/contract.ts'
import { staleMark } from '../respond/stale.ts'
import type { Plan } from './plan.ts'

/** The response for the caller, without private properties. */
export interface Performed {
  status: number
  headers: Record<string, string>
  bytes: Uint8Array
  session?: OperationAnswer<OperationId>['session']
}

type Request = OperationRequest<OperationId>

/** Runs an operation with validated input: its own file, or the agency's call of the same name. */
export function perform(context: Context, plan: Plan, request: Request): Promise<Performed> {
  const load = context.filesFor(request.site)[plan.row.operationId]
  return load === undefined ? forward(context, plan, request) : runOperationFile(context, plan, load, request)
}

type LoadFile = NonNullable<OperationFiles[OperationId]>

/** Runs the operation's own file. */
async function runOperationFile(
  context: Context,
  { row, hidden }: Plan,
  load: LoadFile,
  request: Request,
): Promise<Performed> {
  const loading = load()
  const file = loading instanceof Promise ? await loading : loading
  const answer = await file.handle(request, context)
  const { bytes, headers = {}, session } = answer
  // The agency's own bytes are used if nothing has to be removed (decision 15.4); the response may never have been
  // parsed.
  const isUnchanged = bytes !== undefined && hidden.length === 0 && !row.gateway
  const responseBytes = isUnchanged ? bytes : await encodePublic(row, hidden, answer)
  return { status: 200, headers, bytes: responseBytes, ...(session === undefined ? {} : { session }) }
}

/** Encodes a body without its private properties. Reuses the agency's bytes if there were none to remove. */
async function encodePublic(
  row: Row,
  hidden: readonly Path[],
  { body, bytes }: OperationAnswer<OperationId>,
): Promise<Uint8Array> {
  const value = without(hidden, body)
  if (row.gateway) await validateOwnResponse(row, value)
  return bytes !== undefined && value === body ? bytes : encodeJson(value)
}

/** Forwards the call to the agency's operation of the same name. */
async function forward(context: Context, { row, hidden }: Plan, request: Request): Promise<Performed> {
  if (row.gateway) throw new Error(`${row.operationId} has no file`)
  const { site, session, params, body, signal, requestId } = request
  const answer = await context.upstream(row.operationId as UpstreamOperationId, {
    site,
    params: { path: params.path, query: params.query },
    // Operations that send the agency more than the caller's body have a file of their own.
    body: body as UpstreamBody<UpstreamOperationId>,
    signal,
    requestId,
    isForwarded: hidden.length === 0,
    ...(row.audience === 'session' && session !== undefined ? { sessionId: session.booking } : {}),
  })
  return {
    status: 200,
    headers: staleMark(answer),
    bytes: hidden.length === 0 ? answer.bytes : withoutHidden(hidden, answer),
  }
}

/** The agency's own bytes, or a new encoding if private properties had to be removed (decision 15.4). */
function withoutHidden(hidden: readonly Path[], { body, bytes }: UpstreamAnswer<UpstreamOperationId>): Uint8Array {
  const value = without(hidden, body)
  return value === body ? bytes : encodeJson(value)
}

/** Validates a response that the gateway composed. Throws a TypeError if it is invalid, because that is a bug. */
async function validateOwnResponse(row: Row, value: unknown): Promise<void> {
  const validate = (await validatorsOf(row)).r200
  if (validate && !validate(value)) {
    const places = (validate.errors ?? []).map((error) => `${error.instancePath} ${error.keyword}`)
    throw new TypeError(`${row.operationId} broke the contract: ${places.slice(0, 5).join(', ')}`)
  }
}
