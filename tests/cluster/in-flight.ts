import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Cluster } from './start-cluster.ts'

/**
 * Time that the database may need to finish statements of a process that died, in milliseconds. Shorter than a lease
 * (decision 6.7), so no other process has taken over these payments yet.
 */
const SETTLES_MS = 500

/** Commits that were being sent at some moment. */
export interface InFlight {
  count: number
  /** Names attempts that were not among them, and whose outcome is still unknown. */
  othersInDoubt(): Promise<string[]>
}

/**
 * Records the attempts whose commit was in flight when a process was killed or disconnected. Only these may end as
 * `pending`: a commit that may have arrived is never repeated, and only the agency knows its outcome (decision 6.3).
 */
export async function commitsInFlight({ postgres: { server, url } }: Cluster): Promise<InFlight> {
  const attemptsIn = async (state: string) => {
    const sql = `SELECT key FROM rota.records WHERE area = 'intents' AND value::json ->> 'state' = '${state}'`
    return (await server.run(sql, new URL(url).pathname.slice(1))).map(({ key }) => String(key))
  }
  const active = async () => {
    const sql = "SELECT pid, query_start::text FROM pg_stat_activity WHERE usename = 'shop' AND state = 'active'"
    return (await server.run(sql)).map(({ pid, query_start: begun }) => `${String(pid)} ${String(begun)}`)
  }
  await setTimeout(SETTLES_MS)
  // On a busy machine the database may still be running its last statements.
  const begun = await active()
  const unwritten = async () => {
    const still = new Set(await active())
    return begun.filter((it) => still.has(it))
  }
  await expect.poll(unwritten).toEqual([])
  const sent = await attemptsIn('committing')
  // Of an earlier strike.
  const known = new Set([...sent, ...(await attemptsIn('pending'))])
  return {
    count: sent.length,
    othersInDoubt: async () => (await attemptsIn('pending')).filter((key) => !known.has(key)),
  }
}
