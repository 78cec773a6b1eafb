import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreBackend } from '../../ports/store.ts'
import { memoryBackend } from '../../testing/memory-store.ts'
import { openPostgres } from '../postgres/postgres.ts'
import { databaseWithClock } from '../postgres/testing/database-clock.ts'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from '../postgres/testing/postgres-server.ts'
import { openSqlite } from '../sqlite.ts'
import { webStorage } from '../web-storage.ts'
import { freshStorage } from './fresh-storage.ts'

/** An empty place of records. */
export interface Place {
  /** Opens it, as another process would. */
  open: () => StoreBackend
  /** Sets the clock of a backend that judges by its own; epoch milliseconds. */
  setClock?: (now: number) => Promise<unknown>
  /** Removes it. */
  remove?: () => void
}

let server: PostgresServer | undefined

/** Ends what the places had in common. The next file of tests in this process begins it anew. */
export async function endBackends(): Promise<void> {
  const ended = server
  server = undefined
  await ended?.end()
}

async function placeInPostgres(): Promise<Place> {
  server ??= await startPostgres()
  const { url, setClock } = await databaseWithClock(server)
  return { open: () => openPostgres(url), setClock }
}

/** All backends, whether they can be had, and how to create a place. A new one is tested by adding it to this list. */
export const BACKENDS: { name: string; isThere: boolean; place: () => Place | Promise<Place> }[] = [
  {
    name: 'memory',
    isThere: true,
    place() {
      const backend = memoryBackend()
      return { open: () => backend }
    },
  },
  {
    name: 'web storage',
    isThere: true,
    place() {
      const storage = freshStorage()
      return { open: () => webStorage(storage) }
    },
  },
  {
    name: 'sqlite',
    isThere: true,
    place() {
      const folder = mkdtempSync(join(tmpdir(), 'rota-store-'))
      const file = join(folder, 'deep', 'rota.sqlite')
      return { open: () => openSqlite(file), remove: () => rmSync(folder, { recursive: true }) }
    },
  },
  { name: 'postgres', isThere: HAS_POSTGRES, place: placeInPostgres },
]
