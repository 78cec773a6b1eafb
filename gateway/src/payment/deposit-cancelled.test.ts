import { describe, expect, test } from 'vitest'
import { cardPaymentWorld } from './testing/holding.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const DEPOSIT = 6212.5
const REST = 18_637.5

type Deposited = Awaited<ReturnType<typeof cardPaymentWorld>>

/**
 * The cases of money to pay back by hand, besides the cancellation's own refund: state, amount and part by transfer.
 */
const refundCases = async (w: Deposited) =>
  (await w.cases()).cases
    .filter(({ kind }) => kind === 'payment')
    .map(({ state, amount, byTransfer }) => [state, amount.value, byTransfer?.value])

const alerts = ({ lines }: Deposited) => lines.filter((line) => line.includes('payment-alert')).length

describe('a booking with a deposit by card that was cancelled: late transfers are looked for (decision 22.6)', () => {
  test.each<[string, before: number, after: number, back: number | undefined, penalty?: number]>([
    ['no transfer arrives', 0, 0, undefined],
    ['the remaining amount arrives late', 0, REST, REST],
    ['the remaining amount had arrived before, and the cancellation refunds it', REST, REST, undefined],
    ['another part arrives: only that part is owed', 5000, 8000, 3000],
    ['exactly the unpaid part of the penalty arrives', 0, 3787.5, undefined, 10_000],
    ['more than the penalty arrives: the difference is owed', 0, REST, 14_850, 10_000],
    ['the deposit covers the penalty: everything that arrives is owed', 0, REST, REST, DEPOSIT],
  ])('%s', async (_, before, after, back, penalty) => {
    const w = await cardPaymentWorld()
    if (before > 0) w.agency.receiveTransfer(before)
    await w.cancelByVisitor(DEPOSIT + before, penalty)
    await w.pass(MINUTE)
    if (after > before) w.agency.receiveTransfer(after)
    await w.pass(DAY)
    expect(await refundCases(w)).toEqual(back === undefined ? [] : [['refund-task', back, back]])
    expect(alerts(w)).toBe(back === undefined ? 0 : 1)
    await w.pass(8 * DAY)
    await w.pass(DAY)
    expect([await w.running(), (await w.result()).state]).toEqual([0, 'cancelled'])
    expect(await refundCases(w)).toHaveLength(back === undefined ? 0 : 1)
  })

  test('a transfer becomes a case when the page is opened, even weeks later', async () => {
    const w = await cardPaymentWorld()
    await w.cancelByVisitor(DEPOSIT)
    await w.pass(MINUTE)
    for (let day = 0; day < 20; day++) await w.pass(DAY)
    expect(await w.running()).toBe(0)
    w.agency.receiveTransfer(REST)
    expect(await refundCases(w)).toEqual([])
    expect((await w.result()).state).toBe('cancelled')
    expect(await refundCases(w)).toEqual([['refund-task', REST, REST]])
  })

  test('the payment stays `booked` and leads to the booking', async () => {
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

  test('one case is made, wherever the process is killed', async () => {
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
      expect(await refundCases(w), `after ${steps}`).toEqual([['refund-task', REST, REST]])
    }
  })
})

test('a cancelled booking that was paid in full by card is not checked any more', async () => {
  const w = await cardPaymentWorld()
  await w.context.store.update('intents', (await w.intents())[0]?.token ?? '', (intent) => {
    if (intent === undefined) return intent
    const { payLater: _rest, ...quote } = intent.quote
    return { ...intent, quote }
  })
  await w.cancelByVisitor(DEPOSIT)
  await w.pass(MINUTE)
  expect([await w.state(), await w.running()]).toEqual(['committed', 0])
})
