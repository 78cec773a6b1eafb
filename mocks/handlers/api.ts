import { decodeParameters, type DecodableOperation } from '@rota/openapi/decode'
import { fieldProblems, type FieldProblem } from '@rota/openapi/errors'
import type { OperationValidators, Validate } from '@rota/openapi/agency/validators'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Failure } from '../scenarios/scenario.ts'
import { LostAnswer } from '../world/basics/lost-answer.ts'
import { breakOff, failBefore, hangUp, spoil } from './failure.ts'

/** A response before it is checked and written as JSON. */
export interface Reply {
  readonly status: number
  readonly body?: unknown
}

const ROUTE = {
  GET: http.get,
  HEAD: http.head,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
  OPTIONS: http.options,
  TRACE: http.all,
} as const

/** The properties of an operations table that are used here. */
interface AnyOperation extends DecodableOperation {
  readonly operationId: string
  readonly method: keyof typeof ROUTE
  readonly body: unknown
}

/** An upstream: its contract, its handlers and its error format. */
export interface Api<Operation extends AnyOperation> {
  /** Base URL without a trailing slash: an origin and a path, or `*` and a path for any host. */
  readonly base: string
  readonly operations: Readonly<Record<string, Operation>>
  readonly validators: Readonly<Record<string, () => Promise<OperationValidators>>>
  /**
   * Handlers by operation; their input types were checked where they were declared.
   * Operations without a handler have no route.
   */
  readonly handlers: Readonly<Record<string, unknown>>
  /** The current failure mode, if any. */
  failure(): Failure | undefined
  /** Creates the `context` parameter of handlers. May throw errors that `refusal` handles. */
  contextOf(request: Request, operation: Operation): object
  /** The response to a request that violates the contract. */
  malformed(problems: readonly FieldProblem[], request: Request): Reply
  /** The response to a thrown error; undefined when the error is a bug of the mock. */
  refusal(error: unknown, request: Request): Reply | undefined
}

/**
 * One route per operation with a handler. The table lists concrete paths before
 * templated ones, and the routes keep its order.
 */
export function routesOf<Operation extends AnyOperation>(api: Api<Operation>): HttpHandler[] {
  return Object.values(api.operations).flatMap((operation) => {
    if (!Object.hasOwn(api.handlers, operation.operationId)) return []
    const route = api.base + operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    return [ROUTE[operation.method](route, ({ request }) => answer(api, operation, request))]
  })
}

async function answer<Operation extends AnyOperation>(
  api: Api<Operation>,
  operation: Operation,
  request: Request,
): Promise<Response> {
  const failureResponse = await failBefore(api.failure(), request)
  if (failureResponse) return failureResponse
  const id = operation.operationId
  const validators = await api.validators[id]?.()
  if (validators === undefined) return breach(id, 'the contract has no validators')
  const respond = (reply: Reply) => send(id, reply, validators, api.failure())
  try {
    const context = api.contextOf(request, operation)
    const input = await readInput(api, operation, request, validators)
    return respond(
      input.ok ? await call(api.handlers[id], { ...input.value, context }) : api.malformed(input.problems, request),
    )
  } catch (error) {
    if (error instanceof LostAnswer) return error.isCut ? breakOff() : hangUp(request.signal)
    const reply = api.refusal(error, request)
    return reply ? respond(reply) : breach(id, String(error))
  }
}

type AnyHandler = (input: object) => Promise<Reply>

/** Calls a handler of unknown type. Safe because the handler's input type was checked where it was declared, and the input has just been validated. */
function call(handler: unknown, input: object): Promise<Reply> {
  return (handler as AnyHandler)(input)
}

type Input = { ok: true; value: object } | { ok: false; problems: readonly FieldProblem[] }

/** Decodes and validates a request's parameters and body as an upstream would. Headers are not validated. */
async function readInput<Operation extends AnyOperation>(
  { base }: Api<Operation>,
  operation: Operation,
  request: Request,
  validators: OperationValidators,
): Promise<Input> {
  const url = new URL(request.url)
  const path = url.pathname.slice(new URL(base.replace('*', 'http://any')).pathname.replace(/\/$/, '').length)
  const decoded = decodeParameters(operation, { path, query: url.search.slice(1), header: () => undefined })
  if (!decoded.ok) return { ok: false, problems: [{ pointer: '', code: 'rule', detail: decoded.detail }] }
  const body = operation.body ? parse(await request.text()) : undefined
  const parameters = errorsOf(validators.uparams ?? validators.params, decoded.value).filter(
    ({ pointer }) => !pointer.startsWith('/header'),
  )
  const problems = [...parameters, ...(validators.ubody ? errorsOf(validators.ubody, body) : [])]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { ...decoded.value, body } }
}

/** The JSON value of a text; undefined when it is not JSON, so that the validation of the body reports it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const errorsOf = (validate: Validate, value: unknown): FieldProblem[] =>
  validate(value) ? [] : fieldProblems(validate.errors ?? [])

/** The pointers and details of all problems as one text. */
export const problemText = (problems: readonly FieldProblem[]): string =>
  problems.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()).join(', ')

/** Sends a reply as JSON. A reply that violates the contract becomes a 500, unless the scenario wants a violation. */
function send(id: string, reply: Reply, validators: OperationValidators, failure: Failure | undefined): Response {
  const validate = validators[`u${reply.status}`]
  if (validate === undefined) return breach(id, `the contract has no answer ${reply.status}`)
  const problems = errorsOf(validate, reply.body)
  if (problems.length > 0) return breach(id, problemText(problems))
  const body = failure === 'contract' ? spoil(reply.body) : reply.body
  const type = reply.status < 400 ? 'application/json' : 'application/problem+json'
  return new Response(JSON.stringify(body), { status: reply.status, headers: { 'content-type': type } })
}

/** A 500 for a bug of the mock itself. It names the operation and what is wrong. */
function breach(id: string, detail: string): Response {
  const body = {
    type: '/problems/mock-breach',
    title: `The mock of ${id} broke`,
    status: 500,
    detail,
    requestId: 'mock',
  }
  return HttpResponse.json(body, { status: 500, headers: { 'content-type': 'application/problem+json' } })
}
