import { describe, expect, test } from 'vitest'
import { type Held, heldBookingWorld } from '../testing/holding.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('a held booking that its visitor has cancelled (decision 22.6)', () => {
  test.each<[string, before: number, after: number, back: number | undefined, penalty?: number]>([
    ['no transfer arrives', 0, 0, undefined],
    ['nothing arrives except what the cancellation refunds', 5000, 5000, undefined],
    ['a late transfer arrives', 0, 5000, 5000],
    ['another part arrives: only that part is owed', 5000, 15_000, 10_000],
    ['exactly the unpaid part of the penalty arrives', 300, 1000, undefined, 1000],
    ['more than the penalty arrives: the difference is owed', 300, 5000, 4000, 1000],
  ])('late transfers are looked for, as for a lapsed booking: %s', async (_, before, after, back, penalty) => {
    const w = await heldBookingWorld()
    if (before > 0) w.agency.receiveTransfer(before)
    await w.cancelByVisitor(before, penalty)
    if (after > before) w.agency.receiveTransfer(after)
    await w.passTo(0)
    const refundCases = async () => (await w.cases()).cases.filter(({ kind }) => kind === 'payment')
    expect((await refundCases()).map(({ state, amount }) => [state, amount?.value])).toEqual(
      back === undefined ? [] : [['refund-task', back]],
    )
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(back === undefined ? 0 : 1)
    await w.passTo(8 * DAY)
    expect([await w.running(), (await w.result()).state, w.agency.releases]).toEqual([0, 'cancelled', []])
  })

  test('no longer shows bank accounts or an amount due', async () => {
    const w = await heldBookingWorld()
    expect(Object.keys(await w.result())).toEqual(expect.arrayContaining(['payNow', 'banks']))
    await w.cancelByVisitor(0)
    const properties = Object.keys(await w.result())
    expect(properties).toContain('cancellation')
    expect(properties.filter((name) => name === 'payNow' || name === 'banks')).toEqual([])
  })

  test('a transfer days after the option date is a case for a person', async () => {
    const w = await heldBookingWorld()
    await w.cancelByVisitor(0)
    await w.passTo(0)
    w.agency.receiveTransfer(5000)
    await w.passTo(5 * DAY)
    expect((await w.cases()).cases).toMatchObject([{ state: 'refund-task', amount: { value: 5000 }, known: ['paid'] }])
  })

  test('a transfer before the option date is a case when the page is opened', async () => {
    const w = await heldBookingWorld()
    await w.cancelByVisitor(0)
    w.agency.receiveTransfer(5000)
    await w.pass(MINUTE)
    expect((await w.result()).state).toBe('cancelled')
    expect((await w.cases()).cases).toMatchObject([{ state: 'refund-task', amount: { value: 5000 } }])
  })

  test('transfers are looked for until a week after the option date, however early it was cancelled', async () => {
    const w = await heldBookingWorld()
    await w.cancelByVisitor(0)
    await w.pass(MINUTE)
    await w.result()
    expect(await w.state()).toBe('reserved')
    await w.passTo(6 * DAY)
    w.agency.receiveTransfer(5000)
    await w.passTo(7 * DAY)
    expect((await w.cases()).cases).toMatchObject([{ state: 'refund-task', amount: { value: 5000 } }])
  })

  test('a transfer weeks later is a case when the page is opened', async () => {
    const w = await heldBookingWorld()
    await w.cancelByVisitor(0)
    await w.passTo(0)
    await w.passTo(20 * DAY)
    w.agency.receiveTransfer(5000)
    await w.pass(MINUTE)
    expect((await w.cases()).cases).toEqual([])
    await w.result()
    expect((await w.cases()).cases).toMatchObject([{ state: 'refund-task', amount: { value: 5000 } }])
  })

  test('does not become lapsed if it was cancelled while the agency was asked', async () => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(5000)
    const { upstream } = w.context
    const cancelFirst = async (...call: Parameters<typeof upstream>) => {
      if (!w.agency.isCancelled) await w.cancelByVisitor(5000)
      return upstream(...call)
    }
    await w.pass(MINUTE)
    w.context.upstream = cancelFirst
    await w.result()
    expect([await w.state(), (await w.result()).state]).toEqual(['reserved', 'cancelled'])
    await w.passTo(0)
    await w.passTo(8 * DAY)
    expect((await w.cases()).cases).toMatchObject([{ kind: 'cancellation', amount: { value: 5000 } }])
  })
})

