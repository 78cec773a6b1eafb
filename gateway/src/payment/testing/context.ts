import { operations } from '@rota/openapi/agency/operations'
import type { Schemas, UpstreamOperationId } from '../../ports/contract.ts'
import type { Context } from '../../ports/context.ts'
import type { Upstream, UpstreamCall } from '../../ports/upstream.ts'
import type { Site } from '../../ports/site.ts'
import type { Clock } from '../../ports/clock.ts'
import { type Outcome, Problem, type ProblemName } from '../../ports/problem.ts'
import { createSealer } from '../../guards/seal.ts'
import { memoryCacheBackend } from '../../platform/memory/cache-backend.ts'
import { createCache } from '../../policy/cache.ts'
import { policyOf } from '../../policy/classes.ts'
import { timeLeft } from '../../policy/time-left.ts'
import { createSwitches } from '../../policy/switches/switches.ts'
import { createStore } from '../../store/store.ts'
import { memoryBackend } from '../../testing/memory-store.ts'
import type { StoreBackend } from '../../ports/store.ts'
import { FakeAgency, type FakeAnswer } from './agency.ts'
import { startPayments } from '../payments.ts'

/**
 * What happens to a call. `not-sent`: the call is not sent. `answer-lost`: the agency handles the call, but its
 * response is lost. `broken`: the response breaks the contract. `lost`: the request is lost. `refused`, `declined`: the
 * agency refuses.
 */
export type Fault = 'not-sent' | 'answer-lost' | 'broken' | 'lost' | 'refused' | 'declined' | undefined

/** Operations that are recorded before they are sent, and have an effect. */
const RECORDED: ReadonlySet<string> = new Set([
  'orderInitialize',
  'reservationComplete',
  'transactionCommit',
  'channelReservationPush',
  'reservationCancel',
  'reservationPatch',
])

/** Throws for a recorded call whose deadline is over, as the gate does (G5). */
export function refuseLate(
  operationId: UpstreamOperationId,
  { recordedAt }: UpstreamCall<UpstreamOperationId>,
  clock: Clock,
): void {
  if (!RECORDED.has(operationId)) return
  if (recordedAt === undefined) throw new Error(`${operationId} does not say when it was recorded`)
  if (timeLeft(recordedAt, policyOf(operations[operationId].class).deadlines.total, clock) < 0)
    throw problemOf('upstream-timeout', 'not-sent')
}

/** Calls a fake agency, with faults where the test wants them. */
function fakeUpstream(
  agency: FakeAgency,
  clock: Clock,
  faultOf: (operationId: string) => Fault = () => undefined,
): Upstream {
  const send = async (operationId: UpstreamOperationId, call: UpstreamCall<UpstreamOperationId>) => {
    refuseLate(operationId, call, clock)
    const fault = faultOf(operationId)
    if (fault === 'not-sent') throw problemOf('upstream-unavailable', 'not-sent')
    if (fault === 'lost') throw problemOf('upstream-timeout', 'unknown')
    if (fault === 'broken') throw problemOf('upstream-contract', 'unknown')
    if (fault === 'refused') throw problemOf('upstream-broken', 'refused')
    if (fault === 'declined') throw problemOf('upstream-broken', 'refused', 'insufficient-funds')
    const answer = agency.answer({
      operationId,
      sessionId: call.sessionId ?? '',
      body: structuredClone(inputOf(operationId, call)),
    })
    if (fault === 'answer-lost') throw problemOf('upstream-broken', 'unknown')
    return answerOrProblem(answer)
  }
  return send as Upstream
}

/** The input of a call: its body, or its parameters if it has none. */
const inputOf = (operationId: UpstreamOperationId, { params, body }: UpstreamCall<UpstreamOperationId>): unknown =>
  operationId === 'pageView' ? params?.query : (body ?? params?.path)

/** Turns a response into what `upstream` returns or throws. */
export function answerOrProblem({ status, body }: FakeAnswer) {
  if (status === 200) return { status, body, bytes: new Uint8Array() }
  const names: Record<number, ProblemName> = { 404: 'not-found', 409: 'wrong-step' }
  throw problemOf(names[status] ?? 'upstream-broken', status < 500 ? 'refused' : 'unknown')
}

const problemOf = (name: ProblemName, outcome: Outcome, declineReason?: Schemas['DeclineReason']) =>
  new Problem(name, { outcome, ...(declineReason === undefined ? {} : { declineReason }) })

export const SITE: Site = {
  account: '1001',
  paymentHosts: ['bank.localhost'],
  keys: [],
  host: 'localhost',
  origin: 'http://localhost:4000',
}

export interface TestContext {
  context: Context
  agency: FakeAgency
  /** Milliseconds since the epoch; move it to let time pass. */
  time: { now: number }
  /** Every log line, as JSON. */
  lines: string[]
}

/** A context with a stopped clock, a fake agency and a readable log. */
export function testContext(
  parts: { backend?: StoreBackend; faultOf?: (operationId: string) => Fault } = {},
): TestContext {
  const agency = new FakeAgency()
  const time = { now: Date.parse('2027-05-01T09:00:00Z') }
  const clock: Clock = {
    now: () => time.now,
    monotonic: () => time.now,
    every: () => () => undefined,
    after: () => () => undefined,
    wait: () => Promise.resolve(),
  }
  const lines: string[] = []
  const write = (...fields: unknown[]) => void lines.push(JSON.stringify(fields))
  const { account, paymentHosts, keys } = SITE
  const store = createStore(parts.backend ?? memoryBackend(), clock)
  const log = { request: write, event: write, fault: (error: unknown) => write('fault', String(error)) }
  const context = {
    config: {
      paymentOrigin: 'http://pay.localhost:4000',
      sites: { localhost: { account, paymentHosts, keys }, 'other.test': { account: '1002', paymentHosts, keys } },
      reconcileMs: 2000,
    },
    platform: {},
    store,
    switches: createSwitches({ store, clock, log, changed: () => undefined }),
    clock,
    caches: createCache(clock, memoryCacheBackend(clock)),
    sealer: createSealer([new Uint8Array(32)]),
    log,
    upstream: fakeUpstream(agency, clock, parts.faultOf),
  }
  return { context: context as unknown as Context, agency, time, lines }
}

/** Like `testContext`, with the saga running. */
export function paymentWorld(faultOf?: (operationId: string) => Fault): TestContext {
  const world = testContext(faultOf ? { faultOf } : {})
  world.context.payment = startPayments(world.context)
  return world
}
