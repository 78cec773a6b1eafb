import { encode } from 'fast-png'
import { afterEach, expect, test } from 'vitest'
import { createPicturePool } from './picture-pool.ts'

const pictures = createPicturePool()
afterEach(() => pictures.close())

const png = (width: number, height: number) =>
  encode({ width, height, channels: 3, data: new Uint8Array(width * height * 3).fill(120) })

test('scales in a thread of its own, and a closed one is replaced', async () => {
  const job = { picture: png(400, 300), width: 320 }
  const scaled = await pictures.scale(job)
  expect(new TextDecoder('latin1').decode(scaled?.subarray(8, 12))).toBe('WEBP')
  await pictures.close()
  expect(await pictures.scale(job)).toEqual(scaled)
})

test('returns undefined for bytes that are no picture', async () => {
  expect(await pictures.scale({ picture: new TextEncoder().encode('<html>'), width: 320 })).toBeUndefined()
})
