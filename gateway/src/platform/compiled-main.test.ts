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
/** Writes a bundle that prints a text. */
const writeBundle = (text: string) => write('gateway.cjs', `const late = () => console.log('${text}')\nlate()\n`)

/** Runs the bundle. Returns its output. */
function run(env: { NODE_COMPILE_CACHE?: string } = { NODE_COMPILE_CACHE: join(folder, 'cache') }): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.ts')], {
    env: { ...env },
    encoding: 'utf8',
  })
  return stdout + stderr
}

/** The cache file. It is in a folder that Node names after its version and flags. */
function cacheFile(): string {
  const [version = ''] = readdirSync(join(folder, 'cache'))
  return join(folder, 'cache', version, 'gateway')
}

test('runs the second start from the code that the first has compiled (decision 14.3)', () => {
  writeBundle('here')
  expect(run()).toBe('here\n')
  const { ino } = statSync(cacheFile())
  expect(run()).toBe('here\n')
  // The file would have been replaced if V8 had rejected it.
  expect(statSync(cacheFile()).ino).toBe(ino)
})

test('does not use the cache for another bundle of the same length', () => {
  writeBundle('old!')
  run()
  writeBundle('new!')
  expect(run()).toBe('new!\n')
  expect(run()).toBe('new!\n')
})

test.each([
  ['a byte of it has changed', (bytes: Buffer) => bytes.fill(bytes.readUInt8(99) ^ 1, 99, 100)],
  ['it ends early', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['it is empty', () => Buffer.alloc(0)],
])('replaces the cache file if %s', (_, harm) => {
  writeBundle('here')
  run()
  const whole = readFileSync(cacheFile())
  writeFileSync(cacheFile(), harm(Buffer.from(whole)))
  const harmed = statSync(cacheFile()).ino
  expect(run()).toBe('here\n')
  const { ino, size } = statSync(cacheFile())
  expect({ ino, size }).toEqual({ ino: expect.not.toBeOneOf([harmed]), size: whole.length })
  run()
  expect(statSync(cacheFile()).ino).toBe(ino)
})

test('also caches functions that run after the bundle was loaded, unlike the cache of Node', () => {
  const sizes = ['late', 'void'].map((called) => {
    write('gateway.cjs', `const late = () => [${'{ a: late },'.repeat(500)}]\nsetImmediate(() => ${called} (0))`)
    run()
    return statSync(cacheFile()).size
  })
  expect(sizes[0]).toBeGreaterThan(Number(sizes[1]) + 4000)
})

test('writes no cache after a failed start', () => {
  write('gateway.cjs', `process.exit(1)`)
  run()
  expect(existsSync(cacheFile())).toBe(false)
})

test('starts without a cache folder, and with one that cannot be written', () => {
  writeBundle('here')
  expect(run({})).toBe('here\n')
  run()
  rmSync(cacheFile())
  mkdirSync(cacheFile())
  expect(run()).toBe('here\n')
})

test('gives other files of the bundle the running module, not a second one', () => {
  write('gateway.cjs', `exports.name = 'gateway'\nconsole.log('runs')\nqueueMicrotask(() => require('./other.cjs'))`)
  write('other.cjs', `console.log(require('./gateway.cjs').name)`)
  expect(run()).toBe('runs\ngateway\n')
})
