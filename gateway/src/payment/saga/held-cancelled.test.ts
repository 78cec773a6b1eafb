import { describe, expect, test } from 'vitest'
import { type Held, heldBookingWorld } from '../testing/holding.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('a held booking that its visitor has cancelled (decision 22.6)', () => {
  test.each<[string, before: number, after: number, back: number | undefined, penalty?: number]>([
    ['nothing comes', 0, 0, undefined],
    ['nothing comes but what is due to go back', 5000, 5000, undefined],
    ['a transfer comes that was under way', 0, 5000, 5000],
    ['another part comes: only that part', 5000, 15_000, 10_000],
    ['what is still due of the penalty comes', 300, 1000, undefined, 1000],
    ['more than the penalty comes: the rest', 300, 5000, 4000, 1000],
  ])('is watched like one that has lapsed: %s', async (_, before, after, back, penalty) => {
    const w = await heldBookingWorld()
    if (before > 0) w.agency.receiveTransfer(before)
    await w.cancelByVisitor(before, penalty)
    if (after > before) w.agency.receiveTransfer(after)
    await w.passTo(0)
    const owed = async () => (await w.cases()).cases.filter(({ kind }) => kind === 'payment')
    expect((await owed()).map(({ state, amount }) => [state, amount?.value])).toEqual(
      back === undefined ? [] : [['refund-task', back]],
    )
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(back === undefined ? 0 : 1)
    await w.passTo(8 * DAY)
    expect([await w.running(), (await w.result()).state, w.agency.releases]).toEqual([0, 'cancelled', []])
  })

  test('names no account and no amount to send any more', async () => {
    const w = await heldBookingWorld()
    expect(Object.keys(await w.result())).toEqual(expect.arrayContaining(['payNow', 'banks']))
    await w.cancelByVisitor(0)
    const told = Object.keys(await w.result())
    expect(told).toContain('cancellation')
    expect(told.filter((name) => name === 'payNow' || name === 'banks')).toEqual([])
  })

  test('a transfer that comes days after its option date is a case for a person', async () => {
    const w = await heldBookingWorld()
    await w.cancelByVisitor(0)
    await w.passTo(0)
    w.agency.receiveTransfer(5000)
    await w.passTo(5 * DAY)
    expect((await w.cases()).cases).toMatchObject([{ state: 'refund-task', amount: { value: 5000 }, known: ['paid'] }])
  })

  test('a transfer that comes before its option date is a case at the next look at its page', async () => {
    const w = await heldBookingWorld()
    await w.cancelByVisitor(0)
    w.agency.receiveTransfer(5000)
    await w.pass(MINUTE)
    expect((await w.result()).state).toBe('cancelled')
    expect((await w.cases()).cases).toMatchObject([{ state: 'refund-task', amount: { value: 5000 } }])
  })

  test('its week of looking begins with its option date, however early it was cancelled', async () => {
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

  test('a transfer that comes weeks later is a case when its page is opened', async () => {
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

  test('is not taken for one that has lapsed if the agency was asked meanwhile', async () => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(5000)
    const { upstream } = w.context
    const crossed = async (...call: Parameters<typeof upstream>) => {
      if (!w.agency.isCancelled) await w.cancelByVisitor(5000)
      return upstream(...call)
    }
    await w.pass(MINUTE)
    w.context.upstream = crossed
    await w.result()
    expect([await w.state(), (await w.result()).state]).toEqual(['reserved', 'cancelled'])
    await w.passTo(0)
    await w.passTo(8 * DAY)
    expect((await w.cases()).cases).toMatchObject([{ kind: 'cancellation', amount: { value: 5000 } }])
  })
})

describe('a held booking that was kept for its money, and cancelled after its option date (decision 22.6)', () => {
  const kept = async (arrived: number) => {
    const w = await heldBookingWorld('deposit')
    w.agency.receiveTransfer(arrived)
    await w.passTo(0)
    expect([await w.state(), await w.running()]).toEqual(['committed', 0])
    await w.passTo(DAY)
    await w.cancelByVisitor(arrived)
    await w.pass(MINUTE)
    expect([await w.state(), await w.running(), (await w.result()).state]).toEqual(['lapsed', 1, 'cancelled'])
    const owed = async () =>
      (await w.cases()).cases
        .filter(({ kind }) => kind === 'payment')
        .map(({ state, amount }) => [state, amount?.value])
    return { ...w, owed }
  }

  test.each<[string, (w: Held) => Promise<void>]>([
    ['a person is told within hours', (w) => w.pass(7 * 60 * MINUTE)],
    ['a person is told days later', (w) => w.passTo(7 * DAY)],
    ['its page tells it as soon as it is opened', (w) => w.pass(MINUTE)],
  ])('the rest that was under way has to be paid back: %s', async (_, wait) => {
    const w = await kept(6212.5)
    w.agency.receiveTransfer(24_850)
    await wait(w)
    expect((await w.result()).state).toBe('cancelled')
    expect(await w.owed()).toEqual([['refund-task', 18_637.5]])
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
    expect(await w.running()).toBe(1)
  })

  test('nothing comes but what is due to go back: nobody is told twice', async () => {
    const w = await kept(6212.5)
    await w.passTo(9 * DAY)
    expect([await w.owed(), await w.running(), (await w.result()).state]).toEqual([[], 0, 'cancelled'])
  })

  test('it is watched, too, if the agency was just asked whether its money had arrived', async () => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(5000)
    const { upstream } = w.context
    w.context.upstream = async (...call: Parameters<typeof upstream>) => {
      const answered = await upstream(...call)
      if (!w.agency.isCancelled) await w.cancelByVisitor(5000)
      return answered
    }
    await w.passTo(0)
    expect(await w.state()).toBe('reserved')
    await w.pass(MINUTE)
    expect([await w.state(), await w.running()]).toEqual(['lapsed', 1])
  })
})

test('a held booking that was left to a person is no case any more once it was cancelled, and is watched again', async () => {
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
    ['it pays all back itself', 5000, 0, 5000, 0, undefined],
    ['it keeps a penalty and pays the rest back', 5000, 1000, 4000, 0, undefined],
    ['another transfer comes afterwards: only that', 5000, 1000, 4000, 3000, 3000],
  ])('%s', async (_, arrived, penalty, refund, later, back) => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(arrived)
    w.agency.cancelByTelephone(penalty, refund)
    await w.passTo(0)
    expect(await w.state()).toBe('lapsed')
    if (later > 0) w.agency.receiveTransfer(arrived + later)
    await w.passTo(DAY)
    const owed = (await w.cases()).cases.map(({ state, amount }) => [state, amount?.value])
    expect(owed).toEqual(back === undefined ? [] : [['refund-task', back]])
  })
})
