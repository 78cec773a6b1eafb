import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import bundled from '../../bundle-keep.config.ts'
import { openSqlite } from '../store/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'rota-keep-'))
afterAll(() => rmSync(folder, { recursive: true }))

const STORE_FILE = join(folder, 'rota.sqlite')
const LEDGER = join(folder, 'ledger.json')
writeFileSync(LEDGER, JSON.stringify({ captures: [{ token: 'a', amount: 1, currency: 'TRY' }] }))

const runKeep = async (...args: string[]) => runFile(join(import.meta.dirname, 'keep.ts'), { STORE_FILE }, args)

function runFile(file: string, variables: object, args: string[]): Promise<{ code: number; text: string }> {
  const { DATABASE_URL: _none, ...env } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env: { ...env, ...variables } }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    )
  })
}

const payment = (token: string, startedAt: string) => ({
  area: 'intents',
  key: token,
  becomes: JSON.stringify({
    token,
    state: 'committed',
    reference: `R-${token}`,
    startedAt: Date.parse(startedAt),
    quote: { method: 'creditcard', installment: { num: 1, total: { value: 1, currency: 'try' } } },
  }),
})

test('npm run ledger refuses a missing store and does not create one', async () => {
  expect(await runKeep('ledger', LEDGER)).toEqual({ code: 2, text: `there is no store at ${STORE_FILE}\n` })
  expect(existsSync(STORE_FILE)).toBe(false)
})

test('npm run ledger --since leaves out earlier payments without a charge', async () => {
  const backend = openSqlite(STORE_FILE)
  const writes = [payment('a', '2027-06-29'), payment('b', '2027-06-30T20:59Z'), payment('c', '2027-06-30T21:00Z')]
  await backend.commit({ writes, isDurable: false, now: 0 })
  await backend.close()
  const [all, day, moment] = await Promise.all([
    runKeep('ledger', LEDGER),
    runKeep('ledger', LEDGER, '--since', '2027-07-01'),
    runKeep('ledger', LEDGER, '--since', '2027-07-01T00:00+03:00'),
  ])
  expect(all.text).toContain(`3 payments in ${STORE_FILE}, 1 charges: 2 to look at`)
  expect(day).toEqual({ code: 0, text: `3 payments in ${STORE_FILE}, 1 charges: they agree\n` })
  expect(moment.text).toMatch(/^c, reference R-c.*\n3 payments in .*, 1 charges: 1 to look at\n$/)
})

test('refuses an invalid date and an option of another command', async () => {
  const [none, other, unknown] = await Promise.all([
    runKeep('ledger', LEDGER, '--since', 'July'),
    runKeep('backup', join(folder, 'copy'), '--since', '2027-07-01'),
    runKeep('ledger', LEDGER, '--untill', '2027-07-01'),
  ])
  expect(none).toEqual({ code: 2, text: '--since must be a date such as 2027-07-01, or a moment with its zone\n' })
  expect(other).toMatchObject({ code: 2, text: expect.stringContaining('npm run backup -- FILE') })
  expect(unknown).toMatchObject({ code: 2, text: expect.stringContaining('--untill') })
})

test('the bundle runs without source and packages, and says which store it copied and replaced', async () => {
  const outDir = join(folder, 'bundle')
  await build({ ...bundled, configFile: false, build: { ...bundled.build, outDir } })
  const program = join(outDir, 'keep.js')
  const [store, copy] = [join(folder, 'own.sqlite'), join(folder, 'own-copy.sqlite')]
  const backend = openSqlite(store)
  await backend.commit({ writes: [payment('a', '2027-06-29')], isDurable: false, now: 0 })
  await backend.close()
  const storeVariables = { STORE_FILE: store }
  const backedUp = await runFile(program, storeVariables, ['backup', copy])
  expect(backedUp.text).toMatch(`backed up ${store} to ${copy}: 1 records, `)
  expect((await runFile(program, storeVariables, ['restore', copy])).text).toMatch(
    `restored ${store} from ${copy}: 1 records, `,
  )
  expect(await runFile(program, storeVariables, ['ledger', LEDGER])).toEqual({
    code: 0,
    text: `1 payments in ${store}, 1 charges: they agree\n`,
  })
  // The driver of PostgreSQL is a file of its own beside the bundle.
  const unreachable = { DATABASE_URL: 'postgres://rota:secret@127.0.0.1:9/rota' }
  expect(await runFile(program, unreachable, ['ledger', LEDGER])).toEqual({
    code: 2,
    text: 'the database refuses connections\n',
  })
})
