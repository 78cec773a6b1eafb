import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from '@rota/gateway/testing/postgres-server'
import { startPair, type Pair } from '../pair.ts'
import { prepared } from './payment.ts'

/** Ports 5300 to 5349, shared with the other tests of this folder. */
const FIRST_PORT = 5300

const isLong = process.env['LOAD'] === 'long'
const PAYMENTS = isLong ? 200 : 40

/**
 * How long a payment may take to its end when the gateway that drives it is killed, in milliseconds. Only the long run
 * checks it, on a quiet machine.
 */
const ENDS_MS = 60_000

interface Moved {
  captures: { token: string }[]
  refunds: { token: string }[]
}

describe.skipIf(!HAS_POSTGRES)('two gateways on one PostgreSQL', () => {
  let server: PostgresServer
  let pair: Pair
  let stop: () => Promise<void>

  beforeAll(async () => {
    server = await startPostgres()
    ;({ pair, stop } = await startPair(FIRST_PORT, { DATABASE_URL: await server.create() }))
  })
  afterAll(async () => {
    await stop?.()
    await server?.end()
  })

  /**
   * Sends like a proxy in front of the gateways, in turns, and like a visitor who presses again when there is no answer,
   * or one that says to try later.
   */
  function inTurns(gateways: readonly string[]) {
    let turn = 0
    return async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url)
      for (;;) {
        const url = `${gateways[turn++ % gateways.length]}${pathname}${search}`
        const answer = await fetch(new Request(url, request.clone())).catch(() => undefined)
        if (answer !== undefined && !answer.headers.has('retry-after')) return answer
        await setTimeout(250)
      }
    }
  }

  test(`one killed in the middle of ${PAYMENTS} payments: none is lost, none is made twice, the other ends them (G2)`, async () => {
    const other = await pair.another()
    const payments = []
    for (let i = 0; i < PAYMENTS; i++) payments.push(await prepared(pair.url, inTurns([pair.url, other.url])))
    let answered = 0
    const quarter = Promise.withResolvers<void>()
    const begin = performance.now()
    const paying = payments.map(async (pay) => {
      const payment = await pay()
      if (++answered === PAYMENTS / 4) quarter.resolve()
      return payment.ended()
    })
    await quarter.promise
    await pair.kill()
    const paid = await Promise.all(paying)
    const took = performance.now() - begin

    const read = async (name: string) => (await fetch(`${pair.control}/${name}`)).json()
    const { captures, refunds } = (await read('ledger')) as Moved
    const { reservations } = (await read('reservations')) as { reservations: unknown[] }
    const booked = paid.filter(({ state }) => state === 'booked').length
    process.stdout.write(
      `  ${PAYMENTS} payments, one of two gateways killed: ${booked} booked, all ended after ${Math.round(took)} ms\n`,
    )
    expect(paid.filter(({ state }) => !['booked', 'declined', 'expired'].includes(state))).toEqual([])
    expect(captures.length - refunds.length).toBe(booked)
    expect(reservations).toHaveLength(booked)
    expect(took).toBeLessThan(isLong ? ENDS_MS : Number.POSITIVE_INFINITY)
    expect(pair.faults()).toEqual([])
    await pair.start()
  }, 600_000)
})
