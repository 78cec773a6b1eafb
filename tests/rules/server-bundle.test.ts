import { expect, test } from 'vitest'
import { statSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { read, root } from './tree.ts'

const SERVER = 'gateway/dist/server'
const started = read(`${SERVER}/gateway.cjs`)

test('a start loads one file of the bundle, besides the little that its threads share with it (decision 14.3)', () => {
  const shared = Array.from(started.matchAll(/^const \w+ = require\("\.\/([^"]+)"\)/gm), ([, file = '']) => file)
  expect(shared.length).toBeGreaterThan(0)
  const sizes = shared.map((file) => statSync(join(root, SERVER, file)).size)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(started.length / 100)
})

test('no character takes two bytes each of it, and is read as another one (decision 14.3)', () => {
  expect(started.match(/\P{ASCII}/u)).toBeNull()
})

test('it is strict, as the modules are that it is made of', () => {
  expect(started).toMatch(/^"use strict";\n/)
})

test('it imports nothing by itself: the loader of a script is experimental, and says so in the log', () => {
  expect(started.match(/(?<![\w.$"'`])import\(.*/)).toBeNull()
})

test('HTTP/2, which is not offered to upstreams, is not in it (decision 4.6)', () => {
  expect(started).toContain('undici/lib/dispatcher/client-h1.js')
  expect(started).not.toContain('node:http2')
})

test('pino does not look for its callers, which reads the whole bundle (decision 14.3)', () => {
  expect(started).toContain('pino/lib/caller.js')
  expect(started).not.toContain('getCallSites')
})

test.each(['hono', 'undici', 'zod'])('the licence of %s is beside it', (name) => {
  expect(read(`${SERVER}/licenses.md`)).toMatch(new RegExp(`^## ${name} - `, 'm'))
})

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('its thread for pictures finds the library beside it, and scales one (decision 42.9)', async () => {
  const thread = new Worker(join(root, SERVER, 'picture-worker.cjs'))
  try {
    expect(await once(thread, 'message')).toEqual([{ isReady: true }])
    thread.postMessage({ id: 1, task: { picture: Buffer.from(PNG, 'base64'), width: 320 } }, [])
    const [{ output }] = (await once(thread, 'message')) as [{ output?: Uint8Array }]
    expect(Buffer.from(output ?? []).toString('latin1', 8, 12)).toBe('WEBP')
  } finally {
    await thread.terminate()
  }
})
