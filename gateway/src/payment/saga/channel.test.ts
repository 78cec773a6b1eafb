import { describe, expect, test } from 'vitest'

import { handle as reservationComplete } from '../../operations/booking/reservationComplete.ts'
import { lineOf } from '../testing/agency.ts'
import { killableWorld, onlyAttempt } from '../testing/killable-world.ts'
import { pay, quote, requestOf } from '../testing/requests.ts'

const MINUTE = 60_000
const OPTION = '2027-05-04T23:59:00+03:00'
const IDS = { room: { id: 'r1' }, pricePlan: { id: 'ai-flex' } }
const ROOM = lineOf({ ...IDS, channel: 'reseliva', optionDate: OPTION, cancellation: { refundable: true } })

/** A visitor whose basket has rooms of a hotel channel. */
async function channelled(count = 1) {
  const w = await killableWorld()
  w.agency.payment = { methods: ['creditcard', 'later'] }
  w.agency.lines = [{ ...ROOM, count }]
  w.agency.guests = Array.from({ length: 2 * count }, () => ({ name: 'Defne', surname: 'Aydın', type: 'adult' }))
  w.agency.card = 'frictionless'
  const settled = () => w.payments().runner.settled()
  return {
    ...w,
    async payIt() {
      await pay(w.context, (await quote(w.context)).body.hash)
      await settled()
      return onlyAttempt(w)
    },
    async holdIt() {
      const { hash: quoteHash } = (await quote(w.context, { method: 'later', term: 'later' })).body
      return reservationComplete(
        {
          ...requestOf(),
          params: { path: {}, query: { term: 'later' }, header: {} } as never,
          idempotencyKey: 'key-0000000000009',
          body: { quoteHash, method: 'later', toCurrency: 'try' },
        },
        w.context,
      )
    },
  }
}

