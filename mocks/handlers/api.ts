import { decodeParameters } from '@rota/openapi/decode'
import { fieldProblems } from '@rota/openapi/errors'
import { operations, type Operation } from '@rota/openapi/agency/operations'
import type { UpstreamOperationId } from '@rota/openapi/agency/handlers'
import { load, type OperationValidators, type Validate } from '@rota/openapi/agency/validators'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { World } from '../world/world.ts'
import { Refusal } from '../world/refusal.ts'
import { agency } from './agency/agency.ts'
import { failBefore, spoil } from './failure.ts'
import { problemFrom, problemOf } from './problem.ts'
import type { Visit } from './visit.ts'

interface Reply {
  status: number
  body?: unknown
}

export interface ApiOptions {
  readonly world: World
  /** Where the API lies, without a slash at the end: an origin with a path, or `*` and a path for every host. */
  readonly base: string
  /** Where browsers find the bank. */
  readonly bankUrl: string
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
} as const satisfies Record<Operation['method'], unknown>

/** The agency's API: a route for every call that an upstream answers, concrete paths before templated ones. */
export function apiHandlers(options: ApiOptions): HttpHandler[] {
  return Object.values(operations).flatMap((operation) => {
    const id = operation.operationId
    if (!isUpstream(id)) return []
    const route = options.base + operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    return [ROUTE[operation.method](route, ({ request }) => answer(id, operation, request, options))]
  })
}

const isUpstream = (id: string): id is UpstreamOperationId => Object.hasOwn(agency, id)

async function answer(
  id: UpstreamOperationId,
  operation: Operation,
  request: Request,
  { world, base, bankUrl }: ApiOptions,
): Promise<Response> {
  const failed = await failBefore(world.scenario().failure, request)
  if (failed) return failed
  const validators: OperationValidators = await load[id]()
  const url = new URL(request.url)
  const visit: Visit = { world, bankUrl, sessionId: url.searchParams.get('sessionId') ?? undefined }
  const path = url.pathname.slice(new URL(base.replace('*', 'http://any')).pathname.replace(/\/$/, '').length)
  try {
    if (operation.partner && url.searchParams.get('partner') !== 'true') {
      throw new Refusal('bad-request', 'Provider calls are for partners.')
    }
    const input = await read(operation, request, { path, query: url.search.slice(1) }, validators)
    return send(id, 'problem' in input ? input.problem : await call(id, { ...input, world: visit }), validators, world)
  } catch (error) {
    const problem = problemFrom(error)
    return problem ? send(id, problem, validators, world) : breach(id, String(error))
  }
}

type AnyHandler = (input: object) => Promise<Reply>

/** What each handler takes was proven when `agency` was put together, and its input has just been validated. */
function call(id: UpstreamOperationId, input: object): Promise<Reply> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handler = agency[id] as unknown as AnyHandler
  return handler(input)
}

/** Decodes and checks a request as an agency would; headers are the gateway's own business. */
async function read(
  operation: Operation,
  request: Request,
  raw: { path: string; query: string },
  validators: OperationValidators,
): Promise<{ path: unknown; query: unknown; header: unknown; body: unknown } | { problem: Reply }> {
  const decoded = decodeParameters(operation, { ...raw, header: () => undefined })
  if (!decoded.ok) return { problem: problemOf('bad-request', decoded.detail) }
  const problems = errorsOf(validators.params, decoded.value).filter((pointer) => !pointer.startsWith('/header'))
  if (problems.length > 0) return { problem: problemOf('bad-request', problems.join(', ')) }
  const text = operation.body ? await request.text() : undefined
  const body = text === undefined ? undefined : parse(text)
  const bodyProblems = validators.ubody ? errorsOf(validators.ubody, body) : []
  if (bodyProblems.length > 0) return { problem: problemOf('bad-request', bodyProblems.join(', ')) }
  return { ...decoded.value, body }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const errorsOf = (validate: Validate, value: unknown): string[] =>
  validate(value) ? [] : fieldProblems(validate.errors ?? []).map(({ pointer, detail }) => `${pointer} ${detail}`)

/** Every answer is held against the contract; only a scenario may break it. */
function send(id: string, reply: Reply, validators: OperationValidators, world: World): Response {
  const validate = validators[`u${reply.status}`]
  if (validate === undefined) return breach(id, `the contract has no answer ${reply.status}`)
  const problems = errorsOf(validate, reply.body)
  if (problems.length > 0) return breach(id, problems.join(', '))
  const body = world.scenario().failure === 'contract' ? spoil(reply.body) : reply.body
  const type = reply.status < 400 ? 'application/json' : 'application/problem+json'
  return new Response(JSON.stringify(body), { status: reply.status, headers: { 'content-type': type } })
}

/** A fault of the mock itself: loud, with the operation and the place. */
function breach(id: string, detail: string): Response {
  const body = {
    type: '/problems/mock-breach',
    title: `The mock of ${id} broke`,
    status: 500,
    detail,
    requestId: 'agency',
  }
  return HttpResponse.json(body, { status: 500, headers: { 'content-type': 'application/problem+json' } })
}
