import { describe, expect, test } from 'vitest'
import { EMAIL, NUMBER, ownBookingWorld, problemOf, TOKEN } from '../../own-booking/testing/world.ts'
import { SITE } from '../../payment/testing/context.ts'
import { problemBody } from '../../ports/problem.ts'
import { processorMs } from '../../testing/processor-time.ts'

const OTHER_SITE = { ...SITE, host: 'other.test', origin: 'http://other.test' }

describe('200: "reference + e-mail" (decision 26.1)', () => {
  test.each([
    ['as they were printed', {}],
    ['a number in small letters and without its blanks', { number: 'ylk4827196' }],
    ['with hyphens', { number: 'YLK-4827-196' }],
    ['an address in capitals', { email: EMAIL.toUpperCase() }],
  ])('%s', async (_how, proof) => {
    const world = await ownBookingWorld()
    const token = await world.find(proof)
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(await world.read(token)).toEqual({ ...(await world.read(TOKEN)), travellers: expect.any(Array) })
  })

  test('returns a new token each time, never that of the result page', async () => {
    const world = await ownBookingWorld()
    const tokens = [await world.find(), await world.find()]
    expect(new Set([...tokens, TOKEN]).size).toBe(3)
  })

  test('finds a booking that is still being confirmed by its reference', async () => {
    const world = await ownBookingWorld(undefined, {
      state: 'pending',
      bookingNumber: undefined as never,
      reference: 'ABCD2345',
    })
    expect((await world.read(await world.find({ number: 'abcd 2345' }))).state).toBe('pending')
  })

  test('compares with the agency’s current address, of which nothing is stored', async () => {
    const world = await ownBookingWorld()
    world.agency.booking = { ...world.agency.booking, customer: { email: 'new@example.test' } as never }
    await world.find({ email: 'new@example.test' })
    expect((await problemOf(world.find())).name).toBe('not-found')
    const kept = await Promise.all(
      (['bookings', 'numbers', 'found'] as const).map((area) => world.context.store.list(area)),
    )
    expect(JSON.stringify([kept, world.lines])).not.toMatch(/example\.test|Defne/)
  })

  test('the token of the finder also shows the travellers, that of the result does not, and no names are stored (decision 26.7)', async () => {
    const world = await ownBookingWorld()
    const guests = [
      { name: 'Defne', surname: 'Aydın', type: 'adult' as const },
      { name: 'Su', surname: 'Aydın', type: 'child' as const, age: 7 },
    ]
    world.agency.booking = {
      ...world.agency.booking,
      guests: guests.map((guest) => ({ ...guest, identityNumber: '10000000146' })),
    }
    const token = await world.find()
    expect((await world.read(token)).travellers).toEqual(guests)
    expect(await world.read(TOKEN)).not.toHaveProperty('travellers')
    world.agency.faults['siteView'] = 'lost'
    expect((await world.read(token)).travellers).toEqual([])
    const kept = await Promise.all((['bookings', 'found'] as const).map((area) => world.context.store.list(area)))
    expect(JSON.stringify([kept, world.lines])).not.toMatch(/Aydın|10000000146/)
  })

  test('a token is forgotten after an hour', async () => {
    const world = await ownBookingWorld()
    const token = await world.find()
    await world.pass(3_600_001)
    expect((await problemOf(world.read(token))).name).toBe('not-found')
  })
})

/**
 * The work of a search: the records it finds, the booking whose address the agency returns, and the number of hashes.
 */
async function workOf(proof: Parameters<OwnBookingWorld['find']>[0]) {
  const world = await ownBookingWorld()
  const { context } = world
  const [reads, asked]: [string[], unknown[]] = [[], []]
  let hashes = 0
  const { store, upstream, sealer } = context
  context.store = {
    ...store,
    async read(area, key) {
      const found = await store.read(area, key)
      reads.push(`${area} ${found !== undefined}`)
      return found
    },
  }
  context.upstream = async (id, call) => {
    const answer = await upstream(id, call)
    asked.push((answer.body as unknown as { booking?: { customer?: { email?: string } } }).booking?.customer?.email)
    return answer
  }
  context.sealer = { ...sealer, fingerprints: (text) => (hashes++, sealer.fingerprints(text)) }
  await problemOf(world.find(proof))
  return { reads: reads.toSorted(), asked, hashes }
}

