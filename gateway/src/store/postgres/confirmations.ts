import { StoreError } from '../../ports/store.ts'

/**
 * A commit that has taken longer waits for its confirmation, in milliseconds, because no statement may work so long.
 */
const OVERDUE_MS = 5500

/** Whether commits of this user wait to be confirmed, also those of processes that have ended. */
export const OVERDUE = `
  SELECT EXISTS (
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
      AND state = 'active' AND query LIKE '%rota.commit_unit(%'
      AND extract(epoch FROM query_start) * 1000 < rota.clock() - ${OVERDUE_MS}
  ) AS overdue`

const UNCONFIRMED = 'the database does not confirm what is written, as without its standby'

/** Ends the connection of a commit, the first time it is called. */
type End = (isBroken: boolean) => void

/** Holds durable commits back while the database does not confirm them (decision 45.8). */
export interface Confirmations {
  /** Runs a durable commit, which says whether it has written, or refuses it with a StoreError. */
  run(commit: () => Promise<boolean>): Promise<boolean>
  /**
   * Gives up waiting for the answer to a durable commit. Its connection is kept until the answer comes, because the
   * server does not notice that a connection has ended while it waits.
   */
  lose(answer: Promise<boolean>, end: End): void
  /** As in `Commits`. */
  doubt(): void
  close(): void
}

/**
 * Creates the confirmations of a process.
 * @param isOverdue asks the database `OVERDUE`
 */
export function createConfirmations(isOverdue: () => Promise<boolean>): Confirmations {
  let isDoubtful = false
  let isClosed = false
  /** The commit that is tried while in doubt. Resolves with whether it was confirmed. */
  let trial: Promise<boolean> | undefined
  const lost = new Set<End>()

  function drop(): void {
    for (const end of lost) end(true)
    lost.clear()
  }

  /** Runs a commit, and ends the doubt if it has written: only then it was confirmed. */
  async function runCommit(commit: () => Promise<boolean>): Promise<boolean> {
    const isWritten = await commit()
    if (isWritten) isDoubtful = false
    return isWritten
  }

  async function awaitLost(answer: () => Promise<boolean>, end: End): Promise<void> {
    try {
      await runCommit(answer)
      end(false)
    } catch {
      end(true)
    } finally {
      lost.delete(end)
    }
  }

  return {
    async run(commit) {
      const other = trial
      if (isDoubtful && other !== undefined && !(await other)) throw new StoreError(UNCONFIRMED)
      if (!isDoubtful || other !== undefined) return runCommit(commit)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      trial = promise
      try {
        if (await isOverdue()) throw new StoreError(UNCONFIRMED)
        // No commit waits, so the lost ones never reached the server, or it is another one.
        drop()
        return await runCommit(commit)
      } finally {
        trial = undefined
        resolve(!isDoubtful)
      }
    },
    lose(answer, end) {
      isDoubtful = true
      lost.add(end)
      void awaitLost(() => answer, end)
      if (isClosed) drop()
    },
    doubt() {
      isDoubtful = true
    },
    close() {
      isClosed = true
      drop()
    },
  }
}
