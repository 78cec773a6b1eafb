import type { Records } from './records.ts'

/** The name of an area of the store. */
export type Area = keyof Records

/** The store cannot read or write: its disk is full, missing or read-only. The message says why. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** A transaction has waited too long, mostly for a record that another database session locks. Nothing was written. */
export class StoreBusy extends StoreError {}

/** One record of a transaction: its expected value before, and its value afterwards. */
export type RecordWrite = {
  [A in Area]: {
    area: A
    key: string
    /** The expected record, null for none. Omit it to accept any. */
    was?: Records[A] | null
    /** The new record; null removes it. Omit it to only check the expectation. */
    becomes?: Records[A] | null
    /** Epoch milliseconds. Omit it to keep the current expiry. */
    expiresAt?: number
  }
}[Area]

/**
 * Exclusive right to work on something. A lease renews itself until `end` is called, and expires after its process has
 * died.
 */
export interface Lease {
  /** Whether `end` has not been called yet. The lease may have expired nevertheless. */
  readonly isHeld: boolean
  /**
   * Whether the lease has certainly not expired. Check it before an effect that relies on the lease, because the process
   * may have been stalled (G5).
   */
  readonly isLive: boolean
  /**
   * Commits the writes and releases the lease in one transaction. Returns false, with nothing written, if an
   * expectation failed. The writes are written even if the lease has expired.
   */
  end(writes?: readonly RecordWrite[]): Promise<boolean>
}

/** Areas whose records name a payment by its `token`. */
export type NamingArea = 'attempts' | 'returns' | 'handoffs'

/**
 * Records by area and key. Everything that must survive a crash is stored here. Every method rejects with a StoreError
 * if the backend fails.
 */
export interface Store {
  read<A extends Area>(area: A, key: string): Promise<Records[A] | undefined>
  /** Reads a record of `area`, and returns the record of area `to` whose key is its `token`, in one round trip. */
  follow<A extends Area>(area: NamingArea, key: string, to: A): Promise<Records[A] | undefined>
  /** All live records of an area, oldest first. Only for small areas, such as running payments. */
  list<A extends Area>(area: A): Promise<{ key: string; record: Records[A] }[]>
  /**
   * Commits all writes or none. Returns false, with nothing written, if a record is not what its write expects. Each
   * record may appear in one write only.
   * @param ends leases that are released only if the writes are committed. An expired lease does not prevent the writes
   */
  transact(writes: readonly RecordWrite[], ends?: readonly Lease[]): Promise<boolean>
  /** Writes a new record. Returns false if the key is taken. */
  insert<A extends Area>(area: A, key: string, record: Records[A], expiresAt?: number): Promise<boolean>
  /**
   * Reads, changes and writes a record, and tries again if another caller was faster. `change` must be pure and
   * synchronous; if it returns undefined, nothing is written. Returns the stored record.
   */
  update<A extends Area>(
    area: A,
    key: string,
    change: (current: Records[A] | undefined) => Records[A] | undefined,
    expiresAt?: number,
  ): Promise<Records[A] | undefined>
  remove(area: Area, key: string): Promise<void>
  /**
   * Takes the exclusive right to work on a record, among all processes that share the store, and commits the writes in
   * the same transaction. Returns undefined if another holder has it, or if an expectation failed.
   * @param duration milliseconds until the lease expires without a renewal
   * @param ends leases that are released in the same transaction, which fails if one of them has expired
   */
  lease(
    area: Area,
    key: string,
    duration: number,
    writes?: readonly RecordWrite[],
    ends?: readonly Lease[],
  ): Promise<Lease | undefined>
  /** Takes a lease and a lock in one transaction. Returns undefined if either of them is not free at once. */
  leaseAndLock(
    area: Area,
    key: string,
    duration: number,
    writes: readonly RecordWrite[],
    lock: string,
  ): Promise<{ lease: Lease; lock: Lease } | undefined>
  /**
   * Takes a lock by name, and waits for earlier callers in this and other processes. Returns undefined if the lock is
   * not free within `timeoutMs` milliseconds.
   */
  lock(name: string, timeoutMs: number): Promise<Lease | undefined>
  /**
   * Writes a test record as large as a payment's. Rejects with a StoreError if nothing can be written.
   * @param isDurable whether the record must survive a power cut, as a payment must
   */
  check(isDurable?: boolean): Promise<void>
  /** Number of migrations of the backend's schema; undefined if the backend has no migrations. */
  version(): Promise<number | undefined>
  close(): Promise<void>
}

/** A write as a backend receives it. Equal records are equal texts. */
export interface TextWrite {
  area: string
  key: string
  was?: string | null
  becomes?: string | null
  /** Milliseconds from now. Omitted to keep the current expiry. */
  expiresIn?: number
}

/** The writes of one transaction. */
export interface Unit {
  writes: readonly TextWrite[]
  /** Whether the promise settles only after the data has reached the disk. */
  isDurable: boolean
  /**
   * The caller's clock, epoch milliseconds. Records that have expired by then do not exist. A backend that several
   * machines share judges by its own clock instead (decision 45.2).
   */
  now: number
}

/**
 * What a database, a file or a browser has to implement to be a store. `store/conformance*.test.ts` test all backends.
 * A write that fails may have been written if the connection broke meanwhile (decision 45.5).
 */
export interface StoreBackend {
  read(area: string, key: string, now: number): Promise<string | undefined>
  /**
   * The record of area `to` whose key is the `token` of a record of `area`. A backend on a server sends all reads of one
   * event loop iteration in one round trip.
   */
  follow(area: string, key: string, to: string, now: number): Promise<string | undefined>
  /** Oldest first, also within one millisecond. */
  list(area: string, now: number): Promise<{ key: string; text: string }[]>
  /** Commits all writes or none. Returns false if an expectation failed. */
  commit(unit: Unit): Promise<boolean>
  /** Resolves when another process may have written, or when the signal aborts. Absent if there is no other process. */
  changed?(signal: AbortSignal): Promise<void>
  /**
   * The clock of the backend in epoch milliseconds, if several machines share the backend; undefined until the backend
   * has reported it. Never waits.
   */
  now?(): number | undefined
  /** Number of migrations of its schema. Absent if the backend has no migrations. */
  version?(): Promise<number>
  /**
   * Whether `changed` resolves after the removal of any record that made an insert fail. Waiting callers then hardly
   * need to poll.
   */
  reportsEveryRemoval?: true
  close(): Promise<void>
}

/** Reads a store for a command-line tool while gateways use the store. Changes nothing. */
export interface StoreReader {
  /** Up to `limit` live records of an area whose keys follow `after`, in the order of their keys. */
  page(area: string, after: string, limit: number): Promise<{ key: string; text: string }[]>
  close(): Promise<void>
}
