import { expect, test } from 'vitest'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { read, root } from './tree.ts'

const SERVER = 'gateway/dist/server'
const starts = readdirSync(join(root, SERVER)).filter((name) => /^start-.*\.js$/.test(name))
const started = starts.map((name) => read(`${SERVER}/${name}`)).join('')

test('a start loads one file of the bundle, without a character that would take it two bytes each (decision 14.3)', () => {
  expect(starts).toHaveLength(1)
  expect(started.match(/\P{ASCII}/u)).toBeNull()
})

test('HTTP/2, which is not offered to upstreams, is not in it (decision 4.6)', () => {
  expect(started).toContain('undici/lib/dispatcher/client-h1.js')
  expect(started).not.toContain('node:http2')
})

test.each(['hono', 'undici', 'zod'])('the licence of %s is beside it', (name) => {
  expect(read(`${SERVER}/licenses.md`)).toMatch(new RegExp(`^## ${name} - `, 'm'))
})
