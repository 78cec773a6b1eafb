import { describe, expect, test } from 'vitest'

import type { Context } from '../context.ts'
import type { BodyOf } from '../contract/types.ts'
import { paymentWorld as world } from '../payment/testing/context.ts'
import { paid, pay, quote, requestOf } from '../payment/testing/requests.ts'
import { handle as reservationComplete } from './reservationComplete.ts'

const complete = (context: Context, method: BodyOf<'reservationComplete'>['method']) =>
  reservationComplete(
    {
      ...requestOf(),
      params: { path: {}, query: { term: 'full' }, header: {} } as never,
      idempotencyKey: 'key-0000000000009',
      body: { quoteHash: 'q'.repeat(43), method, toCurrency: 'try' },
    },
    context,
  )

describe('reservationComplete', () => {
  test('409 wrong-step before the card is paid, and nothing is committed (E11)', async () => {
    const { context, agency } = world()
    await expect(complete(context, 'creditcard')).rejects.toMatchObject({ name: 'wrong-step', status: 409 })
    await pay(context, (await quote(context)).body.hash)
    await expect(complete(context, 'creditcard')).rejects.toMatchObject({ name: 'wrong-step' })
    expect(agency.commits).toEqual([])
  })

  test('200 afterwards: what the saga has done, not done again', async () => {
    const made = world()
    await paid(made)
    expect((await complete(made.context, 'creditcard')).body).toMatchObject({ bookingNumber: 'YLK 4827 196' })
    expect(made.agency.commits).toHaveLength(1)
  })

  test('422: a method that the site does not offer', async () => {
    const { context } = world()
    await expect(complete(context, 'transfer')).rejects.toMatchObject({ status: 422, errors: [{ pointer: '/method' }] })
  })
})