type OwnBookingWorld = Awaited<ReturnType<typeof ownBookingWorld>>

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

describe("404: wrong number and wrong address get the same response (decision 9.2: 'same body and +-10 % time')", () => {
  const OUTSIDERS = [
    ['a number that there is not', { number: 'YLK 4827 197' }, SITE],
    ['another address', { email: 'defne@example.org' }, SITE],
    ['another site', {}, OTHER_SITE],
  ] as const

  test('the bodies are equal', async () => {
    const bodies = await Promise.all(
      OUTSIDERS.map(async ([, proof, site]) => {
        const world = await ownBookingWorld()
        return problemBody(await problemOf(world.find(proof, site)), 'r1')
      }),
    )
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bodies[0]).toMatchObject({ status: 404, type: '/docs/errors/not-found' })
  })

  test('the work is equal: as many records, agency responses and hashes', async () => {
    const work = await Promise.all(OUTSIDERS.slice(0, 2).map(async ([, proof]) => workOf(proof)))
    expect(work[0]).toEqual(work[1])
    expect(work[0]).toMatchObject({ asked: [EMAIL], hashes: 2 })
  })

  test('the processor time is equal', async () => {
    const world = await ownBookingWorld()
    const [[, unknown], [, wrong]] = OUTSIDERS
    const ratios: number[] = []
    // Compares neighbours, because both become faster at once when the code is compiled, perhaps in the middle of it
    // all. Each is first every other time, because the second pays for what the first leaves behind.
    for (let i = 0; i < 300; i++) {
      const times = new Map<typeof unknown | typeof wrong, number>()
      for (const proof of i % 2 === 0 ? [unknown, wrong] : [wrong, unknown]) {
        times.set(proof, await processorMs(() => problemOf(world.find(proof))))
      }
      ratios.push((times.get(unknown) ?? 0) / (times.get(wrong) ?? 0))
    }
    expect(median(ratios)).toBeGreaterThan(0.8)
    expect(median(ratios)).toBeLessThan(1.25)
  })

  test.each(OUTSIDERS)('%s costs the same call of the agency', async (_what, proof, site) => {
    const world = await ownBookingWorld()
    await problemOf(world.find(proof, site))
    expect(world.agency.asked).toEqual(['siteView'])
  })

  test.each(OUTSIDERS)('%s fails like the right one while the agency is silent', async (_what, proof, site) => {
    const world = await ownBookingWorld()
    world.agency.faults.siteView = 'lost'
    const problems = [await problemOf(world.find(proof, site)), await problemOf(world.find())]
    expect(problems.map(({ name }) => name)).toEqual(['upstream-timeout', 'upstream-timeout'])
  })

  test.each([
    ['a booking that the agency has forgotten', 'session-expired'],
    ['a customer without an address', undefined],
  ] as const)('%s has no proof', async (_what, fault) => {
    const world = await ownBookingWorld()
    world.agency.booking = { ...world.agency.booking, customer: { email: '' } as never }
    if (fault !== undefined) world.agency.faults.siteView = fault
    expect((await problemOf(world.find({ number: NUMBER, email: '' }))).name).toBe('not-found')
  })
})

test('no token is stored in plain text: neither that of the result nor that of the proof', async () => {
  const world = await ownBookingWorld()
  const token = await world.find()
  await world.cancelNow()
  const areas = ['bookings', 'numbers', 'decoys', 'found', 'penalties', 'cancellations', 'cancelling'] as const
  const kept = JSON.stringify(await Promise.all(areas.map((area) => world.context.store.list(area))))
  expect(kept).toContain(NUMBER)
  expect([TOKEN, token].filter((it) => kept.includes(it))).toEqual([])
})
