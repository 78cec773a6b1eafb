import { Client } from 'pg'
import type { StoreReader } from '../../ports/store.ts'
import { withLibpqTls } from './address.ts'
import { asStoreError } from './failures.ts'
import { checkSchema } from './schema.ts'

/** How long connecting may take. */
const CONNECT_MS = 3000

/** How long a page may take, in milliseconds: only one person waits for it. */
const PAGE_MS = 60_000

/** In the order of the primary key, so that no page reads what is before it. */
const PAGE = `
  SELECT key, value AS text FROM rota.records
  WHERE area = $1 AND key > $2 AND (expires IS NULL OR expires > (SELECT rota.clock()))
  ORDER BY key LIMIT $3`

/** Reads a PostgreSQL database on a connection on which the server refuses every write. Leaves the schema as it is. */
export async function openPostgresReader(url: string): Promise<StoreReader> {
  const client = new Client({
    connectionString: withLibpqTls(url),
    application_name: 'rota',
    options: '-c default_transaction_read_only=on',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: PAGE_MS,
    query_timeout: PAGE_MS,
  })
  // Without a listener, a connection that breaks between two pages would end the process without a message.
  client.on('error', () => undefined)
  const close = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    await checkSchema(client)
  } catch (error) {
    await close()
    throw asStoreError(error)
  }
  return {
    async page(area, after, most) {
      try {
        return (await client.query<{ key: string; text: string }>(PAGE, [area, after, most])).rows
      } catch (error) {
        throw asStoreError(error)
      }
    },
    close,
  }
}
