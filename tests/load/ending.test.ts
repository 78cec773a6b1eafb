import { channel } from 'node:diagnostics_channel'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../test-stack.ts'
import { preparedAll } from './payment.ts'
import { startReaders } from './readers.ts'

/** Ports 5300 to 5349, shared with the other tests of this folder. */
const FIRST_PORT = 5300

let stack: TestStack
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ stack, stop } = await startTestStack(FIRST_PORT, { DRAIN_MS: '250' }))
})
afterAll(async () => stop?.())

/** Resolves when this process has sent the heads of so many POSTs. */
function postsSent(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const heads = channel('undici:client:sendHeaders')
  let left = count
  const note = (message: unknown) => {
    const { request } = message as { request: { method: string } }
    if (request.method !== 'POST' || --left > 0) return
    heads.unsubscribe(note)
    resolve()
  }
  heads.subscribe(note)
  return promise
}

test('SIGTERM 15 ms after eight payments, beside 32 readers of pages: nothing that was accepted is reset (G13)', async () => {
  const payments = await preparedAll(8, stack.url)
  const readers = startReaders(stack.url, 32)
  await readers.has(100)
  const sent = postsSent(8)
  const paying = Promise.all(payments.map((pay) => pay()))
  await sent
  await setTimeout(15)
  const ended = stack.drain()
  const accepted = await paying
  expect(await ended).toBe(0)
  await readers.gone
  expect(readers.reading.resets).toEqual([])
  expect(readers.reading.mute).toBe(0)

  await stack.start()
  const paid = await Promise.all(accepted.map((payment) => payment.ended()))
  expect(paid.map(({ state }) => state)).toEqual(Array(8).fill('booked'))
  await readers.stop()
  expect(stack.faults()).toEqual([])
}, 120_000)
