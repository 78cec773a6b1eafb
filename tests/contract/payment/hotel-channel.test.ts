import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { movingClock } from '../moving-clock.ts'
import { paidAtOnce, ROOM } from '../pay.ts'
import { visitorOf } from '../visitor.ts'
import { fill, held, quoted, unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

/** A room of a hotel that is sold through a channel. */
const OF_CHANNEL = { ...ROOM, key: 'h14', id: '14', room: { id: 'r1' }, pricePlan: { id: 'hb-flex' } }
const WAY = { method: 'later', term: 'later' } as const

let system: TestSystem
let pass: ReturnType<typeof movingClock>
/** Calls to the channel, in order. */
const channelCalls: string[] = []
beforeAll(async () => {
  system = await startTestSystem()
  pass = movingClock(system)
  const { upstream } = system.context
  system.context.upstream = (operationId, ...given) => {
    if (operationId.startsWith('channel')) channelCalls.push(operationId)
    return upstream(operationId, ...given)
  }
})
afterEach(() => system.play('normal'))
afterAll(() => system.close())

const states = () => system.world.channel.all().map(({ state }) => state)

test('an offer says that a channel sells the room, and so do its line and its quote', async () => {
  const { client } = visitorOf(system)
  const { checkIn, checkOut } = ROOM
  const { rooms } = unwrap(await client.hotelPrice({ path: { id: '14' }, body: { checkIn, checkOut, adults: 2 } }))
  expect(rooms[0]?.plans[0]?.offer.channel).toBe('reseliva')
  const prepared = await fill(system, [OF_CHANNEL])
  expect(prepared.booking.products[0]?.channel).toBe('reseliva')
  expect((await quoted(prepared, WAY)).lines[0]?.channel).toBe('reseliva')
})

test('paid by card, the channel has the reservation before the booking is made', async () => {
  const paid = await paidAtOnce(
    system,
    [{ ...OF_CHANNEL, count: 2 }].map((line) => ({ ...line, pax: { adults: 1, children: [] } })),
  )
  expect((await paid.result()).state).toBe('booked')
  expect(states()).toEqual(['completed', 'completed'])
})

test('held until it is paid, the channel has it too', async () => {
  const before = states().length
  const prepared = await fill(system, [OF_CHANNEL])
  expect(unwrap(await held(prepared, (await quoted(prepared, WAY)).hash, WAY)).status).toBe('confirmed')
  expect(states().slice(before)).toEqual(['completed'])
})

test.each([
  ['channel-check-failed', 'unchecked'],
  ['channel-push-failed', 'checked'],
])('%s: the money goes back, nothing is booked and the channel has nothing', async (scenario, state) => {
  const before = states().length
  system.play(scenario)
  const paid = await paidAtOnce(system, [OF_CHANNEL])
  expect((await paid.now()).state).toBe('refund')
  expect((await paid.result()).state).toBe('refund')
  expect(states().slice(before)).toEqual([state])
})

test.each(['channel-check-failed', 'channel-push-failed'])(
  '%s: what was to be held is not booked',
  async (scenario) => {
    const prepared = await fill(system, [OF_CHANNEL])
    const { hash } = await quoted(prepared, WAY)
    system.play(scenario)
    const { response } = await held(prepared, hash, WAY)
    expect(response.status).toBe(409)
    expect(system.world.bookings.all().at(-1)?.booking.completion).toBeUndefined()
  },
)

test('channel-answer-lost: what the channel has is read back, sent once, and booked', async () => {
  const before = states().length
  system.play('channel-answer-lost')
  channelCalls.length = 0
  const paid = await paidAtOnce(system, [OF_CHANNEL])
  await pass(5000)
  expect((await paid.now()).state).toBe('booked')
  expect((await paid.result()).state).toBe('booked')
  expect(states().slice(before)).toEqual(['completed'])
  expect(channelCalls.filter((name) => name !== 'channelReservationView')).toEqual([
    'channelReservationCheck',
    'channelReservationPush',
  ])
  expect(channelCalls).toContain('channelReservationView')
})

test('channel-silent: a reservation that cannot be found is sent once and left to a person, paid and not booked', async () => {
  const before = states().length
  system.play('channel-silent')
  channelCalls.length = 0
  const paid = await paidAtOnce(system, [OF_CHANNEL])
  await pass(35_000)
  expect((await paid.now()).state).toBe('pending')
  expect((await paid.result()).state).toBe('pending')
  system.play('normal')
  for (let minute = 0; minute < 20; minute++) await pass(60_000)
  expect((await paid.now()).state).toBe('pending')
  expect(channelCalls.filter((name) => name === 'channelReservationPush')).toHaveLength(1)
  expect(states().slice(before)).toEqual(['checked'])
  expect(system.lines.filter((line) => line.includes('payment-unresolved'))).toHaveLength(1)
})

test('C10 a browser cannot check, read or send a reservation of a channel', async () => {
  const { ask } = visitorOf(system)
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const posted = { method: 'POST', headers, body: '{}' }
  const asked = [
    ask('/api/reseliva/check', posted),
    ask('/api/reseliva/reservation', posted),
    ask('/api/reseliva/reservation/X-1'),
  ]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404])
})

test('no mock broke the contract on the way', () => {
  expect(system.breaches).toEqual([])
})
