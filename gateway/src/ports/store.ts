import type { Records } from './records.ts'

export type Area = keyof Records

/** The store cannot read or write: its disk is full, missing or read-only. The message says why. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** One record in a transaction: what it has to be before, and what it is afterwards. */
export type Step = {
  [A in Area]: {
    area: A
    key: string
    /** The record as it was read, null for none. Left out, the step does not care. */
    was?: Records[A] | null
    /** The record from now on; null removes it. Left out, the record stays and the step is only a condition. */
    becomes?: Records[A] | null
    /** Epoch milliseconds. Left out, a record keeps the expiry that it has. */
    expiresAt?: number
  }
}[Area]

/** The right to work on something alone. It renews itself until it is ended, and expires when its process dies. */
export interface Lease {
  /**
   * Gives the right back, in one transaction with these steps. False when a step did not find what it expected: then
   * nothing of them is written. Steps are written even if the lease was lost in the meantime.
   */
  end(steps?: readonly Step[]): Promise<boolean>
}

/**
 * Records by area and key. Everything that must survive a crash goes through it. Every method fails with a StoreError
 * where the medium does.
 */
export interface Store {
  read<A extends Area>(area: A, key: string): Promise<Records[A] | undefined>
  /** All live records of an area, oldest first. Meant for small areas, such as the running payments. */
  list<A extends Area>(area: A): Promise<{ key: string; record: Records[A] }[]>
  /**
   * Writes all steps or none. False, with nothing written, when a record is not what its step expects. No two steps name
   * the same record.
   */
  transact(steps: readonly Step[]): Promise<boolean>
  /** A transaction of one step: writes a record that must not exist yet; false when the key is taken. */
  insert<A extends Area>(area: A, key: string, record: Records[A], expiresAt?: number): Promise<boolean>
  /**
   * Reads, changes and writes, again when another caller was quicker. The change is pure and synchronous; returning
   * undefined leaves everything as it is. Answers what is stored afterwards.
   */
  update<A extends Area>(
    area: A,
    key: string,
    change: (current: Records[A] | undefined) => Records[A] | undefined,
    expiresAt?: number,
  ): Promise<Records[A] | undefined>
  remove(area: Area, key: string): Promise<void>
  /**
   * The right to work on a record alone, whichever process shares the store, taken in one transaction with these steps.
   * Undefined when somebody else has it, or when a step did not find what it expected.
   * @param duration milliseconds that the lease outlives its process; also how late a renewal may be
   */
  lease(area: Area, key: string, duration: number, steps?: readonly Step[]): Promise<Lease | undefined>
  /**
   * The same for any name, waiting for those who came before: callers in this process queue, and other processes are
   * waited for. Undefined when the turn has not come within `patience` milliseconds.
   */
  lock(name: string, patience: number): Promise<Lease | undefined>
  /** Writes as much as a payment does, and keeps one such record at most. Fails with a StoreError when nothing can be written. */
  check(): Promise<void>
  close(): Promise<void>
}

/** A step as a medium gets it: records are texts, and equal records are equal texts. */
export interface TextStep {
  area: string
  key: string
  was?: string | null
  becomes?: string | null
  expiresAt?: number
}

/** Steps that are written together. */
export interface Unit {
  steps: readonly TextStep[]
  /** Written to the disk, not only handed to the operating system, before the promise settles. */
  isDurable: boolean
  /** Epoch milliseconds; what expires by then is as good as gone. */
  now: number
}

/** What a database, a file or a browser has to do to be a store; `store/conformance.test.ts` holds each to it. */
export interface Medium {
  read(area: string, key: string, now: number): Promise<string | undefined>
  /** Oldest first, also within one millisecond. */
  list(area: string, now: number): Promise<{ key: string; text: string }[]>
  /** One transaction; false when a condition of a step does not hold. */
  commit(unit: Unit): Promise<boolean>
  /** Resolves when another process may have written, or at the signal. Left out where there is no other process. */
  changed?(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}
