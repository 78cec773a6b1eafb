import type { PoolClient } from 'pg'
import type { StoreError, Unit } from '../../ports/store.ts'
import { createConfirmations } from './confirmations.ts'
import { withTimeout, TimeoutError } from './with-timeout.ts'
import { createSemaphore } from './semaphore.ts'

/**
 * Maximum number of connections for commits, and among them for durable ones. Durable commits wait for the disk and for
 * a standby, others for the records that they lock; reads wait for neither, so some connections are left for them.
 */
const COMMITS = 8
const DURABLE = 5

const COMMIT = 'SELECT rota.commit_unit($1, $2, $3, $4, $5, $6, $7, $8) AS done'

/** Commits units of work. */
export interface Commits {
  /** Returns false if an expectation failed. */
  commit(unit: Unit): Promise<boolean>
  /** Reports that the database does not confirm what another process has written. */
  doubt(): void
  close(): void
}

interface Parts {
  /** Takes a connection of the pool, or fails with a StoreError. */
  connect: () => Promise<PoolClient>
  /** The StoreError of a failure. */
  storeErrorOf: (error: unknown, mayBeWritten: boolean) => StoreError
  /** Whether the database has commits that it does not confirm. */
  isOverdue: () => Promise<boolean>
  /** Maximum time to wait for a place, in milliseconds. */
  timeoutMs: number
  /** Maximum time to wait for the answer, in milliseconds. */
  answerWithin: number
}

/** Creates the commits of a process. */
export function createCommits({ connect, storeErrorOf, isOverdue, timeoutMs, answerWithin }: Parts): Commits {
  const [all, durable] = [createSemaphore(COMMITS), createSemaphore(DURABLE)]
  const confirmations = createConfirmations(isOverdue)

  /**
   * Takes a connection, and a permit of each kind that the unit needs. Returns a function that gives all back, once.
   */
  async function begin({ isDurable }: Unit): Promise<{ client: PoolClient; end: (isBroken: boolean) => void }> {
    const from = performance.now()
    const releases: (() => void)[] = []
    const releaseAll = () => {
      for (const each of releases.splice(0)) each()
    }
    try {
      for (const acquire of isDurable ? [durable, all] : [all])
        releases.push(await acquire(timeoutMs - (performance.now() - from)))
      const client = await connect()
      const release = (isBroken: boolean) => client.release(isBroken)
      const ends = [release]
      const end = (isBroken: boolean) => {
        ends.pop()?.(isBroken)
        releaseAll()
      }
      return { client, end }
    } catch (error) {
      releaseAll()
      throw error
    }
  }

  async function run(unit: Unit): Promise<boolean> {
    const { client, end } = await begin(unit)
    const answer = write(client, unit)
    try {
      const isWritten = await withTimeout(answer, answerWithin)
      end(false)
      return isWritten
    } catch (error) {
      if (unit.isDurable && error instanceof TimeoutError) confirmations.lose(answer, end)
      else end(true)
      throw storeErrorOf(error, true)
    }
  }

  return {
    commit: (unit) => (unit.isDurable ? confirmations.run(() => run(unit)) : run(unit)),
    doubt: () => confirmations.doubt(),
    close: () => confirmations.close(),
  }
}

async function write(client: PoolClient, unit: Unit): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>({ name: 'commit', text: COMMIT, values: valuesOf(unit) })
  return rows[0]?.done === true
}

/** The parameters of a unit: one array per column, with one element per write. */
function valuesOf({ writes, isDurable }: Unit): unknown[] {
  return [
    writes.map(({ area }) => area),
    writes.map(({ key }) => key),
    writes.map(({ was }) => was !== undefined),
    writes.map(({ was }) => was ?? null),
    writes.map(({ becomes }) => becomes !== undefined),
    writes.map(({ becomes }) => becomes ?? null),
    writes.map(({ expiresIn }) => expiresIn ?? null),
    isDurable,
  ]
}
