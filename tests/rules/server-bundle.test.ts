import { expect, test } from 'vitest'
import { statSync } from 'node:fs'
import { join } from 'node:path'
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
