import { expect, test } from 'vitest'
import { createSealer } from './seal.ts'

const key = (fill: number) => new Uint8Array(32).fill(fill)

test('opens what it sealed, which is unreadable otherwise', async () => {
  const sealer = createSealer([key(1)])
  const sealed = await sealer.seal('session', 'the booking')
  expect(sealed).not.toContain('booking')
  expect(await sealer.open('session', sealed)).toBe('the booking')
})

test('a rotated key decrypts but no longer encrypts', async () => {
  const old = await createSealer([key(1)]).seal('session', 'x')
  const rotated = createSealer([key(2), key(1)])
  expect(await rotated.open('session', old)).toBe('x')
  expect(await createSealer([key(1)]).open('session', await rotated.seal('session', 'y'))).toBeUndefined()
})

test('text sealed for another purpose is no session', async () => {
  const sealer = createSealer([key(1)])
  expect(await sealer.open('session', await sealer.seal('answer', 'x'))).toBeUndefined()
})

test.each(['', 'garbage', 'a.b.c.d.e', '....', 'x'.repeat(4000)])('%# garbage opens to undefined', async (text) => {
  expect(await createSealer([key(1)]).open('session', text)).toBeUndefined()
})

test('detects any changed character', async () => {
  const sealer = createSealer([key(1)])
  const sealed = await sealer.seal('session', 'x')
  for (const at of [5, sealed.indexOf('..') + 4, sealed.length - 3]) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(await sealer.open('session', sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeUndefined()
  }
})

test('a fingerprint depends on the key', async () => {
  const [one, other] = await createSealer([key(1), key(2)]).fingerprints('4000000000001091')
  expect(one).not.toBe(other)
  expect(await createSealer([key(1)]).fingerprints('4000000000001091')).toEqual([one])
})

test('opens a seal repeatedly, but never for another purpose', async () => {
  const sealer = createSealer([key(1)])
  const sealed = await sealer.seal('session', 'x')
  expect([await sealer.open('session', sealed), await sealer.open('session', sealed)]).toEqual(['x', 'x'])
  expect(await sealer.open('answer', sealed)).toBeUndefined()
  expect(await createSealer([key(2)]).open('session', sealed)).toBeUndefined()
})
