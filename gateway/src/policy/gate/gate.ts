import type { Gate } from '../../ports/gate.ts'
import type { Log } from '../../ports/log.ts'
import type { Meter } from '../../ports/observing/meter.ts'
import type { Clock } from '../../ports/clock.ts'
import { Problem } from '../../ports/problem.ts'
import type { Platform, WireAnswer, WireRequest } from '../../ports/platform.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { createBulkhead, type Bulkhead } from './bulkhead.ts'
import { CLASSES, type RetryPolicy } from '../classes.ts'
import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import { timeLeft } from '../time-left.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'
import { clampedSeconds } from './retry-after.ts'
import { withRetries, type RetryableCall } from './retry.ts'

/** What the gate works with. */
export interface GateTools {
  platform: Platform
  clock: Clock
  log: Log
  meter?: Meter | undefined
  /** From 0 to below 1. */
  random: () => number
}

/** What the calls of one class and account to an upstream share. */
interface Lane {
  pool: WireRequest['pool']
  breaker: Breaker
  bulkhead: Bulkhead
  /** Retry budget of an account at an upstream, shared by all classes. */
  retryBudget: RetryBudget
}

/** No attempt starts with less than this share of the deadline left (decision 4.3). */
const MIN_SHARE_LEFT = 0.2

/** `Retry-After` of a full bulkhead, in seconds. */
const RETRY_AFTER_FULL_SECONDS = 1

/**
 * Creates the gate for all upstreams. Upstreams and accounts share nothing; the classes of an account share only their
 * retry budget.
 */
export function createGate(tools: GateTools): Gate {
  const lanes = new Map<string, Lane>()
  const retryBudgets = new Map<string, RetryBudget>()

  /** Lanes by pool object, which calls share: a look-up by upstream, account and class takes longer. */
  let laneByPool = new WeakMap<WireRequest['pool'], Lane>()

  function laneOf(pool: WireRequest['pool']): Lane {
    const { upstream, account, class: name } = pool
    const lane = getOrCreate(lanes, `${upstream} ${account} ${name}`, () => ({
      ...createLane(pool, tools),
      retryBudget: getOrCreate(retryBudgets, `${upstream} ${account}`, createRetryBudget),
    }))
    laneByPool.set(pool, lane)
    return lane
  }

  return {
    send: (wire) => withRetries(new RetriedCall(wire, laneByPool.get(wire.pool) ?? laneOf(wire.pool), tools)),
    forget() {
      lanes.clear()
      laneByPool = new WeakMap()
    },
    lanes: () =>
      [...lanes.values()].map(({ pool, breaker, bulkhead }) => ({
        pool,
        isOpen: breaker.isOpen(),
        ...bulkhead.load(),
      })),
  }
}

/** A call on its way through its lane. A class, because an object literal would create its functions for each call. */
class RetriedCall implements RetryableCall {
  readonly policy: RetryPolicy
  readonly retryBudget: RetryBudget
  readonly clock: Clock
  readonly random: () => number
  readonly signal: AbortSignalLike | undefined
  readonly #wire: WireRequest
  readonly #lane: Lane
  readonly #platform: Platform
  readonly #meter: Meter | undefined
  #isRepeated = false
  readonly #deadlineAt: number
  readonly #minTimeLeft: number

  constructor(wire: WireRequest, lane: Lane, { platform, clock, random, meter }: GateTools) {
    const { deadlines, retry } = CLASSES[wire.pool.class]
    this.policy = retry
    this.retryBudget = lane.retryBudget
    this.clock = clock
    this.random = random
    this.signal = wire.signal
    this.#wire = wire
    this.#lane = lane
    this.#platform = platform
    this.#meter = meter
    this.#deadlineAt = clock.monotonic() + timeLeft(wire.recordedAt, wire.deadlines.total, clock)
    this.#minTimeLeft = MIN_SHARE_LEFT * deadlines.total
  }

  attempt(): Promise<WireAnswer> {
    this.#checkTime()
    if (this.#isRepeated) this.#meter?.countRetry(this.#wire.pool)
    this.#isRepeated = true
    return this.#lane.breaker.run(() => this.#lane.bulkhead.run(() => this.#call(), this.#timeToSpare(), this.signal))
  }

  hasTimeAfter(pause: number): boolean {
    return this.#timeToSpare() >= pause
  }

  #call(): Promise<WireAnswer> {
    // The event loop may have been blocked while the call waited for its slot (G5).
    this.#checkTime()
    return this.#platform.call(withTimeLeft(this.#wire, this.#timeLeft()))
  }

  /** Milliseconds until the deadline. Rounded up, because platform timers only accept whole milliseconds. */
  #timeLeft(): number {
    return Math.ceil(this.#deadlineAt - this.clock.monotonic())
  }

  /** Milliseconds until the last moment at which an attempt may start; negative afterwards. */
  #timeToSpare(): number {
    return this.#timeLeft() - this.#minTimeLeft
  }

  #checkTime(): void {
    if (this.#timeToSpare() < 0) throw new Problem('upstream-timeout', { outcome: 'not-sent' })
  }
}

function createLane(pool: WireRequest['pool'], { clock, log, meter }: GateTools) {
  const { upstream, account, class: name } = pool
  const { breaker, bulkhead } = CLASSES[name]
  // Only cards are unavailable: other payment methods still work (decision 3.10).
  const problem = name === 'pay' ? 'card-unavailable' : 'upstream-unavailable'
  const refuse = (openMs: number) => {
    meter?.countRefusal(pool, 'open')
    return new Problem(problem, { outcome: 'not-sent', retryAfter: clampedSeconds(openMs) })
  }
  const refuseFull = () => {
    meter?.countRefusal(pool, 'full')
    return new Problem('upstream-unavailable', { outcome: 'not-sent', retryAfter: RETRY_AFTER_FULL_SECONDS })
  }
  return {
    pool,
    breaker: createBreaker(breaker, {
      clock,
      refuse,
      note: (event) => log.event(event, { upstream, account, class: name }),
    }),
    bulkhead: createBulkhead(bulkhead, clock, refuseFull),
  }
}

/** The request with its deadlines shortened to the milliseconds that are left. */
function withTimeLeft(wire: WireRequest, left: number): WireRequest {
  const { deadlines } = wire
  // The first attempt has all of its time, so nothing has to be copied.
  if (left >= deadlines.total) return wire
  return { ...wire, deadlines: { ...deadlines, total: left, firstByte: Math.min(deadlines.firstByte, left) } }
}

function getOrCreate<T>(map: Map<string, T>, key: string, create: () => T): T {
  const found = map.get(key)
  if (found !== undefined) return found
  const value = create()
  map.set(key, value)
  return value
}
