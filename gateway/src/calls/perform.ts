import { marks } from '@rota/openapi/agency/marks'
import type { Operation as Row } from '@rota/openapi/agency/operations'
import { strip } from '@rota/openapi/strip'
import type { Context, OperationAnswer, OperationRequest } from '../ports/context.ts'
import { encodeJson } from '../translate/encode-json.ts'
import { validatorsOf } from '../contract/input.ts'
import type { AnswerOf, OperationId, UpstreamBody, UpstreamOperationId } from '../ports/contract.ts'
import { staleMark } from '../respond/stale.ts'

/** What a caller gets: private properties are gone. */
export interface Performed {
  status: number
  headers: Record<string, string>
  bytes: Uint8Array
  session?: OperationAnswer<OperationId>['session']
}

type Request = OperationRequest<OperationId>

/** Runs an operation whose input is checked: its own file, or the call of the same name at the agency. */
export async function perform(context: Context, row: Row, request: Request): Promise<Performed> {
  const file = await context.files[row.operationId]?.()
  const answer = file ? file.handle(request, context) : forward(context, row, request)
  const { body, bytes, headers = {}, session } = await answer
  const out = outgoing(row, body, bytes)
  if (row.gateway) await checkOwn(row, out.value)
  return { status: 200, headers, bytes: out.bytes, ...(session === undefined ? {} : { session }) }
}

async function forward(context: Context, row: Row, request: Request): Promise<OperationAnswer<OperationId>> {
  if (row.gateway) throw new Error(`${row.operationId} has no file`)
  const { site, session, params, body, signal, requestId } = request
  const answer = await context.upstream(row.operationId as UpstreamOperationId, {
    site,
    params: { path: params.path, query: params.query },
    // What an agency needs beyond a browser's body is added by a file of the operation.
    body: body as UpstreamBody<UpstreamOperationId>,
    signal,
    requestId,
    ...(row.audience === 'session' && session !== undefined ? { sessionId: session.booking } : {}),
  })
  const { bytes } = answer
  return { status: 200, body: answer.body as AnswerOf<OperationId>, bytes, headers: staleMark(answer) }
}

/** A shared answer is cleaned once, not for everybody who gets it. */
const cleaned = new WeakMap<object, { value: unknown; bytes: Uint8Array }>()

/** The agency's own bytes where nothing has to go, else a copy without what is private (performance.md). */
function outgoing(row: Row, body: unknown, bytes: Uint8Array | undefined): { value: unknown; bytes: Uint8Array } {
  const paths = marks[row.operationId].answer.private
  if (paths.length === 0) return { value: body, bytes: bytes ?? encodeJson(body) }
  const isObject = typeof body === 'object' && body !== null
  const known = isObject ? cleaned.get(body) : undefined
  if (known !== undefined) return known
  const copy = structuredClone(body)
  const isChanged = strip(paths, copy)
  const out = { value: copy, bytes: isChanged || bytes === undefined ? encodeJson(copy) : bytes }
  if (isObject) cleaned.set(body, out)
  return out
}

/** What the gateway composes has to keep the contract as well; if not, that is our fault. */
async function checkOwn(row: Row, value: unknown): Promise<void> {
  const validate = (await validatorsOf(row)).r200
  if (validate && !validate(value)) {
    const places = (validate.errors ?? []).map((error) => `${error.instancePath} ${error.keyword}`)
    throw new TypeError(`${row.operationId} broke the contract: ${places.slice(0, 5).join(', ')}`)
  }
}