describe('a room that a hotel channel sells (decision 15.9)', () => {
  test('is checked, then sent there, and only then the booking is completed', async () => {
    const w = await channelled()
    w.agency.calledOperations = []
    expect(await w.payIt()).toMatchObject({ state: 'committed', channel: { checked: true, done: 1 } })
    const order = w.agency.calledOperations.filter(
      (name) => name.startsWith('channel') || name === 'reservationComplete',
    )
    expect(order).toEqual(['channelReservationCheck', 'channelReservationPush', 'reservationComplete'])
  })

  test('goes with a rate for each night that add up to the total, its taxes, its guest and the notes', async () => {
    const w = await channelled()
    const { reference } = await w.payIt()
    const [sent] = w.agency.pushes
    expect(sent).toMatchObject({
      Booking: { id: `${reference}-1`, channel: 'reseliva' },
      RoomStay: {
        hotel: '12',
        room: 'r1',
        pricePlan: 'ai-flex',
        checkIn: 20_270_521,
        checkOut: 20_270_526,
        guestCounts: { adults: 2, children: [] },
        total: { value: 24_850, currency: 'try' },
        taxes: { value: 4970, currency: 'try' },
      },
      PrimaryGuest: { name: 'Defne', surname: 'Aydın', email: 'defne@example.test', phone: '90-532-000-0000' },
    })
    expect(sent?.RoomStay.rates.map(({ date }) => date)).toEqual([
      20_270_521, 20_270_522, 20_270_523, 20_270_524, 20_270_525,
    ])
    expect(sent?.RoomStay.rates.reduce((sum, { amount }) => sum + amount.value, 0)).toBe(24_850)
  })

  test('one reservation for each of several rooms, each with its share of the price', async () => {
    const w = await channelled(3)
    const { reference } = await w.payIt()
    expect(w.agency.pushes.map(({ Booking }) => Booking.id)).toEqual([1, 2, 3].map((at) => `${reference}-${at}`))
    const cents = w.agency.pushes.map(({ RoomStay }) => Math.round(RoomStay.total.value * 100))
    expect(cents.reduce((sum, share) => sum + share, 0)).toBe(2_485_000)
  })

  test.each(['gone', 'refuses'] as const)('%s: what was paid goes back, and nothing is booked', async (channel) => {
    const w = await channelled()
    w.agency.channel = channel
    expect((await w.payIt()).state).toBe('refund-task')
    expect(w.agency.commits).toEqual([])
    expect(w.agency.pushes).toEqual([])
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
  })

  test.each(['gone', 'refuses'] as const)(
    '%s: what was to be held is not booked, and may be tried again',
    async (channel) => {
      const w = await channelled()
      w.agency.channel = channel
      await expect(w.holdIt()).rejects.toMatchObject({ outcome: 'refused' })
      expect((await onlyAttempt(w)).state).toBe('declined')
      expect(w.agency.commits).toEqual([])
    },
  )

  test('held unpaid, it is sent before it is booked as well', async () => {
    const w = await channelled()
    expect((await w.holdIt()).body).toMatchObject({ bookingNumber: 'YLK 4827 196' })
    expect(w.agency.pushes).toHaveLength(1)
    expect((await onlyAttempt(w)).state).toBe('reserved')
  })

  test('an answer that was lost is read back: sent once, booked', async () => {
    const w = await channelled()
    w.faults['channelReservationPush'] = 'answer-lost'
    expect((await w.payIt()).state).toBe('committed')
    expect(w.agency.pushes).toHaveLength(1)
  })

  test('a call that may have arrived is never sent again: a case for a person after half a minute', async () => {
    const w = await channelled()
    w.faults['channelReservationPush'] = 'lost'
    await w.payIt()
    delete w.faults['channelReservationPush']
    for (let second = 0; second < 60; second += 10) await w.pass(10_000)
    expect((await onlyAttempt(w)).state).toBe('unpushed')
    for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
    expect(w.agency.calledOperations.filter((name) => name === 'channelReservationPush')).toEqual([])
    expect(w.lines.filter((line) => line.includes('payment-unresolved'))).toHaveLength(1)
    expect(await w.running()).toBe(0)
  })

  test('what was certainly not sent is sent when the channel can be reached', async () => {
    const w = await channelled()
    w.faults['channelReservationPush'] = 'not-sent'
    await w.payIt()
    for (let second = 0; second < 60; second += 10) await w.pass(10_000)
    expect((await onlyAttempt(w)).state).toBe('unpushed')
    delete w.faults['channelReservationPush']
    await w.pass(MINUTE)
    expect((await onlyAttempt(w)).state).toBe('committed')
    expect(w.agency.pushes).toHaveLength(1)
  })

  test('a check without an answer is asked again; held, it is not sent and may be tried again', async () => {
    const paid = await channelled()
    paid.faults['channelReservationCheck'] = 'lost'
    expect((await paid.payIt()).state).toBe('paid')
    delete paid.faults['channelReservationCheck']
    await paid.pass(5000)
    expect((await onlyAttempt(paid)).state).toBe('committed')

    const held = await channelled()
    held.faults['channelReservationCheck'] = 'lost'
    await expect(held.holdIt()).rejects.toMatchObject({ outcome: 'not-sent' })
    expect((await onlyAttempt(held)).state).toBe('rejected')
  })

  test('held: the channel has the room and the commit could not be sent: sent later, and not held once more', async () => {
    const w = await channelled()
    w.faults['reservationComplete'] = 'not-sent'
    await w.holdIt().catch(() => undefined)
    expect((await onlyAttempt(w)).state).toBe('held')
    delete w.faults['reservationComplete']
    // The first turn is left to other gateways (decision 22.8).
    for (let turn = 0; turn < 2; turn++) await w.pass(5000)
    expect([(await onlyAttempt(w)).state, w.agency.pushes.length, w.agency.commits.length]).toEqual(['reserved', 1, 1])
  })

  test('held: what cannot be sent for half a minute after a part was, is a case for a person', async () => {
    const rooms = await channelled(2)
    rooms.agency.lines = [{ ...ROOM, count: 2 }]
    const answer = rooms.agency.answer.bind(rooms.agency)
    rooms.agency.answer = (call) => {
      if (rooms.agency.pushes.length > 0) rooms.faults['channelReservationPush'] = 'not-sent'
      return answer(call)
    }
    await rooms.holdIt().catch(() => undefined)
    for (let second = 0; second < 60; second += 10) await rooms.pass(10_000)
    expect([(await onlyAttempt(rooms)).state, rooms.agency.pushes.length]).toEqual(['unplaced', 1])

    const last = await channelled()
    last.faults['reservationComplete'] = 'not-sent'
    await last.holdIt().catch(() => undefined)
    for (let second = 0; second < 60; second += 10) await last.pass(10_000)
    expect((await onlyAttempt(last)).state).toBe('unsure')
  })

  test('is not sent again if another process sent it while this one waited for the check', async () => {
    const w = await channelled()
    const { upstream, store } = w.context
    const overtaken = async (...call: Parameters<typeof upstream>) => {
      const answered = await upstream(...call)
      if (call[0] !== 'channelReservationCheck') return answered
      const { token, since } = await onlyAttempt(w)
      w.agency.pushes.push({} as (typeof w.agency.pushes)[number])
      const sent = { since: since + 1, commit: 'unknown', channel: { checked: true, done: 1 } } as const
      await store.update('intents', token, (known) => known && { ...known, ...sent })
      return answered
    }
    w.context.upstream = overtaken
    expect(await w.payIt()).toMatchObject({ state: 'committed', channel: { checked: true, done: 1 } })
    expect(w.agency.pushes).toHaveLength(1)
  })

  test.each(Array.from({ length: 10 }, (_, steps) => steps))(
    'G2 a process that dies %i steps after Pay: never sent twice, never booked without it, money never forgotten',
    async (steps) => {
      const w = await channelled(2)
      w.killAfter(steps)
      await pay(w.context, (await quote(w.context)).body.hash).catch(() => undefined)
      expect(await w.intents()).toHaveLength(1)
      await w.restart()
      for (let second = 0; second < 120; second += 10) await w.pass(10_000)
      const ids = w.agency.pushes.map(({ Booking }) => Booking.id)
      expect(new Set(ids).size).toBe(ids.length)
      const { state } = await onlyAttempt(w)
      const ends = w.agency.captures.length > 0 ? ['committed', 'unpushed', 'pending'] : ['rejected', 'expired']
      expect(ends).toContain(state)
      expect(state === 'committed' ? [ids.length, w.agency.commits.length] : [2, 1]).toEqual([2, 1])
    },
  )
})
