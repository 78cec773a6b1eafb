import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { movingClock } from '../moving-clock.ts'
import { confirm, paidAtOnce, payWith, ROOM } from '../pay.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { fill, quoted, unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

let system: TestSystem
let pass: ReturnType<typeof movingClock>
beforeAll(async () => {
  system = await startTestSystem()
  pass = movingClock(system)
})
afterEach(() => system.play('normal'))
afterAll(() => system.close())

const commits = () => system.world.bookings.all().filter(({ booking }) => booking.completion !== undefined).length
const captures = () => system.world.payments.captures().length

describe('cards whose bank misbehaves', () => {
  test('3022, the bank says that the time is up: declined as not confirmed, nothing is charged', async () => {
    const before = captures()
    const paid = await payWith(system, await fill(system, [ROOM]), '4000000000003022')
    await confirm(system, paid)
    expect(await paid.now()).toMatchObject({ state: 'declined', declineReason: 'not-confirmed' })
    expect(captures()).toBe(before)
  })

  test('E4 3014, the page of the bank never loads: the visitor gives up, and the basket can be paid again', async () => {
    const prepared = await fill(system, [ROOM])
    const paid = await payWith(system, prepared, '4000000000003014')
    expect((await paid.now()).state).toBe('challenge')
    const header = { 'Idempotency-Key': newKey() }
    await prepared.visitor.client.paymentCancel({ path: { token: paid.step.paymentToken }, header })
    expect((await paid.now()).state).toBe('expired')
  })

  test('E5 3030, the bank does not send the visitor back: the gateway asks by itself and books', async () => {
    const paid = await payWith(system, await fill(system, [ROOM]), '4000000000003030')
    await expect(confirm(system, paid)).rejects.toThrow('has no form')
    await pass(5000)
    expect((await paid.now()).state).toBe('booked')
  })

  test('E5 3055, called back five times: charged once, booked once', async () => {
    const before = [captures(), commits()]
    const paid = await payWith(system, await fill(system, [ROOM]), '4000000000003055')
    const pages = await confirm(system, paid)
    expect(pages.join('')).toContain("mode: 'no-cors'")
    const address = /action="([^"]+\/payment\/return\/[^"]+)"/.exec(pages.join(''))?.[1] ?? ''
    for (let time = 0; time < 4; time++) {
      const again = new Request(address, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site' },
        redirect: 'manual',
      })
      expect((await system.ask(again)).status).toBe(303)
    }
    await system.context.payment?.runner.settled()
    expect((await paid.now()).state).toBe('booked')
    expect([captures(), commits()]).toEqual(before.map((count) => count + 1))
  })
})

describe('behaviour of the agency', () => {
  test('E10 commit-answer-lost: booked once, found by reading back', async () => {
    const before = commits()
    system.play('commit-answer-lost')
    const paid = await paidAtOnce(system)
    expect((await paid.now()).state).toBe('booked')
    expect(commits()).toBe(before + 1)
  })

  test('E10 commit-pending: pending, with a result to show, and booked when the agency shows it', async () => {
    const before = commits()
    system.play('commit-pending')
    const paid = await paidAtOnce(system)
    await pass(35_000)
    expect((await paid.now()).state).toBe('pending')
    expect((await paid.result()).state).toBe('pending')
    await pass(30_000)
    expect((await paid.result()).state).toBe('booked')
    expect(commits()).toBe(before + 1)
  })

  test('E8 price-up: 409 with both prices, 3 % apart, and nothing is charged', async () => {
    const before = captures()
    const prepared = await fill(system, [ROOM])
    const { hash } = await quoted(prepared, { method: 'creditcard', term: 'full' })
    system.play('price-up')
    const card = { number: '4000000000001000', expiry: '12/2030', cvv: '731', holder: 'DEFNE AYDIN' }
    const { error, response } = await prepared.visitor.client.orderInitialize({
      header: { 'Idempotency-Key': newKey() },
      body: { quoteHash: hash, method: 'creditcard', installment: 1, language: 'en', card },
    })
    expect(response.status).toBe(409)
    expect((error?.current?.value ?? 0) / (error?.accepted?.value ?? 1)).toBeCloseTo(1.03, 3)
    expect(captures()).toBe(before)
  })

  test('C4 sold-out-at-add: 409 sold-out, and the basket stays as it was', async () => {
    const prepared = await fill(system, [ROOM])
    system.play('sold-out-at-add')
    const patched = prepared.visitor.patch({ key: 'products', value: [ROOM, { ...ROOM, key: 'other' }] })
    await expect(patched).rejects.toThrow('sold-out')
    const { data } = await prepared.visitor.client.siteView()
    expect(data?.booking?.products.map(({ key }) => key)).toEqual([ROOM.key])
  })
})

describe('the guide for testers is true', () => {
  const guide = async () => {
    const answer = await system.bank(new Request('http://mocks.test/control/guide'))
    return (await answer.json()) as Record<'cards' | 'promotions', { number: string; code: string; see: string }[]>
  }

  test('the instalments of each card, by its first eight digits', async () => {
    const { client } = (await fill(system, [ROOM])).visitor
    const plansOf = async (bin: string) => {
      const answer = unwrap(
        await client.orderQuery({ body: { kind: 'installments', bin, amount: 24_850, currency: 'try' } }),
      )
      return answer.kind === 'installments' ? answer.options.map(({ num }) => num).filter((num) => num > 1) : []
    }
    const { cards } = await guide()
    const sold = cards.filter(({ see }) => see.includes('you can choose'))
    expect(sold).toHaveLength(5)
    for (const { number, see } of sold) {
      const [, told = ''] = /in lira, you can choose ([\d, or]+) instalments/.exec(see) ?? []
      expect([number, await plansOf(number.slice(0, 8))]).toEqual([number, told.match(/\d+/g)?.map(Number)])
    }
  })

  test('every promotion code', async () => {
    const { client } = (await fill(system, [ROOM])).visitor
    const { promotions } = await guide()
    const said: Record<string, string> = {}
    for (const { code } of promotions) said[code] = unwrap(await client.promotionQuery({ query: { code } })).status
    expect(said).toEqual({ YELKOVAN10: 'ok', BAHAR26: 'expired', TURDA15: 'notApplicable', BUYUK20: 'minAmount' })
  })
})

test('the guide for testers names every scenario and card of these tests', async () => {
  const answer = await system.bank(new Request('http://mocks.test/control/guide'))
  const { scenarios, cards } = (await answer.json()) as { scenarios: { name: string }[]; cards: { number: string }[] }
  const names = [
    'price-up',
    'sold-out-at-add',
    'commit-answer-lost',
    'commit-pending',
    'provider-nonsense',
    'short-holds',
  ]
  expect(scenarios.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  const numbers = ['3014', '3022', '3030', '3055'].map((end) => `400000000000${end}`)
  expect(cards.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers))
  expect(visitorOf(system).jar.size).toBe(0)
})
