import type { Client } from 'pg'
import { StoreError } from '../../ports/store.ts'
import { MIGRATIONS } from './migrations.ts'

/** Names the lock of migrations among the advisory locks of the database. */
const MIGRATING = 0x526f7461

/**
 * Brings the schema to the version that this process knows. Of several processes one does it, and the others wait.
 * A schema that is one version newer is used as it is. Throws a StoreError if it is newer still.
 */
export async function migrate(client: Client, migrations: readonly string[] = MIGRATIONS): Promise<void> {
  const known = migrations.length
  const found = await versionOf(client)
  if (found > known + 1) throw new StoreError(mismatch(found, known))
  if (found >= known) return
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING])
    // Another process may have been faster, also one of a later version.
    const current = await versionOf(client)
    if (current > known + 1) throw new StoreError(mismatch(current, known))
    for (const [at, sql] of migrations.entries()) {
      if (at < current) continue
      if (at === 0) await client.query('CREATE SCHEMA IF NOT EXISTS rota; CREATE TABLE rota.schema (version integer)')
      await client.query(sql)
      await client.query('INSERT INTO rota.schema VALUES ($1)', [at + 1])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Throws a StoreError if this process cannot work with the schema as it is. Changes nothing. */
export async function checkSchema(client: Client): Promise<void> {
  const known = MIGRATIONS.length
  const found = await versionOf(client)
  if (found < known || found > known + 1) throw new StoreError(mismatch(found, known))
}

/** Reads the version of a schema that is there. */
export const VERSION = 'SELECT max(version) AS version FROM rota.schema'

/** The version of the schema in the database, zero if there is none. */
async function versionOf(client: Client): Promise<number> {
  // Not `to_regclass`, which may answer from what this connection knew before it waited for the lock.
  const there = await client.query(
    "SELECT FROM pg_catalog.pg_tables WHERE schemaname = 'rota' AND tablename = 'schema'",
  )
  if (there.rowCount === 0) return 0
  const { rows } = await client.query(VERSION)
  return (rows as { version: number | null }[])[0]?.version ?? 0
}

const mismatch = (found: number, known: number) =>
  `the schema of the database has version ${found}, and this version of the gateway works with ${known} and ${known + 1}`
