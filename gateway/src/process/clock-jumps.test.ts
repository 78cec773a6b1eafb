import { describe, expect, test } from 'vitest'
import { fakeGateway, startSession } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'

const HOUR = 3_600_000

/** A gateway whose wall clock jumps while the monotonic clock continues, as when a machine's clock is corrected. */
function jumpingClockGateway() {
  const gateway = fakeGateway()
  const { clock } = gateway
  const start = clock.now()
  return { gateway, jump: (milliseconds: number) => void Object.assign(clock, { now: () => start + milliseconds }) }
}

describe.each([HOUR, -HOUR])('G10 the clock jumps by %i ms', (jumped) => {
  test('a running call is answered, and its logged duration is right', async () => {
    const { gateway, jump } = jumpingClockGateway()
    gateway.upstream.on('hotelView', () => {
      jump(jumped)
      return { body: exampleOf('hotelView') }
    })
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
    expect(gateway.logged.requests.map(({ duration }) => duration)).toEqual([0])
  })

  test('a session stays valid, and a repeated key gets the same response', async () => {
    const { gateway, jump } = jumpingClockGateway()
    const cookie = await startSession(gateway, 'b'.repeat(24))
    jump(jumped)
    const headers = { 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() }
    const patch = () =>
      gateway.call('/api/reservation', { method: 'PATCH', json: { key: 'promotion', value: null }, headers, cookie })
    const first = await patch()
    expect(first.status).toBe(200)
    jump(0)
    expect((await patch()).text).toBe(first.text)
  })
})
