import { describe, expect, test } from 'vitest'
import { paymentWorld } from '../../payment/testing/context.ts'
import { giveUp, NO_PARAMS, pay, quote, requestOf } from '../../payment/testing/requests.ts'
import type { TestContext } from '../../payment/testing/context.ts'
import { handle as siteView } from './siteView.ts'

const seen = async ({ context }: Pick<TestContext, 'context'>, booking?: string | null) =>
  (await siteView({ ...requestOf(booking), params: NO_PARAMS, body: undefined } as never, context)).body

describe('siteView names the payment of the visitor’s booking, which a new tab would not know (H4)', () => {
  test('while it runs, beside the booking; nobody else sees it', async () => {
    const world = paymentWorld()
    const { hash } = (await quote(world.context)).body
    expect(await seen(world)).not.toHaveProperty('payment')
    const { paymentToken: token } = (await pay(world.context, hash)).body
    await world.context.payment?.runner.settled()
    expect(await seen(world)).toMatchObject({ booking: {}, payment: { token, state: 'challenge' } })
    expect(await seen(world, null)).not.toHaveProperty('payment')
    expect(await seen(world, 'booking-of-somebody-else')).not.toHaveProperty('payment')
  })

  test('not once it has ended without a charge', async () => {
    const world = paymentWorld()
    const { hash } = (await quote(world.context)).body
    const { paymentToken: token } = (await pay(world.context, hash)).body
    await world.context.payment?.runner.settled()
    await giveUp(world.context, token)
    const { booking, payment } = await seen(world)
    expect([booking?.products.length, payment]).toEqual([1, undefined])
  })
})
