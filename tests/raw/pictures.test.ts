import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encode } from 'fast-png'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../test-stack.ts'

// An agency whose image host has photographs: the production gateway scales them in its thread (decision 42.9).

/** Ports 5100 to 5149, shared with the other tests of this folder. */
const FIRST_PORT = 5100

/** As a photograph: hardly two pixels are alike, so that a PNG of it is large. */
function photograph(width: number, height: number): Uint8Array {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + ((at * at) % 251)) % 256)
  return encode({ width, height, channels: 3, data })
}

const original = photograph(1200, 900)
const asked: string[] = []
const images: Server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(200, { 'content-type': 'image/png' }).end(original)
})

let stack: TestStack
let stop: () => Promise<void>
beforeAll(async () => {
  await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve))
  const { port } = images.address() as AddressInfo
  ;({ stack, stop } = await startTestStack(FIRST_PORT, { IMAGES_URL: `http://127.0.0.1:${port}` }))
})
afterAll(async () => {
  await stop()
  images.close()
})

async function picture(query: string) {
  const answer = await fetch(`http://127.0.0.1:${stack.port}/images/1001/7c1f${query}`, {
    headers: { host: `localhost:${stack.port}` },
  })
  const { status, headers } = answer
  return { status, type: headers.get('content-type'), bytes: new Uint8Array(await answer.arrayBuffer()) }
}

/** Width and height in the header of a lossy WebP. */
function sizeOf(webp: Uint8Array): number[] {
  const view = new DataView(webp.buffer, webp.byteOffset)
  return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
}

test('a photograph comes in the width that a page shows, once made', async () => {
  // One after the other: a picture that waits for others may come as it is.
  const first = await picture('?width=320')
  const wide = await picture('?width=960')
  const same = await picture('?width=320')
  for (const each of [first, same, wide]) expect([each.status, each.type]).toEqual([200, 'image/webp'])
  expect(sizeOf(first.bytes)).toEqual([320, 240])
  expect(sizeOf(wide.bytes)).toEqual([960, 720])
  expect(same.bytes).toEqual(first.bytes)
  expect(first.bytes.byteLength).toBeLessThan(original.byteLength / 10)
  expect(asked).toHaveLength(2)
  expect(stack.faults()).toEqual([])
})

test('without a width it is the file of the image host, and other widths are not found', async () => {
  const whole = await picture('')
  expect([whole.status, whole.type]).toEqual([200, 'image/png'])
  expect(Buffer.compare(whole.bytes, original)).toBe(0)
  expect((await picture('?width=321')).status).toBe(404)
})
