import { describe, expect, test } from 'vitest'
import { paymentWorld as world, SITE } from '../../payment/testing/context.ts'
import { giveUp, pay, quote, status } from '../../payment/testing/requests.ts'

async function challenged() {
  const made = world()
  const { hash } = (await quote(made.context)).body
  const { paymentToken: token, handoffUrl = '' } = (await pay(made.context, hash)).body
  await made.context.payment?.runner.settled()
  return { ...made, hash, token, handoffUrl }
}

describe('paymentCancel', () => {
  test('200: ends an attempt that waits for the bank, and another card can pay the same basket at once (E4)', async () => {
    const { context, agency, hash, token, handoffUrl } = await challenged()
    expect((await giveUp(context, token)).body).toMatchObject({ state: 'expired' })
    const path = new URL(handoffUrl).pathname
    expect(
      await context.payment?.documents({
        method: 'GET',
        path,
        isPaymentOrigin: true,
        caller: { target: path, header: () => undefined },
      } as never),
    ).toMatchObject({
      status: 410,
    })
    agency.card = 'frictionless'
    const again = await pay(context, hash, 'key-0000000000002')
    await context.payment?.runner.settled()
    expect((await status(context, again.body.paymentToken)).body.state).toBe('booked')
    expect(agency.commits).toHaveLength(1)
  })

  test('200: a payment that the bank has confirmed meanwhile is booked', async () => {
    const { context, agency, token } = await challenged()
    agency.bankSaysYes()
    expect((await giveUp(context, token)).body.state).toBe('booked')
    expect(agency.commits).toHaveLength(1)
  })

  test('200 with the state of a payment that the bank has declined meanwhile', async () => {
    const { context, agency, token } = await challenged()
    agency.bankSaysNo()
    expect((await giveUp(context, token)).body.state).toBe('declined')
  })

  test('a later confirmation is refunded, never booked', async () => {
    const { context, agency, time, token } = await challenged()
    await giveUp(context, token)
    agency.bankSaysYes()
    time.now += 60_000
    await context.payment?.runner.advance(token)
    expect((await context.store.read('intents', token))?.state).toBe('refund-task')
    expect(agency.commits).toHaveLength(0)
  })

  test('200: returns the same response when repeated', async () => {
    const { context, token } = await challenged()
    const first = await giveUp(context, token)
    expect(await giveUp(context, token)).toEqual(first)
  })

  test('404 for the payment of another booking, and of another site (D7)', async () => {
    const { context, token } = await challenged()
    await expect(giveUp(context, token, { from: 'another' })).rejects.toMatchObject({ name: 'not-found' })
    await expect(giveUp(context, token, { site: { ...SITE, host: 'other.test' } })).rejects.toMatchObject({
      name: 'not-found',
    })
    await expect(giveUp(context, 'x'.repeat(22))).rejects.toMatchObject({ name: 'not-found' })
    expect((await status(context, token)).body.state).toBe('challenge')
  })
})
