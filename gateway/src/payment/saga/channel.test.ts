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
async function channelWorld(count = 1) {
  const w = await killableWorld()
  w.agency.payment = { methods: ['creditcard', 'later'] }
  w.agency.lines = [{ ...ROOM, count }]
  w.agency.guests = Array.from({ length: 2 * count }, () => ({ name: 'Defne', surname: 'Aydın', type: 'adult' }))
  w.agency.card = 'frictionless'
  const settled = () => w.payments().runner.settled()
  return {
    ...w,
    async payBasket() {
      await pay(w.context, (await quote(w.context)).body.hash)
      await settled()
      return onlyAttempt(w)
    },
    async bookUnpaid() {
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

describe('a room of a hotel channel (decision 15.9)', () => {
  test('is checked and sent to the channel before the booking is completed', async () => {
    const w = await channelWorld()
    w.agency.calledOperations = []
    expect(await w.payBasket()).toMatchObject({ state: 'committed', channel: { checked: true, done: 1 } })
    const order = w.agency.calledOperations.filter(
      (name) => name.startsWith('channel') || name === 'reservationComplete',
    )
    expect(order).toEqual(['channelReservationCheck', 'channelReservationPush', 'reservationComplete'])
  })

  test('is sent with a rate per night, the total, taxes, guest and notes', async () => {
    const w = await channelWorld()
    const { reference } = await w.payBasket()
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

  test('several rooms are sent as one reservation each, with its share of the price', async () => {
    const w = await channelWorld(3)
    const { reference } = await w.payBasket()
    expect(w.agency.pushes.map(({ Booking }) => Booking.id)).toEqual([1, 2, 3].map((at) => `${reference}-${at}`))
    const cents = w.agency.pushes.map(({ RoomStay }) => Math.round(RoomStay.total.value * 100))
    expect(cents.reduce((sum, share) => sum + share, 0)).toBe(2_485_000)
  })

  test.each(['gone', 'refuses'] as const)('%s: what was paid goes back, and nothing is booked', async (channel) => {
    const w = await channelWorld()
    w.agency.channel = channel
    expect((await w.payBasket()).state).toBe('refund-task')
    expect(w.agency.commits).toEqual([])
    expect(w.agency.pushes).toEqual([])
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
  })

  test.each(['gone', 'refuses'] as const)(
    '%s: an unpaid booking is declined and may be tried again',
    async (channel) => {
      const w = await channelWorld()
      w.agency.channel = channel
      await expect(w.bookUnpaid()).rejects.toMatchObject({ outcome: 'refused' })
      expect((await onlyAttempt(w)).state).toBe('declined')
      expect(w.agency.commits).toEqual([])
    },
  )

  test('is sent before an unpaid booking is completed', async () => {
    const w = await channelWorld()
    expect((await w.bookUnpaid()).body).toMatchObject({ bookingNumber: 'YLK 4827 196' })
    expect(w.agency.pushes).toHaveLength(1)
    expect((await onlyAttempt(w)).state).toBe('reserved')
  })

  test('a reservation whose answer was lost is read back, not sent again, and booked', async () => {
    const w = await channelWorld()
    w.faults['channelReservationPush'] = 'answer-lost'
    expect((await w.payBasket()).state).toBe('committed')
    expect(w.agency.pushes).toHaveLength(1)
  })

  test('a reservation that may have arrived is never sent again, and is a case for a person after 30 seconds', async () => {
    const w = await channelWorld()
    w.faults['channelReservationPush'] = 'lost'
    await w.payBasket()
    delete w.faults['channelReservationPush']
    for (let second = 0; second < 60; second += 10) await w.pass(10_000)
    expect((await onlyAttempt(w)).state).toBe('unpushed')
    for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
    expect(w.agency.calledOperations.filter((name) => name === 'channelReservationPush')).toEqual([])
    expect(w.lines.filter((line) => line.includes('payment-unresolved'))).toHaveLength(1)
    expect(await w.running()).toBe(0)
  })

  test('a reservation that was certainly not sent is sent later', async () => {
    const w = await channelWorld()
    w.faults['channelReservationPush'] = 'not-sent'
    await w.payBasket()
    for (let second = 0; second < 60; second += 10) await w.pass(10_000)
    expect((await onlyAttempt(w)).state).toBe('unpushed')
    delete w.faults['channelReservationPush']
    await w.pass(MINUTE)
    expect((await onlyAttempt(w)).state).toBe('committed')
    expect(w.agency.pushes).toHaveLength(1)
  })

  test('a check without an answer is repeated; an unpaid booking is rejected and may be tried again', async () => {
    const paid = await channelWorld()
    paid.faults['channelReservationCheck'] = 'lost'
    expect((await paid.payBasket()).state).toBe('paid')
    delete paid.faults['channelReservationCheck']
    await paid.pass(5000)
    expect((await onlyAttempt(paid)).state).toBe('committed')

    const held = await channelWorld()
    held.faults['channelReservationCheck'] = 'lost'
    await expect(held.bookUnpaid()).rejects.toMatchObject({ outcome: 'not-sent' })
    expect((await onlyAttempt(held)).state).toBe('rejected')
  })

  test('unpaid: if the commit could not be sent, it is sent later and the room is not sent again', async () => {
    const w = await channelWorld()
    w.faults['reservationComplete'] = 'not-sent'
    await w.bookUnpaid().catch(() => undefined)
    expect((await onlyAttempt(w)).state).toBe('held')
    delete w.faults['reservationComplete']
    // The first turn is left to other gateways (decision 22.8).
    for (let turn = 0; turn < 2; turn++) await w.pass(5000)
    expect([(await onlyAttempt(w)).state, w.agency.pushes.length, w.agency.commits.length]).toEqual(['reserved', 1, 1])
  })

  test('unpaid: rooms that cannot be sent for 30 seconds after others were sent are a case for a person', async () => {
    const rooms = await channelWorld(2)
    rooms.agency.lines = [{ ...ROOM, count: 2 }]
    const answer = rooms.agency.answer.bind(rooms.agency)
    rooms.agency.answer = (call) => {
      if (rooms.agency.pushes.length > 0) rooms.faults['channelReservationPush'] = 'not-sent'
      return answer(call)
    }
    await rooms.bookUnpaid().catch(() => undefined)
    for (let second = 0; second < 60; second += 10) await rooms.pass(10_000)
    expect([(await onlyAttempt(rooms)).state, rooms.agency.pushes.length]).toEqual(['unplaced', 1])

    const last = await channelWorld()
    last.faults['reservationComplete'] = 'not-sent'
    await last.bookUnpaid().catch(() => undefined)
    for (let second = 0; second < 60; second += 10) await last.pass(10_000)
    expect((await onlyAttempt(last)).state).toBe('unsure')
  })

  test('is not sent again if another process sent it while this process waited for the check', async () => {
    const w = await channelWorld()
    const { upstream, store } = w.context
    const pushMeanwhile = async (...call: Parameters<typeof upstream>) => {
      const answer = await upstream(...call)
      if (call[0] !== 'channelReservationCheck') return answer
      const { token, since } = await onlyAttempt(w)
      w.agency.pushes.push({} as (typeof w.agency.pushes)[number])
      const sent = { since: since + 1, commit: 'unknown', channel: { checked: true, done: 1 } } as const
      await store.update('intents', token, (intent) => intent && { ...intent, ...sent })
      return answer
    }
    w.context.upstream = pushMeanwhile
    expect(await w.payBasket()).toMatchObject({ state: 'committed', channel: { checked: true, done: 1 } })
    expect(w.agency.pushes).toHaveLength(1)
  })

  test.each(Array.from({ length: 10 }, (_, steps) => steps))(
    'G2 a process that dies %i steps after Pay: sends no room twice and books none that was not sent',
    async (steps) => {
      const w = await channelWorld(2)
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
