import { describe, expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import { BOOKING } from '../testing/agency.ts'
import { startPayments } from '../payments.ts'
import { killableWorld as world, onlyAttempt } from '../testing/killable-world.ts'
import { quoteBody } from '../testing/requests.ts'

const MINUTE = 60_000

describe('one attempt', () => {
  test('books once, writes the result and ends the session when the bank approves and the visitor returns', async () => {
    const w = await world()
    await w.pay()
    w.agency.bankSaysYes()
    const { token, bookingKey } = await onlyAttempt(w)
    await w.payments().runner.wake(token)
    expect(await onlyAttempt(w)).toMatchObject({ state: 'committed', completion: { bookingNumber: 'YLK 4827 196' } })
    expect(w.agency.captures).toEqual([token])
    expect(w.agency.commits).toEqual([BOOKING])
    expect(await w.context.store.read('bookings', bookingKey)).toMatchObject({
      site: 'localhost',
      result: { state: 'booked', bookingNumber: 'YLK 4827 196', paid: { value: 24_850, currency: 'try' } },
    })
    expect(await w.context.store.read('generations', BOOKING)).toMatchObject({ committed: true, current: 2 })
    expect(await w.running()).toBe(0)
  })

  test('the commit contains the accepted contracts with the time of acceptance', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    await w.pay()
    await w.payments().runner.settled()
    expect(w.agency.completed).toEqual({
      method: 'creditcard',
      toCurrency: 'try',
      contracts: quoteBody().acceptedContracts.map((contract) => ({
        ...contract,
        acceptedAt: '2027-05-01T09:00:00.000Z',
      })),
    })
  })

  test('books within 60 s when the tab is closed after the bank has approved (H4)', async () => {
    for (const secondsIntoChallenge of [0, 3, 17, 59, 300]) {
      const w = await world()
      await w.pay()
      for (let second = 0; second < secondsIntoChallenge; second += 2) await w.pass(2000)
      w.agency.bankSaysYes()
      for (let second = 0; second < 24; second += 2) await w.pass(2000)
      expect((await onlyAttempt(w)).state).toBe('committed')
    }
  })

  test('is declined when the bank declines, commits nothing, and the visitor may try again', async () => {
    const w = await world()
    await w.pay()
    w.agency.bankSaysNo()
    await w.payments().runner.wake((await onlyAttempt(w)).token)
    expect((await onlyAttempt(w)).state).toBe('declined')
    expect(await w.running()).toBe(0)
    await expect(w.pay('key-0000000000002')).resolves.toMatchObject({ body: { action: 2 } })
  })

  test('expires after 15 min without an event, not before (E4)', async () => {
    const w = await world()
    await w.pay()
    for (let minute = 0; minute < 14; minute++) await w.pass(MINUTE)
    expect((await onlyAttempt(w)).state).toBe('handed-off')
    await w.pass(MINUTE)
    expect((await onlyAttempt(w)).state).toBe('expired')
    for (let minute = 0; minute < 50; minute++) await w.pass(MINUTE)
    expect(await w.running()).toBe(0)
  })

  test('refunds a payment captured after it expired, because another attempt may have been paid since', async () => {
    const w = await world()
    await w.pay()
    await w.pass(15 * MINUTE)
    await w.pay('key-0000000000002')
    const [first] = await w.intents()
    w.agency.bankSaysYes(first?.token)
    await w.pass(MINUTE)
    expect((await w.intents()).map(({ state }) => state)).toEqual(['refund-task', 'handed-off'])
    expect(await w.context.store.read('generations', BOOKING)).toMatchObject({ committed: false })
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
  })

  test('checks an expired attempt until the agency answers, and refunds a late charge', async () => {
    const w = await world()
    await w.pay()
    await w.pass(15 * MINUTE)
    w.faults['orderQuery'] = 'lost'
    w.agency.bankSaysYes()
    for (let minute = 0; minute < 60; minute++) await w.pass(MINUTE)
    expect([(await onlyAttempt(w)).state, await w.running()]).toEqual(['expired', 1])
    delete w.faults['orderQuery']
    await w.pass(MINUTE)
    expect((await onlyAttempt(w)).state).toBe('refund-task')
  })
})

describe('an unknown outcome of the call that starts a payment (E3)', () => {
  test('books when the agency has captured', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['orderInitialize'] = 'answer-lost'
    expect((await w.pay()).body).toMatchObject({ action: 0 })
    await w.payments().runner.settled()
    expect((await onlyAttempt(w)).state).toBe('committed')
    expect(w.agency.initializations).toHaveLength(1)
  })

  test('blocks other attempts until it is rejected, after 35 s, when the agency never got the call', async () => {
    const w = await world()
    w.faults['orderInitialize'] = 'lost'
    await w.pay()
    await w.pass(20_000)
    await expect(w.pay('key-0000000000002')).rejects.toMatchObject({ name: 'payment-in-progress' })
    await w.pass(20_000)
    expect((await onlyAttempt(w)).state).toBe('rejected')
  })

  test('expires after two minutes when the form never reached the browser', async () => {
    const w = await world()
    w.faults['orderInitialize'] = 'answer-lost'
    await w.pay()
    await w.pass(2 * MINUTE)
    expect((await onlyAttempt(w)).state).toBe('expired')
  })
})

/**
 * Waits for two ticks: after a call that could not be sent, the first tick is left to other gateways (decision 22.8).
 */
