import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Cluster } from './start-cluster.ts'

/**
 * How long the database may need for what a process sent before it died, in milliseconds. It is less than a lease lasts
 * (decision 6.7), so nobody else drives these payments yet.
 */
const SETTLES_MS = 500

/** Commits that were being sent at some moment. */
export interface InFlight {
  count: number
  /** Names attempts that were not among them, and whose outcome is still unknown. */
  othersInDoubt(): Promise<string[]>
}

/**
 * Notes whose commits are being sent, after a process has been killed or cut off. Only these may be left to a person: a
 * commit that may have arrived is never sent again, and nobody but the agency knows (decision 6.3).
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
  // On a busy machine the database is still writing what it had got.
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
