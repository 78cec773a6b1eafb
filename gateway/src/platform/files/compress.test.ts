import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { processorMs } from '../../testing/processor-time.ts'
import { createCompress } from './compress.ts'

const BYTES = new TextEncoder().encode('a'.repeat(2000))

test('returns results with memory of their own, so that their size is the memory they take', async () => {
  const compress = createCompress()
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await compress(encoding, BYTES)
    expect(packed?.byteLength).toBeLessThan(100)
    expect(packed?.buffer.byteLength).toBe(packed?.byteLength)
  }
})

test('compresses eight at once, refuses the others, and accepts some again afterwards', async () => {
  const compress = createCompress()
  const results = await Promise.all(Array.from({ length: 20 }, () => compress('br', BYTES)))
  expect(results.filter((it) => it !== undefined)).toHaveLength(8)
  expect(await compress('br', BYTES)).toBeDefined()
})

test('leaves the event loop free: the main thread spends a fraction of the compression time', async () => {
  const compress = createCompress()
  // Four times as large as a list, so that the overhead of a call does not matter, and about as compressible.
  const large = new TextEncoder().encode(Array.from({ length: 80_000 }, (_, at) => `${at * 7919} room `).join(''))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  const onMainThread = () => processorMs(() => Array.from({ length: 3 }, () => brotliCompressSync(large, { params })))
  const inPool = () =>
    processorMs(async () => {
      for (let i = 0; i < 3; i++) await compress('br', large)
    })
  // A collection of garbage or a compilation may fall into one measurement, not into all.
  const least = async (measure: () => Promise<number>) => Math.min(await measure(), await measure(), await measure())
  expect(await least(inPool)).toBeLessThan((await least(onMainThread)) / 4)
})
