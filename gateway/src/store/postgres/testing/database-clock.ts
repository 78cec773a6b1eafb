import { openPostgres } from '../postgres.ts'
import type { PostgresServer } from './postgres-server.ts'

/** A database whose clock stands, at 0 first, and is set by the test (epoch milliseconds). */
export async function databaseWithClock(server: PostgresServer) {
  const url = await server.create()
  const database = new URL(url).pathname.slice(1)
  const backend = openPostgres(url)
  // The first request creates the schema.
  await backend.list('running', 0)
  await backend.close()
  const setClock = (now: number) =>
    server.run(
      `CREATE OR REPLACE FUNCTION rota.clock() RETURNS bigint LANGUAGE sql AS 'SELECT ${now}::bigint'`,
      database,
    )
  await setClock(0)
  return { url, setClock }
}
