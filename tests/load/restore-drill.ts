import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreBackend } from '@rota/gateway/ports/store'
import { expect, onTestFinished } from 'vitest'
import type { TestStack } from '../test-stack.ts'
import { preparedAll } from './payment.ts'

const ROOT = join(import.meta.dirname, '../..')

interface CommandResult {
  code: number
  text: string
}

/**
 * Runs `npm run backup`, `restore` or `ledger`, without the build before it.
 * @param place the variable that names the store
 */
export function keep(place: Record<string, string>, command: string, file: string): Promise<CommandResult> {
  const args = ['gateway/src/platform/keep.ts', command, file]
  const options = { cwd: ROOT, env: { ...process.env, ...place } }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    )
  })
}

/** A store with the ways to copy it that its manual names. */
export interface CopiedStore {
  /** The variable that names it. */
  place: Record<string, string>
  /** Opens it beside the gateway. */
  open: () => StoreBackend
  /** Copies it to a new file while the gateway works. */
  backUp: (copy: string) => Promise<void>
  /** Puts the copy in its place while no gateway runs. */
  restore: (copy: string) => Promise<void>
}

/**
 * Backs up the store during payments, kills the gateway and restores the copy. Checks that every attempt ends and that
 * differences from the bank's ledger are listed (decision 14.5). Needs a fresh stack.
 */
export async function drill(stack: TestStack, { place, open, backUp, restore }: CopiedStore): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rota-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const copy = join(folder, 'copy')

  /** The live records of an area, beside the gateway that uses them. */
  async function recordsOf(area: 'intents' | 'running'): Promise<{ token?: string; state?: string }[]> {
    const backend = open()
    const found = await backend.list(area, Date.now())
    await backend.close()
    return found.map(({ text }) => JSON.parse(text) as { token?: string; state?: string })
  }

  const control = async (path: string, body: object) => {
    const { status } = await fetch(`${stack.control}/${path}`, { method: 'PUT', body: JSON.stringify(body) })
    expect(status).toBeLessThan(300)
  }

  const [during, after] = [await preparedAll(8, stack.url), await preparedAll(4, stack.url)]

  // The copy is one moment of eight payments, whichever it is after the first of them has begun. None ends before it is
  // made: the agency books, but says so only when its clock has moved.
  await control('scenario', { name: 'commit-pending' })
  const begun = during.map((pay) => pay())
  const paying = Promise.all(begun.map(async (payment) => (await payment).ended()))
  await Promise.race(begun)
  await backUp(copy)
  await control('scenario', { name: 'normal' })
  await control('clock', { now: new Date(Date.now() + 60_000).toISOString() })
  await paying
  for (const pay of after) await (await pay()).ended()

  await stack.kill()
  await restore(copy)
  const restored = (await recordsOf('intents')).map(({ token }) => token)
  expect(restored.length).toBeGreaterThanOrEqual(1)
  expect(restored.length).toBeLessThanOrEqual(during.length)
  expect((await recordsOf('running')).length).toBe(restored.length)
  process.stdout.write(`  the copy has ${restored.length} of ${during.length} payments, all of them running\n`)

  await stack.start()
  await expect.poll(async () => (await recordsOf('running')).length, { timeout: 60_000 }).toBe(0)
  const states = new Map((await recordsOf('intents')).map(({ token = '', state = '' }) => [token, state]))
  // A booking that was made after the copy is read back, and neither booked nor charged again.
  expect([...states.values()].filter((state) => !['committed', 'expired', 'rejected'].includes(state))).toEqual([])

  const ledger = (await (await fetch(`${stack.control}/ledger`)).json()) as { captures: { token: string }[] }
  const charged = ledger.captures.map(({ token }) => token)
  expect(charged.length).toBe(during.length + after.length)
  expect(new Set(charged).size).toBe(charged.length)
  writeFileSync(join(folder, 'ledger.json'), JSON.stringify(ledger))
  const { code, text } = await keep(place, 'ledger', join(folder, 'ledger.json'))
  const lost = charged.filter((token) => !restored.includes(token))
  expect(lost.length).toBeGreaterThanOrEqual(after.length)
  expect(code).toBe(1)
  const unknown = text.split('\n').flatMap((line) => (line.includes('does not know') ? (line.split(',')[0] ?? '') : []))
  expect(new Set(unknown)).toEqual(new Set(lost))
  expect(unknown.length).toBe(lost.length)
  expect(text).toContain(`${lost.length} to look at`)
  expect(stack.faults()).toEqual([])
}
