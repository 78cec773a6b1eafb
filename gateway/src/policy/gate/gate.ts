import type { Gate } from '../../ports/gate.ts'
import type { Log } from '../../ports/log.ts'
import type { Clock } from '../../ports/clock.ts'
import { Problem } from '../../ports/problem.ts'
import type { Platform, WireRequest } from '../../ports/platform.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { createBulkhead, type Bulkhead } from './bulkhead.ts'
import { CLASSES } from '../classes.ts'
import { createRation, type Ration } from './ration.ts'
import { clampedSeconds } from './retry-after.ts'
import { withRetries } from './retry.ts'

export interface GateTools {
  platform: Platform
  clock: Clock
  log: Log
  /** From 0 to below 1. */
  random: () => number
}

interface Lane {
  breaker: Breaker
  bulkhead: Bulkhead
  /** Retry budget of an account at an upstream, shared by all classes. */
  ration: Ration
}

/** No attempt starts with less than this share of the deadline left (decision 4.3). */
const LEAST_LEFT = 0.2

/** `Retry-After` of a full bulkhead, in seconds. */
const WHEN_FULL = 1

/**
 * Creates the gate for all upstreams. Upstreams and accounts share nothing; the classes of an account share only their
 * retry budget.
 */
export function createGate(tools: GateTools): Gate {
  const { platform, clock, random } = tools
  const lanes = new Map<string, Lane>()
  const rations = new Map<string, Ration>()

  return {
    send(wire) {
      const { upstream, account, class: name } = wire.pool
      const { deadlines, retry } = CLASSES[name]
      const end = clock.monotonic() + wire.deadlines.total
      // Rounded up, because platform timers only accept whole milliseconds.
      const left = () => Math.ceil(end - clock.monotonic())
      const spare = () => left() - LEAST_LEFT * deadlines.total
      const lane = known(lanes, `${upstream} ${account} ${name}`, () => ({
        ...createLane(wire.pool, tools),
        ration: known(rations, `${upstream} ${account}`, createRation),
      }))
      const call = () => {
        // The event loop may have been blocked while the call waited for its slot (G5).
        if (spare() < 0) throw new Problem('upstream-timeout', { outcome: 'not-sent' })
        return platform.call(withTimeLeft(wire, left()))
      }
      const inLine = () => lane.bulkhead.run(call, spare(), wire.signal)
      const attempt = () => {
        if (spare() < 0) throw new Problem('upstream-timeout', { outcome: 'not-sent' })
        return lane.breaker.run(inLine)
      }
      return withRetries(attempt, {
        figures: retry,
        ration: lane.ration,
        clock,
        random,
        hasTimeAfter: (pause) => spare() >= pause,
        signal: wire.signal,
      })
    },
    forget: () => lanes.clear(),
  }
}

function createLane({ upstream, account, class: name }: WireRequest['pool'], { clock, log }: GateTools) {
  const { breaker, bulkhead } = CLASSES[name]
  // Only cards are unavailable: other payment methods still work (decision 3.10).
  const problem = name === 'pay' ? 'card-unavailable' : 'upstream-unavailable'
  const refuse = (restMs: number) => new Problem(problem, { outcome: 'not-sent', retryAfter: clampedSeconds(restMs) })
  const isFull = () => new Problem('upstream-unavailable', { outcome: 'not-sent', retryAfter: WHEN_FULL })
  return {
    breaker: createBreaker(breaker, {
      clock,
      refuse,
      note: (event) => log.event(event, { upstream, account, class: name }),
    }),
    bulkhead: createBulkhead(bulkhead, clock, isFull),
  }
}

function withTimeLeft(wire: WireRequest, left: number): WireRequest {
  const { deadlines } = wire
  // Nothing to change at the first attempt, before any time has passed.
  if (left >= deadlines.total) return wire
  return { ...wire, deadlines: { ...deadlines, total: left, firstByte: Math.min(deadlines.firstByte, left) } }
}

function known<T>(all: Map<string, T>, key: string, make: () => T): T {
  const value = all.get(key) ?? make()
  all.set(key, value)
  return value
}
