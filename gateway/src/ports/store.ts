import type { Records } from './records.ts'

export type Area = keyof Records

/** The store cannot read or write: its disk is full, missing or read-only. The message says why. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/**
 * Durable records by area and key. Everything that must survive a crash goes through it; one write is one transaction.
 * Fails with a StoreError where the medium does. Implemented on node:sqlite, in the demo on the browser's storage, later on PostgreSQL.
 */
export interface Store {
  read<A extends Area>(area: A, key: string): Promise<Records[A] | undefined>
  /** Writes a record that must not exist yet; false when the key is taken. `expiresAt` in epoch milliseconds. */
  insert<A extends Area>(area: A, key: string, record: Records[A], expiresAt?: number): Promise<boolean>
  /**
   * Reads, changes and writes in one transaction, so that of two callers one sees the other's work. The change is pure
   * and synchronous; returning undefined leaves everything as it is. Answers what is stored afterwards. Without
   * `expiresAt` a record keeps the expiry it had.
   */
  update<A extends Area>(
    area: A,
    key: string,
    change: (current: Records[A] | undefined) => Records[A] | undefined,
    expiresAt?: number,
  ): Promise<Records[A] | undefined>
  /** Removes a record and answers whether there was one: of two callers, one takes it. */
  remove(area: Area, key: string): Promise<boolean>
  /** All live records of an area, oldest first. Meant for small areas, such as the running payments. */
  list<A extends Area>(area: A): Promise<{ key: string; record: Records[A] }[]>
  /** Writes as much as a payment does, and keeps one such record at most. Fails with a StoreError when nothing can be written. */
  check(): Promise<void>
  close(): Promise<void>
}
