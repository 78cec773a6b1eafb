import { operations, type OperationLimit } from '@rota/openapi/agency/operations'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '../ports/problem.ts'
import { memoryCounter } from '../platform/memory/counter.ts'
import { createLimits, LIMITS } from './limits.ts'
import type { LimitedCaller } from '../ports/limits.ts'

const NAMES = Object.keys(LIMITS) as OperationLimit[]
const SOMEBODY: LimitedCaller = { account: '1001', address: '192.0.2.1' }

/** Makes calls until one is refused. Returns how many were accepted, and the seconds to wait. */
async function takeAll(
  check: ReturnType<typeof createLimits>,
  name: OperationLimit,
  who: (call: number) => LimitedCaller,
) {
  for (let taken = 0; taken < 1000; taken++) {
    const refused = await check(name, who(taken)).catch((error: unknown) => error)
    if (refused instanceof Problem) return { taken, name: refused.name, wait: refused.retryAfter ?? 0 }
  }
  return { taken: 1000, name: '', wait: 0 }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('the figures of decision 13.2', () => {
  test.each<[OperationLimit, number | undefined, number, number]>([
    ['begin', 5, 20, 600],
    ['promo', 10, 30, 600],
    ['form', 3, 10, 600],
    ['search', 30, 120, 60],
    ['suggest', 60, 240, 60],
    ['find-booking', 10, 30, 600],
    ['quote', 30, 120, 60],
    ['pay', 10, 30, 600],
    ['start', undefined, 60, 600],
  ])('%s: %s of a visitor and %i of an address in %i seconds', (name, visitor, address, seconds) => {
    expect(LIMITS[name]).toMatchObject({ address, seconds })
    expect(LIMITS[name].visitor).toBe(visitor)
  })

  test('find-booking has those of promo (decision 13.3)', () => {
    expect(LIMITS['find-booking']).toEqual(LIMITS.promo)
  })
})

describe('a caller', () => {
  test.each(NAMES)('%s: is limited per session, until the window ends', async (name) => {
    const check = createLimits(memoryCounter())
    const visitor = { ...SOMEBODY, booking: 'b-1' }
    const allowed = LIMITS[name].visitor ?? LIMITS[name].address
    expect(await takeAll(check, name, () => visitor)).toEqual({
      taken: allowed,
      name: 'too-many-requests',
      wait: LIMITS[name].seconds,
    })
    vi.advanceTimersByTime(LIMITS[name].seconds * 1000 - 1)
    expect((await takeAll(check, name, () => visitor)).wait).toBe(1)
    vi.advanceTimersByTime(1)
    expect((await takeAll(check, name, () => visitor)).taken).toBe(allowed)
  })

  test.each(NAMES)('%s: is limited per address, whatever the number of sessions', async (name) => {
    const again = (call: number) => ({ ...SOMEBODY, booking: `b-${call}` })
    expect((await takeAll(createLimits(memoryCounter()), name, again)).taken).toBe(LIMITS[name].address)
  })

  test.each(['begin', 'promo', 'form', 'find-booking'] as const)(
    '%s: is limited without a session too',
    async (name) => {
      expect(LIMITS[name].guest).toBe(LIMITS[name].visitor)
    },
  )

  test.each(NAMES)('%s: counts with its address if it has no session', async (name) => {
    const taken = LIMITS[name].guest ?? LIMITS[name].address
    expect((await takeAll(createLimits(memoryCounter()), name, () => SOMEBODY)).taken).toBe(taken)
  })

  test('counts as one visitor when its address changes', async () => {
    const moving = (call: number) => ({ account: '1001', address: `192.0.2.${call}`, booking: 'b-1' })
    expect((await takeAll(createLimits(memoryCounter()), 'promo', moving)).taken).toBe(10)
  })

  test('counts as one address within an IPv6 network', async () => {
    const moving = (call: number) => ({ account: '1001', address: `2001:db8::${call.toString(16)}` })
    expect((await takeAll(createLimits(memoryCounter()), 'promo', moving)).taken).toBe(10)
  })

  test('uses up nothing of the limit of the address once it is refused', async () => {
    const check = createLimits(memoryCounter())
    for (let i = 0; i < 100; i++) await check('promo', { ...SOMEBODY, booking: 'b-1' }).catch(() => {})
    const other = (call: number) => ({ ...SOMEBODY, booking: `other-${call}` })
    expect((await takeAll(check, 'promo', other)).taken).toBe(LIMITS.promo.address - 10)
  })

  test('does not affect other addresses, sites and limits', async () => {
    const check = createLimits(memoryCounter())
    await takeAll(check, 'form', () => SOMEBODY)
    for (const who of [
      { ...SOMEBODY, address: '192.0.2.2' },
      { ...SOMEBODY, account: '2002' },
    ])
      await expect(check('form', who)).resolves.toBeUndefined()
    await expect(check('search', SOMEBODY)).resolves.toBeUndefined()
  })

  test.each(NAMES)('%s: is counted per key, whatever its address', async (name) => {
    const keyed = (call: number) => ({ account: '1001', address: `192.0.2.${call % 200}`, key: 'tests' })
    const check = createLimits(memoryCounter())
    expect((await takeAll(check, name, keyed)).taken).toBe(LIMITS[name].key)
    await expect(check(name, { ...SOMEBODY, key: 'another' })).resolves.toBeUndefined()
    await expect(check(name, SOMEBODY)).resolves.toBeUndefined()
  })

  test('is distinguished by its session behind a key', async () => {
    const keyed = () => ({ ...SOMEBODY, key: 'tests', booking: 'b-1' })
    expect((await takeAll(createLimits(memoryCounter()), 'promo', keyed)).taken).toBe(10)
  })
})

describe('factors of the configuration', () => {
  test('scale all limits, or a single one', async () => {
    const check = createLimits(memoryCounter(), { default: 2, limits: { form: 0.5 } })
    expect((await takeAll(check, 'promo', () => SOMEBODY)).taken).toBe(20)
    expect((await takeAll(check, 'form', () => SOMEBODY)).taken).toBe(2)
  })

  test('scale the counts of addresses without those of sessions', async () => {
    const check = createLimits(memoryCounter(), { default: 1, address: 4, limits: {} })
    expect((await takeAll(check, 'promo', () => ({ ...SOMEBODY, booking: 'b-1' }))).taken).toBe(10)
    expect((await takeAll(check, 'promo', () => SOMEBODY)).taken).toBe(40)
    const other = (call: number) => ({ ...SOMEBODY, booking: `other-${call}` })
    expect((await takeAll(check, 'promo', other)).taken).toBe(4 * LIMITS.promo.address - 50)
  })
})

describe('limits in the contract', () => {
  const rows = Object.values(operations)

  test('every call that starts, begins, tries a code or a card, writes or searches has a limit (decision 13.1)', () => {
    const limited = new Set(['start', 'begin', 'promo', 'form', 'search', 'pay'])
    expect(rows.filter((row) => limited.has(row.class) && row.limit === undefined)).toEqual([])
  })

  test('every other search and every autocomplete has a limit', () => {
    const named = rows.filter(({ operationId }) => /Search$|^suggestionList$|PlaceList$|ArrivalList$/.test(operationId))
    expect(named.map(({ operationId, limit }) => [operationId, limit])).toEqual([
      ['availabilitySearch', 'search'],
      ['tourSearch', 'search'],
      ['suggestionList', 'suggest'],
      ['flightPlaceList', 'suggest'],
      ['providerArrivalList', 'search'],
    ])
  })
})
