import { describe, expect, test } from 'vitest'
import { EMAIL, NUMBER, ownBookingWorld, problemOf, TOKEN } from '../own-booking/testing/world.ts'
import { SITE } from '../payment/testing/context.ts'
import { problemBody } from '../errors.ts'

const OTHER_SITE = { ...SITE, host: 'other.test', origin: 'http://other.test' }

describe('200: "reference + e-mail" (product 3.3 row 93)', () => {
  test.each([
    ['as they were printed', {}],
    ['a number in small letters and without its blanks', { number: 'ylk4827196' }],
    ['with hyphens', { number: 'YLK-4827-196' }],
    ['an address in capitals', { email: EMAIL.toUpperCase() }],
  ])('%s', async (_how, proof) => {
    const world = await ownBookingWorld()
    const token = await world.find(proof)
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(await world.read(token)).toEqual(await world.read(TOKEN))
  })

  test('a new token every time, none of them the one of the result page', async () => {
    const world = await ownBookingWorld()
    const tokens = [await world.find(), await world.find()]
    expect(new Set([...tokens, TOKEN]).size).toBe(3)
  })

  test('what is still being confirmed is found by its reference', async () => {
    const world = await ownBookingWorld(undefined, {
      state: 'pending',
      bookingNumber: undefined as never,
      reference: 'ABCD2345',
    })
    expect((await world.read(await world.find({ number: 'abcd 2345' }))).state).toBe('pending')
  })

  test('an address that was corrected at the agency counts from then on: nothing of it is kept here', async () => {
    const world = await ownBookingWorld()
    world.agency.booking = { ...world.agency.booking, customer: { email: 'new@example.test' } as never }
    await world.find({ email: 'new@example.test' })
    expect((await problemOf(world.find())).name).toBe('not-found')
    const kept = await Promise.all(
      (['bookings', 'numbers', 'found'] as const).map((area) => world.context.store.list(area)),
    )
    expect(JSON.stringify([kept, world.lines])).not.toMatch(/example\.test|Defne/)
  })

  test('a token is forgotten after an hour', async () => {
    const world = await ownBookingWorld()
    const token = await world.find()
    await world.pass(3_600_001)
    expect((await problemOf(world.read(token))).name).toBe('not-found')
  })
})

describe("404: wrong number and wrong address are told in the same words (reliability 1 row 17: 'same body and +-10 % time')", () => {
  const OUTSIDERS = [
    ['a number that there is not', { number: 'YLK 4827 197' }, SITE],
    ['another address', { email: 'defne@example.org' }, SITE],
    ['another site', {}, OTHER_SITE],
  ] as const

  test('equal bodies', async () => {
    const bodies = await Promise.all(
      OUTSIDERS.map(async ([, proof, site]) => {
        const world = await ownBookingWorld()
        return problemBody(await problemOf(world.find(proof, site)), 'r1')
      }),
    )
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bodies[0]).toMatchObject({ status: 404, type: '/docs/errors/not-found' })
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
