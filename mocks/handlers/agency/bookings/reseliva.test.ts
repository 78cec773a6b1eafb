import { expect, it } from 'vitest'
import { createMockHarness, type MockHarness } from '../../../testing/harness.ts'
import { CHECKED, PUSHED } from '../../../testing/request-bodies.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

const push = (mock: MockHarness, over: Partial<Schema<'ChannelRoomStay'>> = {}, id = 'RSV-1') =>
  mock.call<Schema<'ChannelAnswer'>>('channelReservationPush', {
    body: { ...PUSHED, Booking: { id }, RoomStay: { ...PUSHED.RoomStay, ...over } },
  })

it('a free room is completed, once: pushed again it has the same number (decision 15.8)', async () => {
  const mock = await createMockHarness()
  const first = (await push(mock)).body
  expect(first).toMatchObject({ status: 'completed', bookingNumber: expect.stringMatching(/^YLK/) })
  expect((await push(mock)).body).toEqual(first)
  expect((await push(mock, {}, 'RSV-2')).body.bookingNumber).not.toBe(first.bookingNumber)
  expect(mock.world.channel.all().map(({ id, state }) => [id, state])).toEqual([
    ['RSV-1', 'completed'],
    ['RSV-2', 'completed'],
  ])
})

it('without a free room it stays unchecked, until there is one (decision 25.4)', async () => {
  const mock = await createMockHarness()
  mock.world.setScenario('sold-out')
  expect((await push(mock)).body).toEqual({ status: 'unchecked' })
  expect(mock.world.channel.all()).toEqual([{ id: 'RSV-1', state: 'unchecked' }])
  mock.world.setScenario('normal')
  expect((await push(mock)).body.status).toBe('completed')
})

it('a step that is left out is illegal', async () => {
  const { world } = await createMockHarness()
  expect(() => world.channel.move('RSV-1', 'completed')).toThrow('channel cannot go from unchecked to completed')
})

it.each([
  ['taxes that are not 20 % (decision 15.8)', { taxes: { value: 1, currency: 'try' as const } }, 400],
  ['an unknown hotel', { hotel: '999' }, 404],
  ['too many guests', { guestCounts: { adults: 9, children: [] } }, 422],
])('%s are refused', async (_case, over, status) => {
  expect((await push(await createMockHarness(), over)).status).toBe(status)
})

const check = (mock: MockHarness) => mock.call<Schema<'ChannelState'>>('channelReservationCheck', { body: CHECKED })
const view = (mock: MockHarness, id = 'RSV-1') =>
  mock.call<Schema<'ChannelState'>>('channelReservationView', { path: { id } })

it('a free room is marked as checked, and completed when it is pushed (decision 15.9)', async () => {
  const mock = await createMockHarness()
  expect((await view(mock)).status).toBe(404)
  expect((await check(mock)).body).toEqual({ status: 'checked' })
  expect((await view(mock)).body).toEqual({ status: 'checked' })
  const { bookingNumber } = (await push(mock)).body
  expect((await view(mock)).body).toEqual({ status: 'completed', bookingNumber })
  expect((await check(mock)).body.status).toBe('completed')
})

it('channel-check-failed: the room stays unchecked', async () => {
  const mock = await createMockHarness()
  mock.world.setScenario('channel-check-failed')
  expect((await check(mock)).body).toEqual({ status: 'unchecked' })
})

it('channel-push-failed: the reservation is refused and stays checked', async () => {
  const mock = await createMockHarness()
  mock.world.setScenario('channel-push-failed')
  await check(mock)
  expect((await push(mock)).status).toBe(409)
  expect((await view(mock)).body.status).toBe('checked')
})