const TICKS = [20_000, 20_000]
describe('an unknown commit (E10)', () => {
  test('finds the booking by reading back, and does not send the commit again', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'answer-lost'
    await w.pay()
    await w.payments().runner.settled()
    expect((await onlyAttempt(w)).state).toBe('committed')
    expect(w.agency.commits).toHaveLength(1)
  })

  test('without a booking: is pending with an alert within 60 s, checks for 15 min, never sends the commit again', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'lost'
    await w.pay()
    for (let second = 0; second < 64; second += 4) await w.pass(4000)
    expect((await onlyAttempt(w)).state).toBe('pending')
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
    const { bookingKey, reference } = await onlyAttempt(w)
    const result = (await w.context.store.read('bookings', bookingKey))?.result
    expect(result).toMatchObject({ state: 'pending', reference })
    for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
    expect((await onlyAttempt(w)).state).toBe('pending')
    expect(await w.running()).toBe(0)
    expect(w.agency.commits).toEqual([])
    expect(w.lines.filter((line) => line.includes('payment-unresolved'))).toHaveLength(1)
  })

  test('a pending payment becomes a booking when the agency makes the booking later', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'lost'
    await w.pay()
    for (let second = 0; second < 64; second += 4) await w.pass(4000)
    w.agency.completion = { status: 'confirmed', bookingNumber: 'YLK 1', paymentStatus: 4 }
    await w.pass(MINUTE)
    const { state, bookingKey } = await onlyAttempt(w)
    expect(state).toBe('committed')
    expect((await w.context.store.read('bookings', bookingKey))?.result).toMatchObject({ state: 'booked' })
  })

  test('makes a refund task and an alert when the agency refuses', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'refused'
    await w.pay()
    await w.payments().runner.settled()
    const { state, bookingKey } = await onlyAttempt(w)
    expect(state).toBe('refund-task')
    expect((await w.context.store.read('bookings', bookingKey))?.result).toMatchObject({ state: 'refund' })
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
  })

  test('a commit that could not be sent is sent when the agency is reachable again', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'not-sent'
    await w.pay()
    for (let second = 0; second < 20; second += 4) await w.pass(4000)
    expect((await onlyAttempt(w)).state).toBe('paid')
    delete w.faults['reservationComplete']
    for (const time of TICKS) await w.pass(time)
    expect((await onlyAttempt(w)).state).toBe('committed')
    expect(w.agency.commits).toHaveLength(1)
  })

  test('a commit that cannot be sent for long makes the payment pending with an alert, and is sent later', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'not-sent'
    await w.pay()
    w.faults['siteView'] = 'not-sent'
    for (let second = 0; second < 60; second += 4) await w.pass(4000)
    expect((await onlyAttempt(w)).state).toBe('pending')
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
    delete w.faults['reservationComplete']
    delete w.faults['siteView']
    for (const time of TICKS) await w.pass(time)
    expect((await onlyAttempt(w)).state).toBe('committed')
    expect(w.agency.commits).toHaveLength(1)
  })

  test('is pending with an alert while its site is not configured, and sends the commit afterwards', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'not-sent'
    await w.pay()
    await w.payments().runner.settled()
    delete w.faults['reservationComplete']
    const { sites } = w.context.config
    w.context.config.sites = {}
    for (let second = 0; second < 60; second += 4) await w.pass(4000)
    expect((await onlyAttempt(w)).state).toBe('pending')
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
    expect(w.agency.commits).toEqual([])
    w.context.config.sites = sites
    for (const time of TICKS) await w.pass(time)
    expect((await onlyAttempt(w)).state).toBe('committed')
    expect(w.agency.commits).toHaveLength(1)
  })

  test('never sends the commit again after the process died during it (decision 6.3)', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'lost'
    await w.pay()
    await w.payments().runner.settled()
    delete w.faults['reservationComplete']
    await w.restart()
    for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
    expect((await onlyAttempt(w)).state).toBe('pending')
    expect(w.agency.commits).toEqual([])
  })
})

test('an illegal event changes nothing and is logged (decision 25.5)', async () => {
  const w = await world()
  await w.pay()
  const stale = await onlyAttempt(w)
  w.agency.bankSaysNo()
  await w.payments().runner.wake(stale.token)
  expect(await changesOf(w.payments().tools).move(stale, 'captured')).toBeUndefined()
  expect((await onlyAttempt(w)).state).toBe('declined')
  expect(w.lines.filter((line) => line.includes('payment-illegal-move'))).toHaveLength(1)
})

test('a process cannot commit a payment that another process has tried to commit since it was read', async () => {
  const w = await world()
  await w.pay()
  const changes = changesOf(w.payments().tools)
  const { token } = await onlyAttempt(w)
  await w.context.store.update(
    'intents',
    token,
    (intent) => intent && { ...intent, state: 'pending', commit: 'not-sent' },
  )
  const read = await onlyAttempt(w)
  const other = await changes.move(read, 'commit', { commit: 'unknown' })
  await changes.move(other ?? read, 'unresolved')
  expect((await onlyAttempt(w)).state).toBe('pending')
  expect(await changes.move(read, 'commit', { commit: 'unknown' })).toBeUndefined()
})

test('two gateways that share a store book once', async () => {
  const w = await world()
  await w.pay()
  w.agency.bankSaysYes()
  const other = startPayments(w.context)
  const { token } = await onlyAttempt(w)
  await Promise.all([w.payments().runner.advance(token), other.runner.advance(token)])
  await w.pass(1000)
  expect((await onlyAttempt(w)).state).toBe('committed')
  expect(w.agency.commits).toHaveLength(1)
})
