import type { Pressure, Work, Load } from '../ports/pressure.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'
import type { Meter } from '../ports/observing/meter.ts'
import { Problem } from '../ports/problem.ts'
import type { Platform } from '../ports/platform.ts'

/**
 * The order of shedding (decision 12.1); 0 is shed first. Pages and searches can simply be repeated, a visitor with a
 * basket has more to lose, and payments, commits and the bank's return are shed last.
 */
const RANKS: Record<Load, number> = {
  page: 0,
  docs: 0,
  search: 0,
  catalogue: 1,
  promo: 1,
  boot: 2,
  'own-page': 2,
  start: 2,
  cart: 2,
  form: 2,
  begin: 3,
  update: 3,
  pay: 4,
  commit: 4,
  'payment-check': 4,
  'payment-document': 4,
}

/** Interval between readings of the delay, in milliseconds. */
const READ_MS = 100

/** Target delay in milliseconds. It must be small, because a payment waits for the event loop a dozen times. */
const TARGET_MS = 80

/** Maximum change of the pressure per reading. Ten readings shed a whole rank, or readmit it. */
const STEP = 0.1

/** Below this pressure nothing is shed: a few slow moments are no overload. */
const NO_SHEDDING_BELOW = 0.35

/** Maximum pressure: all five ranks are shed. */
const MAX_PRESSURE = NO_SHEDDING_BELOW + 5

/**
 * A blocked loop is reported from this duration on, and turns readiness off for `STALLED_MS`; milliseconds (decision
 * 12.3).
 */
const STALL_MS = 250
const STALLED_MS = 2000

/** `Retry-After` of a request that was shed. */
const RETRY_SECONDS = 3

interface Parts {
  platform: Pick<Platform, 'loopDelay'>
  clock: Pick<Clock, 'monotonic' | 'every'>
  log: Pick<Log, 'event'>
  meter?: Pick<Meter, 'countShed'> | undefined
  /** From 0 to below 1. */
  random: () => number
}

/**
 * Sheds a share of requests that follows the delay in small steps, so that the processor is used fully. Shedding all or
 * nothing would leave it idle half of the time.
 */
export function createPressure({ platform, clock, log, meter, random }: Parts): Pressure {
  /**
   * Work in progress by place. Not a Set: when V8 grows a Set, the old table keeps its entries and the new table, so
   * ended requests would become old, each with its socket and headers.
   */
  const running: (Work | undefined)[] = []
  const freeSlots: number[] = []
  /**
   * Operations that have ended since the last reading. Only their names are kept: V8 would move a whole request, with its
   * socket and headers, to the old generation.
   */
  let finishedNames: string[] = []
  let pressure = 0
  let readyFrom = Number.NEGATIVE_INFINITY

  function read(): void {
    const delay = platform.loopDelay?.()
    if (delay === undefined) return
    const deviation = (delay.median - TARGET_MS) / TARGET_MS
    pressure = clamp(pressure + STEP * clamp(deviation, -1, 1), 0, MAX_PRESSURE)
    if (delay.longest > STALL_MS) {
      readyFrom = clock.monotonic() + STALLED_MS
      log.event('loop-stall', {
        duration: Math.round(delay.longest),
        ...suspects([...finishedNames, ...running.filter((work) => work !== undefined).map(nameOf)]),
      })
    }
    finishedNames = []
  }

  return {
    admit(load) {
      if (pressure <= NO_SHEDDING_BELOW + RANKS[load]) return
      if (random() >= pressure - NO_SHEDDING_BELOW - RANKS[load]) return
      meter?.countShed(load)
      throw new Problem('overloaded', { retryAfter: RETRY_SECONDS })
    },
    level: () => pressure,
    isSteady: () => clock.monotonic() >= readyFrom,
    beginWork(work) {
      const slot = freeSlots.pop() ?? running.length
      running[slot] = work
      return slot
    },
    endWork(slot) {
      const work = running[slot]
      if (work === undefined) return
      running[slot] = undefined
      freeSlots.push(slot)
      // Enough for one report; more would only use memory.
      if (finishedNames.length < MAX_NAMES * 10) finishedNames.push(nameOf(work))
    },
    watch() {
      // Discards the first reading, which contains the start of the process.
      platform.loopDelay?.()
      return clock.every(READ_MS, read)
    },
  }
}

/** Maximum number of operations in a report of a blocked event loop. */
const MAX_NAMES = 5

const nameOf = ({ operationId = 'document' }: Work) => operationId

/** The operations that were running, for the log: one of them has blocked the event loop. */
function suspects(running: string[]): { operationId?: string; places?: string[] } {
  const names = [...new Set(running)]
  const [only] = names
  if (only === undefined) return {}
  return names.length === 1 ? { operationId: only } : { places: names.slice(0, MAX_NAMES) }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
