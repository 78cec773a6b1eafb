import { describe, expect, test } from 'vitest'

import type { Context } from '../../ports/context.ts'
import { BOOKING } from '../../payment/testing/agency.ts'
import { paymentWorld as world, SITE } from '../../payment/testing/context.ts'
import { NO_PARAMS, pay, quote, requestOf } from '../../payment/testing/requests.ts'
import { handle as orderQuery } from './orderQuery.ts'

const OTHER_SITE = { ...SITE, host: 'other.test', origin: 'http://other.test' }

const ask = (context: Context, token: string, session: string | null, site = SITE) =>
  orderQuery({ ...requestOf(session), site, params: NO_PARAMS, body: { kind: 'status', token } }, context)

describe('orderQuery', () => {
  test('a status is returned to its own session only', async () => {
    const { context, agency } = world()
    const { body } = await pay(context, (await quote(context)).body.hash)
    expect((await ask(context, body.paymentToken, BOOKING)).body).toMatchObject({ kind: 'status', status: 0 })
    await context.payment?.runner.settled()
    const asked = agency.calledOperations.length
    for (const [token, session, site] of [
      [body.paymentToken, 'b-00000002', SITE],
      [body.paymentToken, null, SITE],
      [body.paymentToken, BOOKING, OTHER_SITE],
      ['x'.repeat(22), BOOKING, SITE],
    ] as const) {
      await expect(ask(context, token, session, site)).rejects.toMatchObject({ name: 'not-found', detail: undefined })
    }
    expect(agency.calledOperations).toHaveLength(asked)
  })

  test('queries the state of an attempt at most once a second', async () => {
    const { context, agency, time } = world()
    const { body } = await pay(context, (await quote(context)).body.hash)
    await context.payment?.runner.settled()
    const asked = agency.calledOperations.length
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(context, body.paymentToken, BOOKING)))
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1)
    time.now += 999
    await ask(context, body.paymentToken, BOOKING)
    expect(agency.calledOperations).toHaveLength(asked + 1)
    time.now += 1
    await ask(context, body.paymentToken, BOOKING)
    expect(agency.calledOperations).toHaveLength(asked + 2)
  })

  test("returns the agency's instalments", async () => {
    const { context } = world()
    const body = { kind: 'installments', amount: 24_850, currency: 'try' } as const
    expect((await orderQuery({ ...requestOf(), params: NO_PARAMS, body }, context)).body).toEqual({
      kind: 'installments',
      options: [],
    })
  })
})
