import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@rota/gateway/postgres'
import { openSqlite } from '@rota/gateway/sqlite'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from '@rota/gateway/testing/postgres-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack } from '../test-stack.ts'
import { drill, keep } from './restore-drill.ts'

/** Ports 5300 to 5349, shared with the other tests of this folder. */
const FIRST_PORT = 5300

const folder = mkdtempSync(join(tmpdir(), 'rota-copies-'))
afterAll(() => rmSync(folder, { recursive: true }))

function emptyLedger(): string {
  const file = join(folder, 'ledger.json')
  writeFileSync(file, '{"captures": []}')
  return file
}

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

async function startedStack(changes: Record<string, string> = {}) {
  const started = await startTestStack(FIRST_PORT, { DRAIN_MS: '250', ...changes })
  stop = started.stop
  return started.stack
}

describe('restore drill', () => {
  test('SQLite: a copy made during payments, kill -9, restored: every attempt ends, and what the bank knows better is listed', async () => {
    const stack = await startedStack()
    const place = { STORE_FILE: stack.store }
    const run = async (command: string, copy: string) => {
      const { code, text } = await keep(place, command, copy)
      if (code !== 0) throw new Error(text)
    }
    await drill(stack, {
      place,
      open: () => openSqlite(stack.store),
      backUp: (copy) => run('backup', copy),
      restore: (copy) => run('restore', copy),
    })
    const copy = join(folder, 'copy-beside-a-gateway')
    await run('backup', copy)
    await expect(run('restore', copy)).rejects.toThrow('in use')
  })

  describe.skipIf(!HAS_POSTGRES)('PostgreSQL', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server.end())

    test('the same with pg_dump, and pg_restore into a new database', async () => {
      const url = await server.create()
      const name = new URL(url).pathname.slice(1)
      const stack = await startedStack({ DATABASE_URL: url })
      await drill(stack, {
        place: { DATABASE_URL: url },
        open: () => openPostgres(url),
        backUp: (copy) => server.tool('pg_dump', '--format=custom', `--file=${copy}`, url),
        async restore(copy) {
          await server.run(`ALTER DATABASE ${name} RENAME TO replaced`)
          await server.run(`CREATE DATABASE ${name}`)
          await server.tool('pg_restore', '--single-transaction', '--no-owner', `--dbname=${url}`, copy)
          await server.run('DROP DATABASE replaced')
        },
      })

      const rights = 'GRANT USAGE ON SCHEMA rota TO reader; GRANT SELECT ON ALL TABLES IN SCHEMA rota TO reader'
      await server.run(`CREATE ROLE reader LOGIN; ${rights}`, name)
      const { text } = await keep({ DATABASE_URL: url.replace('rota@', 'reader@') }, 'ledger', emptyLedger())
      expect(text).toMatch(/^(\d+) payments in the database, 0 charges: \1 to look at$/m)
    })
  })
})

describe('with DATABASE_URL', () => {
  // Nobody listens there: the refusal needs no database.
  const place = { DATABASE_URL: 'postgres://rota@127.0.0.1:1/rota' }
  test.each([
    ['backup', 'pg_dump'],
    ['restore', 'pg_restore'],
  ])('npm run %s says which tool of PostgreSQL does it, and where the manual is', async (command, tool) => {
    const { code, text } = await keep(place, command, join(folder, 'copy'))
    expect(code).toBe(2)
    expect(text).toContain(`${tool} --`)
    expect(text).toContain('deploy/README.md')
  })

  test('npm run ledger says in a sentence that the database does not answer', async () => {
    expect(await keep(place, 'ledger', emptyLedger())).toEqual({ code: 2, text: 'the database refuses connections\n' })
  })
})
