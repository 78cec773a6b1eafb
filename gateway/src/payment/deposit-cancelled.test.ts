import { describe, expect, test } from 'vitest'
import { cardPaymentWorld } from './testing/holding.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const DEPOSIT = 6212.5
const REST = 18_637.5

type Deposited = Awaited<ReturnType<typeof cardPaymentWorld>>

/** What people are told to pay back beside the cancellation itself. */
const owed = async (w: Deposited) =>
  (await w.cases()).cases
    .filter(({ kind }) => kind === 'payment')
    .map(({ state, amount, byTransfer }) => [state, amount.value, byTransfer?.value])

const alerts = ({ lines }: Deposited) => lines.filter((line) => line.includes('payment-alert')).length

describe('a deposit by card whose booking was cancelled is watched for the rest, like a held booking (decision 22.6)', () => {
  test.each<[string, before: number, after: number, back: number | undefined, penalty?: number]>([
    ['nothing comes', 0, 0, undefined],
    ['the rest comes that was under way', 0, REST, REST],
    ['the rest had come, and goes back with the deposit', REST, REST, undefined],
    ['another part comes: only that part', 5000, 8000, 3000],
    ['what is still due of the penalty comes', 0, 3787.5, undefined, 10_000],
    ['more than the penalty comes: the rest', 0, REST, 14_850, 10_000],
    ['the deposit is the penalty: all that comes', 0, REST, REST, DEPOSIT],
  ])('%s', async (_, before, after, back, penalty) => {
    const w = await cardPaymentWorld()
    if (before > 0) w.agency.receiveTransfer(before)
    await w.cancelByVisitor(DEPOSIT + before, penalty)
    await w.pass(MINUTE)
    if (after > before) w.agency.receiveTransfer(after)
    await w.pass(DAY)
    expect(await owed(w)).toEqual(back === undefined ? [] : [['refund-task', back, back]])
    expect(alerts(w)).toBe(back === undefined ? 0 : 1)
    await w.pass(8 * DAY)
    await w.pass(DAY)
    expect([await w.running(), (await w.result()).state]).toEqual([0, 'cancelled'])
    expect(await owed(w)).toHaveLength(back === undefined ? 0 : 1)
  })

  test('as soon as its page is opened, and weeks later, too', async () => {
    const w = await cardPaymentWorld()
    await w.cancelByVisitor(DEPOSIT)
    await w.pass(MINUTE)
    for (let day = 0; day < 20; day++) await w.pass(DAY)
    expect(await w.running()).toBe(0)
    w.agency.receiveTransfer(REST)
    expect(await owed(w)).toEqual([])
    expect((await w.result()).state).toBe('cancelled')
    expect(await owed(w)).toEqual([['refund-task', REST, REST]])
  })

  test('its payment still leads to the booking, which says what became of it', async () => {
    const w = await cardPaymentWorld()
    const { bookingToken } = await w.payment()
    await w.cancelByVisitor(DEPOSIT)
    await w.pass(MINUTE)
    expect([await w.state(), (await w.payment()).state]).toEqual(['lapsed', 'booked'])
    w.agency.receiveTransfer(REST)
    await w.pass(DAY)
    expect(await w.state()).toBe('refund-task')
    const after = await w.payment()
    expect([after.state, after.bookingToken === bookingToken]).toEqual(['booked', bookingToken !== undefined])
  })

  test('a process that is killed anywhere tells a person once', async () => {
    for (let steps = 0; steps < 6; steps++) {
      const w = await cardPaymentWorld()
      await w.cancelByVisitor(DEPOSIT)
      w.agency.receiveTransfer(REST)
      w.killAfter(steps)
      await w.pass(MINUTE).catch(() => undefined)
      await w.pass(DAY).catch(() => undefined)
      await w.restart()
      await w.pass(MINUTE)
      await w.pass(DAY)
      expect(await owed(w), `after ${steps}`).toEqual([['refund-task', REST, REST]])
    }
  })
})

test('a booking that was paid in full by card has nothing to watch', async () => {
  const w = await cardPaymentWorld()
  await w.context.store.update('intents', (await w.intents())[0]?.token ?? '', (known) => {
    if (known === undefined) return known
    const { payLater: _rest, ...quote } = known.quote
    return { ...known, quote }
  })
  await w.cancelByVisitor(DEPOSIT)
  await w.pass(MINUTE)
  expect([await w.state(), await w.running()]).toEqual(['committed', 0])
})
