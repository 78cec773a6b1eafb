import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@rota/gateway/sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPair, type Pair } from '../pair.ts'
import { prepared } from './payment.ts'

/** Ports 5300 to 5349, shared with the other tests of this folder. */
const FIRST_PORT = 5300
const ROOT = join(import.meta.dirname, '../..')

let pair: Pair
let stop: () => Promise<void>
const folder = mkdtempSync(join(tmpdir(), 'rota-restore-'))
beforeAll(async () => {
  ;({ pair, stop } = await startPair(FIRST_PORT, { DRAIN_MS: '250' }))
})
afterAll(async () => {
  await stop?.()
  rmSync(folder, { recursive: true })
})

interface Ended {
  code: number
  text: string
}

/** Runs `npm run backup`, `restore` or `ledger`, without the build before it. */
function keep(command: string, file: string): Promise<Ended> {
  const args = ['gateway/src/platform/keep.ts', command, file]
  const options = { cwd: ROOT, env: { ...process.env, STORE_FILE: pair.store } }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    )
  })
}

/** The live records of an area in the file of the store, beside the gateway that uses it. */
async function recordsOf(area: 'intents' | 'running'): Promise<{ token?: string; state?: string }[]> {
  const medium = openSqlite(pair.store)
  const found = await medium.list(area, Date.now())
  await medium.close()
  return found.map(({ text }) => JSON.parse(text) as { token?: string; state?: string })
}

async function ready(count: number) {
  const payments = []
  for (let i = 0; i < count; i++) payments.push(await prepared(pair.url))
  return payments
}

test('restore drill: a copy made during payments, kill -9, restored: every attempt ends, and what the bank knows better is listed', async () => {
  const copy = join(folder, 'copy.sqlite')
  const [during, after] = [await ready(8), await ready(4)]

  // The copy is one moment of eight payments, whichever it is.
  const paying = Promise.all(during.map(async (pay) => (await pay()).ended()))
  const copied = await keep('backup', copy)
  expect(copied).toMatchObject({ code: 0 })
  await paying
  for (const pay of after) await (await pay()).ended()

  const refused = await keep('restore', copy)
  expect(refused).toMatchObject({ code: 2, text: expect.stringContaining('in use') as string })
  await pair.kill()
  expect(await keep('restore', copy)).toMatchObject({ code: 0 })
  const restored = (await recordsOf('intents')).map(({ token }) => token)
  expect(restored.length).toBeLessThanOrEqual(during.length)

  await pair.start()
  await expect.poll(async () => (await recordsOf('running')).length, { timeout: 60_000 }).toBe(0)
  const states = new Map((await recordsOf('intents')).map(({ token = '', state = '' }) => [token, state]))
  // A booking that was made after the copy is read back; nobody books or charges it again.
  expect([...states.values()].filter((state) => !['committed', 'expired', 'rejected'].includes(state))).toEqual([])

  const ledger = (await (await fetch(`${pair.control}/ledger`)).json()) as { captures: { token: string }[] }
  const charged = ledger.captures.map(({ token }) => token)
  expect(charged.length).toBe(during.length + after.length)
  expect(new Set(charged).size).toBe(charged.length)
  writeFileSync(join(folder, 'ledger.json'), JSON.stringify(ledger))
  const { code, text } = await keep('ledger', join(folder, 'ledger.json'))
  const lost = charged.filter((token) => !restored.includes(token))
  expect(lost.length).toBeGreaterThanOrEqual(after.length)
  expect(code).toBe(1)
  const unknown = text.split('\n').flatMap((line) => (line.includes('does not know') ? (line.split(',')[0] ?? '') : []))
  expect(new Set(unknown)).toEqual(new Set(lost))
  expect(unknown.length).toBe(lost.length)
  expect(text).toContain(`${lost.length} to look at`)
  expect(pair.faults()).toEqual([])
})
