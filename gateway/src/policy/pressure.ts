import type { Pressure, Work, Load } from '../ports/pressure.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'
import { Problem } from '../ports/problem.ts'
import type { Platform } from '../ports/platform.ts'

/**
 * In which order (decision 12.1): 0 first. Pages and searches can be asked for again; whoever has a basket would lose
 * more; payment, commit and the bank's return are last.
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

/** How often the delay is read, in milliseconds. */
const READ_MS = 100

/** The delay that is aimed at, in milliseconds: a payment waits a dozen times for the loop. */
const TARGET_MS = 80

/** How much one reading moves the pressure at most. Ten turn a whole rank away, or take it back. */
const STEP = 0.1

/** Pressure below this turns nobody away: a few slow moments are no overload. */
const CALM = 0.35
const MOST = CALM + 5

/** A standstill that is reported, and for how long it takes readiness away, in milliseconds (decision 12.3). */
const STALL_MS = 250
const STALLED_MS = 2000

const RETRY_SECONDS = 3

interface Parts {
  platform: Pick<Platform, 'loopDelay'>
  clock: Pick<Clock, 'monotonic' | 'every'>
  log: Pick<Log, 'event'>
  /** From 0 to below 1. */
  random: () => number
}

/**
 * The share that is turned away follows the delay by small steps, so that as much is taken as can be done: all or nothing
 * would leave the processor idle half of the time.
 */
export function createPressure({ platform, clock, log, random }: Parts): Pressure {
  const running = new Set<Work>()
  let finished: Work[] = []
  let pressure = 0
  let steadyFrom = Number.NEGATIVE_INFINITY

  function read(): void {
    const delay = platform.loopDelay?.()
    if (delay === undefined) return
    const error = (delay.usual - TARGET_MS) / TARGET_MS
    pressure = clamp(pressure + STEP * clamp(error, -1, 1), 0, MOST)
    if (delay.longest > STALL_MS) {
      steadyFrom = clock.monotonic() + STALLED_MS
      log.event('loop-stall', { duration: Math.round(delay.longest), ...culprits([...finished, ...running]) })
    }
    finished = []
  }

  return {
    admit(load) {
      if (pressure <= CALM + RANKS[load]) return
      if (random() < pressure - CALM - RANKS[load]) throw new Problem('overloaded', { retryAfter: RETRY_SECONDS })
    },
    isSteady: () => clock.monotonic() >= steadyFrom,
    began: (work) => void running.add(work),
    ended(work) {
      running.delete(work)
      // Those of one reading: more would only cost memory.
      if (finished.length < MOST_NAMES * 10) finished.push(work)
    },
    watch() {
      // What was before is the start of the process.
      platform.loopDelay?.()
      return clock.every(READ_MS, read)
    },
  }
}

const MOST_NAMES = 5

/** Whoever was worked on at the time; one of them has held the loop. */
function culprits(works: Work[]): { operationId?: string; places?: string[] } {
  const names = [...new Set(works.map(({ operationId = 'document' }) => operationId))]
  const [only] = names
  if (only === undefined) return {}
  return names.length === 1 ? { operationId: only } : { places: names.slice(0, MOST_NAMES) }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
