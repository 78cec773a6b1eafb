import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rota-compiled-'))
  copyFileSync(join(import.meta.dirname, 'compiled-main.ts'), join(folder, 'main.ts'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const says = (text: string) => write('gateway.cjs', `const late = () => console.log('${text}')\nlate()\n`)

/** Runs the bundle. Returns what it says. */
function run(env: { NODE_COMPILE_CACHE?: string } = { NODE_COMPILE_CACHE: join(folder, 'cache') }): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.ts')], {
    env: { ...env },
    encoding: 'utf8',
  })
  return stdout + stderr
}

/** Node makes a folder for its version and flags. */
function kept(): string {
  const [version = ''] = readdirSync(join(folder, 'cache'))
  return join(folder, 'cache', version, 'gateway')
}

test('the second start runs from what the first has compiled (decision 14.3)', () => {
  says('here')
  expect(run()).toBe('here\n')
  const { ino } = statSync(kept())
  expect(run()).toBe('here\n')
  // What V8 refuses is written anew.
  expect(statSync(kept()).ino).toBe(ino)
})

test('a bundle of the same length that says something else is never run from it', () => {
  says('old!')
  run()
  says('new!')
  expect(run()).toBe('new!\n')
  expect(run()).toBe('new!\n')
})

test.each([
  ['a byte of it has changed', (bytes: Buffer) => bytes.fill(bytes.readUInt8(99) ^ 1, 99, 100)],
  ['it ends early', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['it is empty', () => Buffer.alloc(0)],
])('it is written anew if %s', (_, harm) => {
  says('here')
  run()
  const whole = readFileSync(kept())
  writeFileSync(kept(), harm(Buffer.from(whole)))
  const harmed = statSync(kept()).ino
  expect(run()).toBe('here\n')
  const { ino, size } = statSync(kept())
  expect({ ino, size }).toEqual({ ino: expect.not.toBeOneOf([harmed]), size: whole.length })
  run()
  expect(statSync(kept()).ino).toBe(ino)
})

test('what runs after the bundle has been loaded is kept, too, unlike in the cache of Node', () => {
  const sizes = ['late', 'void'].map((called) => {
    write('gateway.cjs', `const late = () => [${'{ a: late },'.repeat(500)}]\nsetImmediate(() => ${called} (0))`)
    run()
    return statSync(kept()).size
  })
  expect(sizes[0]).toBeGreaterThan(Number(sizes[1]) + 4000)
})

test('a start that is refused keeps nothing, because it has not compiled what others need', () => {
  write('gateway.cjs', `process.exit(1)`)
  run()
  expect(existsSync(kept())).toBe(false)
})

test('it starts without a folder, and with one that cannot be written into', () => {
  says('here')
  expect(run({})).toBe('here\n')
  run()
  rmSync(kept())
  mkdirSync(kept())
  expect(run()).toBe('here\n')
})

test('the other files of the bundle get the one that runs, not a second', () => {
  write('gateway.cjs', `exports.name = 'gateway'\nconsole.log('runs')\nqueueMicrotask(() => require('./other.cjs'))`)
  write('other.cjs', `console.log(require('./gateway.cjs').name)`)
  expect(run()).toBe('runs\ngateway\n')
})
