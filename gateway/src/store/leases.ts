import type { Clock } from '../ports/clock.ts'
import type { Area, Lease, StoreBackend, RecordWrite, Store } from '../ports/store.ts'
import { createKeyedQueue } from './keyed-queue.ts'

/** How long a lock remains after its process has died, in milliseconds. */
const LOCK_MS = 5000

/** How often a lease is renewed within its duration. */
const RENEWALS = 3

/**
 * Pauses before another process's lock is checked again, in milliseconds. The last one repeats; a change of the backend
 * ends a pause.
 */
const PAUSES = [5, 10, 20, 40, 80, 160]

/** The pauses with a backend that reports every release: only the lock of a process that has died ends unreported. */
const PAUSES_WHEN_TOLD = [1000]

interface Parts {
  /** `now` is the moment that `expiresAt` counts from. */
  write: (writes: readonly RecordWrite[], now?: number) => Promise<boolean>
  clock: Pick<Clock, 'now' | 'after' | 'every' | 'wait'>
  backend: Pick<StoreBackend, 'changed' | 'reportsEveryRemoval'>
}

type Write = Parts['write']

/** A lease of this process. */
class HeldLease implements Lease {
  isHeld = true
  /** When it expires unless it is renewed, epoch milliseconds. */
  until: number
  /** The write that ends it. */
  readonly back: RecordWrite
  readonly #write: Write
  readonly #clock: Pick<Clock, 'now'>
  readonly #then: (() => void)[]

  constructor(back: RecordWrite, until: number, { write, clock }: Pick<Parts, 'write' | 'clock'>) {
    this.back = back
    this.until = until
    this.#write = write
    this.#clock = clock
    this.#then = []
  }

  get isLive(): boolean {
    return this.isHeld && this.#clock.now() < this.until
  }

  /** @param then called once it is ended, or given up */
  whenEnded(then: () => void): this {
    this.#then.push(then)
    return this
  }

  /** Marks it as ended, and tells all who asked for that. */
  settle(): void {
    this.isHeld = false
    for (const then of this.#then.splice(0)) then()
  }

  async end(writes: readonly RecordWrite[] = []): Promise<boolean> {
    try {
      return await writeAndEnd(this.#write, writes, [this])
    } finally {
      this.settle()
    }
  }
}

const heldOf = (leases: readonly Lease[]) => leases.filter((lease) => lease instanceof HeldLease)

/**
 * Commits the writes and ends leases. The writes are written even if a lease has expired; nothing is ended without
 * them.
 */
export async function writeAndEnd(
  write: Write,
  writes: readonly RecordWrite[],
  ends: readonly Lease[],
): Promise<boolean> {
  const leases = heldOf(ends)
  const backs = leases.map(({ back }) => back)
  const isWritten = (await write([...writes, ...backs])) || (writes.length > 0 && (await write(writes)))
  if (isWritten) for (const lease of leases) lease.settle()
  return isWritten
}

/** Implements leases and locks as records that expire unless their holder renews them. */
export function createLeases({ write, clock, backend }: Parts): Pick<Store, 'lease' | 'leaseAndLock' | 'lock'> {
  /** Leases held by this process. It never takes one over from itself, even if renewals are late. */
  const held = new Set<string>()
  const enter = createKeyedQueue()
  const pauses = backend.reportsEveryRemoval ? PAUSES_WHEN_TOLD : PAUSES

  /** Takes leases by name and duration, all in one transaction with the writes and the ends, or none. */
  async function take(
    wanted: readonly (readonly [name: string, duration: number])[],
    writes: readonly RecordWrite[] = [],
    ends: readonly Lease[] = [],
  ): Promise<HeldLease[] | undefined> {
    if (wanted.some(([name]) => held.has(name))) return undefined
    const leases = heldOf(ends)
    const mine = { by: crypto.randomUUID() }
    const now = clock.now()
    const keep = (name: string, expiresAt: number, was: typeof mine | null): RecordWrite => ({
      area: 'leases',
      key: name,
      was,
      becomes: mine,
      expiresAt,
    })
    const renew = async (lease: HeldLease, name: string, duration: number) => {
      const at = clock.now()
      if (await write([keep(name, at + duration, mine)], at)) lease.until = at + duration
    }
    for (const [name] of wanted) held.add(name)
    let isTaken = false
    try {
      const taken = wanted.map(([name, duration]) => keep(name, now + duration, null))
      isTaken = await write([...writes, ...taken, ...leases.map(({ back }) => back)], now)
    } finally {
      if (!isTaken) for (const [name] of wanted) held.delete(name)
    }
    if (!isTaken) return undefined
    for (const lease of leases) lease.settle()
    return wanted.map(([name, duration]) => {
      const lease = new HeldLease({ area: 'leases', key: name, was: mine, becomes: null }, now + duration, {
        write,
        clock,
      })
      // A failed renewal is ignored: the lease simply expires.
      const stop = clock.every(duration / RENEWALS, () => renew(lease, name, duration).catch(ignore))
      return lease.whenEnded(() => {
        stop()
        held.delete(name)
      })
    })
  }

  /** Waits until another process releases a lock, or the lock expires. */
  async function takeSoon(name: string, signal: AbortSignal, timeoutMs: number): Promise<HeldLease | undefined> {
    let waited = 0
    const free = await take([[name, LOCK_MS]])
    if (free !== undefined) return free[0]
    for (let looks = 0; ; looks++) {
      if (signal.aborted || waited >= timeoutMs) return undefined
      const pause = pauses[Math.min(looks, pauses.length - 1)] ?? 0
      const over = new AbortController()
      const either = AbortSignal.any([signal, over.signal])
      // Called before the next look, so that no release is missed between the look and the pause.
      const changed = backend.changed?.(either)
      try {
        const taken = await take([[name, LOCK_MS]])
        if (taken !== undefined) return taken[0]
        const paused = clock.wait(pause, either).then(() => void (waited += either.aborted ? 0 : pause))
        await Promise.race([paused, ...(changed === undefined ? [] : [changed])])
      } finally {
        over.abort()
      }
    }
  }

  return {
    lease: async (area: Area, key, duration, writes, ends) =>
      (await take([[`${area}/${key}`, duration]], writes, ends))?.[0],
    async leaseAndLock(area, key, duration, writes, name) {
      if (!enter.isEmpty(name)) return undefined
      const leave = await enter(name)
      const both: [string, number][] = [
        [`${area}/${key}`, duration],
        [`lock ${name}`, LOCK_MS],
      ]
      const [lease, lock] = (leave && (await take(both, writes).catch(leaveAndThrow(leave)))) ?? []
      if (leave !== undefined && lease !== undefined && lock !== undefined)
        return { lease, lock: lock.whenEnded(leave) }
      leave?.()
      return undefined
    },
    async lock(name, timeoutMs) {
      const left = new AbortController()
      const stop = clock.after(timeoutMs, () => left.abort())
      const leave = await enter(name, left.signal)
      let lock: HeldLease | undefined
      try {
        lock = leave && (await takeSoon(`lock ${name}`, left.signal, timeoutMs))
        return leave && lock?.whenEnded(leave)
      } finally {
        stop()
        if (lock === undefined) leave?.()
      }
    },
  }
}

const ignore = () => undefined

const leaveAndThrow = (leave: () => void) => (error: unknown) => {
  leave()
  throw error
}
