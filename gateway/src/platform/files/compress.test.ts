import { expect, test } from 'vitest'
import { createCompress } from './compress.ts'

const BYTES = new TextEncoder().encode('a'.repeat(2000))

test('a result has memory of its own, so that what is weighed is what it takes', async () => {
  const compress = createCompress()
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await compress(encoding, BYTES)
    expect(packed?.byteLength).toBeLessThan(100)
    expect(packed?.buffer.byteLength).toBe(packed?.byteLength)
  }
})

test('takes a few at once, refuses the others, and takes some again afterwards', async () => {
  const compress = createCompress()
  const results = await Promise.all(Array.from({ length: 20 }, () => compress('br', BYTES)))
  expect(results.filter((it) => it !== undefined)).toHaveLength(8)
  expect(await compress('br', BYTES)).toBeDefined()
})