describe('a held booking that was kept because money had arrived, and cancelled after its option date (decision 22.6)', () => {
  /** A held booking that was kept because `arrived` lira had arrived, and was cancelled later. */
  const keptAndCancelled = async (arrived: number) => {
    const w = await heldBookingWorld('deposit')
    w.agency.receiveTransfer(arrived)
    await w.passTo(0)
    expect([await w.state(), await w.running()]).toEqual(['committed', 0])
    await w.passTo(DAY)
    await w.cancelByVisitor(arrived)
    await w.pass(MINUTE)
    expect([await w.state(), await w.running(), (await w.result()).state]).toEqual(['lapsed', 1, 'cancelled'])
    const refundCases = async () =>
      (await w.cases()).cases
        .filter(({ kind }) => kind === 'payment')
        .map(({ state, amount }) => [state, amount?.value])
    return { ...w, refundCases }
  }

  test.each<[string, (w: Held) => Promise<void>]>([
    ['an operator gets a case within hours', (w) => w.pass(7 * 60 * MINUTE)],
    ['an operator gets a case days later', (w) => w.passTo(7 * DAY)],
    ['the case exists as soon as the page is opened', (w) => w.pass(MINUTE)],
  ])('a late transfer of the remaining amount has to be paid back: %s', async (_, wait) => {
    const w = await keptAndCancelled(6212.5)
    w.agency.receiveTransfer(24_850)
    await wait(w)
    expect((await w.result()).state).toBe('cancelled')
    expect(await w.refundCases()).toEqual([['refund-task', 18_637.5]])
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
    expect(await w.running()).toBe(1)
  })

  test('no case is made if nothing arrives except what the cancellation refunds', async () => {
    const w = await keptAndCancelled(6212.5)
    await w.passTo(9 * DAY)
    expect([await w.refundCases(), await w.running(), (await w.result()).state]).toEqual([[], 0, 'cancelled'])
  })

  test('late transfers are looked for if it was cancelled while the agency was asked', async () => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(5000)
    const { upstream } = w.context
    w.context.upstream = async (...call: Parameters<typeof upstream>) => {
      const answer = await upstream(...call)
      if (!w.agency.isCancelled) await w.cancelByVisitor(5000)
      return answer
    }
    await w.passTo(0)
    expect(await w.state()).toBe('reserved')
    await w.pass(MINUTE)
    expect([await w.state(), await w.running()]).toEqual(['lapsed', 1])
  })
})

test('an overdue booking is no longer a case once it is cancelled, and late transfers are looked for', async () => {
  const w = await heldBookingWorld()
  w.faults['siteView'] = 'lost'
  await w.passTo(0)
  for (let minute = 0; minute < 40; minute++) await w.pass(MINUTE)
  expect([await w.state(), await w.running()]).toEqual(['overdue', 0])
  delete w.faults['siteView']
  await w.cancelByVisitor(0)
  await w.pass(MINUTE)
  expect([await w.state(), await w.running(), (await w.cases()).cases]).toEqual(['lapsed', 1, []])
  w.agency.receiveTransfer(5000)
  await w.pass(DAY)
  expect((await w.cases()).cases).toMatchObject([{ state: 'refund-task', amount: { value: 5000 } }])
})

describe('a held booking that was cancelled at the agency (decision 22.6)', () => {
  test.each<[string, arrived: number, penalty: number, refund: number, later: number, back: number | undefined]>([
    ['the agency refunds everything', 5000, 0, 5000, 0, undefined],
    ['the agency keeps a penalty and refunds the rest', 5000, 1000, 4000, 0, undefined],
    ['another transfer arrives afterwards: only that is owed', 5000, 1000, 4000, 3000, 3000],
  ])('%s', async (_, arrived, penalty, refund, later, back) => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(arrived)
    w.agency.cancelByTelephone(penalty, refund)
    await w.passTo(0)
    expect(await w.state()).toBe('lapsed')
    if (later > 0) w.agency.receiveTransfer(arrived + later)
    await w.passTo(DAY)
    const refundCases = (await w.cases()).cases.map(({ state, amount }) => [state, amount?.value])
    expect(refundCases).toEqual(back === undefined ? [] : [['refund-task', back]])
  })
})
