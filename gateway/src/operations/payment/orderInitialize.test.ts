import { describe, expect, test, vi } from 'vitest'
import { BOOKING, lineOf } from '../../payment/testing/agency.ts'
import { type Fault, paymentWorld as world } from '../../payment/testing/context.ts'
import {
  CARD,
  NO_PARAMS,
  orderBody,
  paid,
  pay,
  quote,
  quoteBody,
  requestOf,
  status,
} from '../../payment/testing/requests.ts'
import { handle as orderInitialize } from './orderInitialize.ts'

describe('orderInitialize', () => {
  test('200 PostForm: a hand-off on the payment origin, a raised session, the amount of the quote', async () => {
    const { context, agency } = world()
    const answer = await pay(context, (await quote(context)).body.hash)
    expect(answer.body).toEqual({
      action: 2,
      paymentToken: expect.stringMatching(/^[\w-]{22}$/) as string,
      handoffUrl: expect.stringMatching(/^http:\/\/pay\.localhost:4000\/handoff\/[\w-]{22}$/) as string,
    })
    expect(answer.session).toEqual({ set: { booking: BOOKING, generation: 1 } })
    const [sent] = agency.initializations
    expect(sent).toMatchObject({
      token: answer.body.paymentToken,
      amount: { value: 24_850, currency: 'try' },
      successUrl: expect.stringMatching(/^http:\/\/localhost:4000\/payment\/return\/[\w-]{22}$/) as string,
    })
    expect(sent?.errorUrl).toBe(sent?.successUrl)
  })

  test('422: instalments are paid by a card of the bank that they were offered for (decision 21.6)', async () => {
    const { context, agency } = world()
    const half = { value: 12_500, currency: 'try' as const }
    agency.plans = [{ num: 2, monthly: half, total: { ...half, value: 25_000 } }]
    const quoted = async (bin: string) => (await quote(context, { installment: 2, bin })).body.hash
    await expect(pay(context, await quoted('54000000'), undefined, { installment: 2 })).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/card/number', code: 'mismatch' }],
    })
    await expect(pay(context, await quoted('40000000'), undefined, { installment: 2 })).resolves.toMatchObject({
      body: { action: 2 },
    })
    expect(agency.initializations).toMatchObject([{ installment: 2, amount: { value: 25_000 } }])
  })

  test.each([
    ['04/2027', 422],
    ['12/2026', 422],
    ['05/2027', 200],
    ['01/2028', 200],
  ])(
    'C6 a card that is good until %s is %i on 1 May 2027, and the number is never repeated',
    async (expiry, expected) => {
      const { context, agency } = world()
      const { hash } = (await quote(context)).body
      const answer = await pay(context, hash, undefined, { card: { ...CARD, expiry } }).catch((error: unknown) => error)
      expect(answer).toMatchObject(
        expected === 200 ? { status: 200 } : { status: 422, errors: [{ pointer: '/card/expiry', code: 'past' }] },
      )
      expect(JSON.stringify(answer)).not.toContain(CARD.number)
      expect(agency.initializations).toHaveLength(expected === 200 ? 1 : 0)
    },
  )

  describe('where the card is entered (decision 21.7)', () => {
    const hosted = { methods: ['creditcard' as const], cardEntry: 'hosted' as const }
    const cardRef = 'r'.repeat(24)

    test('hosted: forwards the bank’s reference of the card, and no card data', async () => {
      const { context, agency } = world()
      agency.payment = hosted
      const { hash } = (await quote(context)).body
      await pay(context, hash, undefined, { card: undefined, cardRef } as never)
      const [sent] = agency.initializations
      expect(sent).toMatchObject({ cardRef })
      expect(sent).not.toHaveProperty('card')
    })

    test.each([
      ['hosted: a card', hosted, {}, ['/card', '/cardRef']],
      ['hosted: both', hosted, { cardRef }, ['/card']],
      ['hosted: neither', hosted, { card: undefined }, ['/cardRef']],
      ['direct: a name', { methods: hosted.methods }, { card: undefined, cardRef }, ['/cardRef', '/card']],
      ['direct: both', { methods: hosted.methods }, { cardRef }, ['/cardRef']],
      ['direct: neither', { methods: hosted.methods }, { card: undefined }, ['/card']],
    ])('422 %s, and nothing is sent', async (_title, payment, body, pointers) => {
      const { context, agency } = world()
      agency.payment = payment
      const { hash } = (await quote(context)).body
      const refused = pay(context, hash, undefined, body as never)
      await expect(refused).rejects.toMatchObject({ status: 422, errors: pointers.map((pointer) => ({ pointer })) })
      expect(agency.initializations).toEqual([])
      expect(await context.store.list('intents')).toEqual([])
    })
  })

  test('200 Continue: no bank, booked by the saga', async () => {
    const made = world()
    const token = await paid(made)
    expect((await status(made.context, token)).body.state).toBe('booked')
  })

  test('200 with action 0: the outcome is unknown, and paymentStatus has it later (E3)', async () => {
    const { context } = world((operationId) => (operationId === 'orderInitialize' ? 'answer-lost' : undefined))
    const { body } = await pay(context, (await quote(context)).body.hash)
    expect(body).toEqual({ action: 0, paymentToken: body.paymentToken })
    expect((await status(context, body.paymentToken)).body.state).toBe('verifying')
  })

  test('200 with action 0: the agency refuses, which is a declined payment', async () => {
    const { context } = world((operationId) => (operationId === 'orderInitialize' ? 'refused' : undefined))
    const { body } = await pay(context, (await quote(context)).body.hash)
    expect((await status(context, body.paymentToken)).body.state).toBe('declined')
  })

  test('200 with action 0: the agency declines the card at once, and the payment says why', async () => {
    const { context } = world((operationId) => (operationId === 'orderInitialize' ? 'declined' : undefined))
    const { body } = await pay(context, (await quote(context)).body.hash)
    const payment = (await status(context, body.paymentToken)).body
    expect(payment).toMatchObject({ state: 'declined', declineReason: 'insufficient-funds' })
  })

  test.each(['key-0000000000001', 'key-0000000000002'])(
    '503: the agency was not reached, the visitor may try again with %s',
    async (key) => {
      let fault: Fault = 'not-sent'
      const { context, agency } = world((operationId) => (operationId === 'orderInitialize' ? fault : undefined))
      const { hash } = (await quote(context)).body
      await expect(pay(context, hash)).rejects.toMatchObject({ name: 'upstream-unavailable', status: 503 })
      fault = undefined
      await expect(pay(context, hash, key)).resolves.toMatchObject({ body: { action: 2 } })
      expect(agency.initializations).toHaveLength(1)
    },
  )

  test.each<[string, Record<string, unknown>]>([
    ['plain http', { postUrl: 'http://bank.test/3ds' }],
    ['a script', { postUrl: 'javascript:alert(1)' }],
    ['a host that is not on the list', { postUrl: 'https://evil.test/3ds' }],
    ['no address', { postUrl: undefined }],
    ['200 fields', { html: '<input type="hidden" name="a" value="b">'.repeat(200) }],
    ['HTML to run', { html: '<script>top.location = "https://evil.test"</script>' }],
    ['OpenModal with a host that is not on the list', { action: 1, html: '', postUrl: 'https://evil.test/3ds' }],
    ['PostUrl with plain http', { action: 3, postUrl: 'http://bank.test/3ds' }],
    ['RedirectToPostUrl without an address', { action: 5, postUrl: undefined }],
    ['RenderHtml with a script from elsewhere', { action: 6, scriptUrls: ['https://evil.test/widget.js'] }],
    [
      'RenderHtml that leaves by itself',
      { action: 6, html: '<meta http-equiv="refresh" content="0;https://evil.test">' },
    ],
    ['RenderHtml with another base', { action: 6, html: '<base href="https://evil.test">' }],
    ['RenderHtml with nothing in it', { action: 6, html: ' ' }],
    [
      'a form that carries the card (decision 10.1)',
      { html: `<input type="hidden" name="pan" value="${CARD.number}">` },
    ],
    ['a page that carries the card (decision 10.1)', { action: 6, html: `<p>${CARD.number}</p>` }],
  ])('502 payment-step-rejected: %s (E7), and nothing is left to open', async (_name, step) => {
    const { context, agency, lines } = world()
    agency.step = step
    const { hash } = (await quote(context)).body
    await expect(pay(context, hash)).rejects.toMatchObject({ name: 'payment-step-rejected', status: 502 })
    expect(lines.filter((line) => line.includes('payment-step-rejected'))).toHaveLength(1)
    expect(await context.store.list('handoffs')).toEqual([])
    expect((await context.store.list('intents')).map(({ record }) => record.state)).toEqual(['expired'])
  })

  test('409 price-changed with both prices, and nothing is sent (E8)', async () => {
    const { context, agency } = world()
    const { hash } = (await quote(context)).body
    agency.lines = [lineOf({ total: { value: 27_335, currency: 'try' } })]
    await expect(pay(context, hash)).rejects.toMatchObject({
      name: 'price-changed',
      status: 409,
      accepted: { value: 24_850, currency: 'try' },
      current: { value: 27_335, currency: 'try' },
    })
    expect(agency.initializations).toEqual([])
    expect(await context.store.list('intents')).toEqual([])
  })

  test('409 wrong-step: a quote of another booking, an unknown quote, or missing travellers (E11)', async () => {
    const { context, agency } = world()
    const { hash } = (await quote(context)).body
    await expect(pay(context, 'x'.repeat(43))).rejects.toMatchObject({ name: 'wrong-step' })
    const stranger = {
      ...requestOf('b-00000002'),
      params: NO_PARAMS,
      idempotencyKey: 'key-0000000000001',
      body: orderBody(hash),
    }
    const unknown = { name: 'wrong-step', detail: expect.stringContaining('Call quoteCreate again') as string }
    await expect(orderInitialize(stranger, context)).rejects.toMatchObject({
      ...unknown,
      errors: [{ pointer: '/quoteHash', code: 'not-found' }],
    })
    agency.guests = agency.guests.slice(1)
    const said = (words: string) => ({ name: 'wrong-step', detail: `${words} Name them with reservationPatch.` })
    await expect(pay(context, hash)).rejects.toMatchObject(said('1 of 2 guests is missing.'))
    agency.guests = []
    agency.customer = undefined
    await expect(pay(context, hash)).rejects.toMatchObject(said('The customer and 2 of 2 guests are missing.'))
    expect(agency.initializations).toEqual([])
  })

  test('422 if a contract is missing, or the request differs from the quote', async () => {
    const { context } = world()
    const [contract] = quoteBody().acceptedContracts
    const { hash } = (await quote(context, { acceptedContracts: contract ? [contract] : [] })).body
    const missing = {
      status: 422,
      errors: [{ pointer: '/quoteHash', detail: expect.stringContaining('quoteCreate') as string }],
    }
    await expect(pay(context, hash)).rejects.toMatchObject(missing)
    await quote(context)
    const other = { status: 422, errors: [{ pointer: '/installment' }] }
    await expect(pay(context, hash, undefined, { installment: 2 })).rejects.toMatchObject(other)
  })

  test('422: the agency has written another contract since it was accepted', async () => {
    const { context, agency } = world()
    const { hash } = (await quote(context)).body
    agency.contract = 'Another text.'
    const changed = { status: 422, errors: [{ pointer: '/quoteHash', code: 'mismatch' }] }
    await expect(pay(context, hash)).rejects.toMatchObject(changed)
    expect(agency.initializations).toEqual([])
  })

  test('200 parallel sends of one key: the agency sees 1, all get the same attempt (E1)', async () => {
    const { context, agency } = world()
    const { hash } = (await quote(context)).body
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => pay(context, hash)))
    expect(agency.initializations).toHaveLength(1)
    const tokens = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.body.paymentToken : 'none'))
    expect(new Set(tokens)).toEqual(new Set([agency.lastToken()]))
  })

  test('two tabs: one attempt, the others get payment-in-progress (E1)', async () => {
    const { context, agency } = world()
    const { hash } = (await quote(context)).body
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, tab) => pay(context, hash, `key-00000000000${tab}`)),
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as Error).name)).toEqual(Array<string>(19).fill('payment-in-progress'))
    expect(agency.initializations).toHaveLength(1)
    expect(await context.store.list('running')).toHaveLength(1)
    expect(await context.store.list('returns')).toHaveLength(1)
  })

  test('a call that waited for the lock while another one was booked gets the token of that payment (E1)', async () => {
    const { context, agency } = world()
    const { hash } = (await quote(context)).body
    const first = pay(context, hash)
    const others = Array.from({ length: 9 }, (_, i) => pay(context, hash, `key-00000000001${i}`))
    const initialize = agency.initializations.push.bind(agency.initializations)
    agency.initializations.push = (...calls) => {
      agency.completion = { status: 'confirmed', bookingNumber: 'YLK 4827 195', paymentStatus: 4 }
      return initialize(...calls)
    }
    const refused = Promise.allSettled(others)
    const { paymentToken } = (await first).body
    const problems = (await refused).map((it) => it.status === 'rejected' && (it.reason as Error))
    expect(problems).toMatchObject(others.map(() => ({ name: 'payment-in-progress', paymentToken })))
  })

  test('returns 503 when the lock was lost during a standstill (G5): nothing was sent, and the same key then pays', async () => {
    const { context, agency } = world()
    const { hash } = (await quote(context)).body
    vi.spyOn(context.store, 'lease').mockResolvedValueOnce(undefined)
    const unsent = { name: 'upstream-unavailable', outcome: 'not-sent', headers: { 'retry-after': '1' } }
    await expect(pay(context, hash)).rejects.toMatchObject(unsent)
    expect((await pay(context, hash)).status).toBe(200)
    expect(agency.initializations).toHaveLength(1)
  })

  test('409 payment-in-progress has the token of the attempt for its own session, so that it can be resumed (H4)', async () => {
    const { context } = world()
    const { hash } = (await quote(context)).body
    const { paymentToken } = (await pay(context, hash)).body
    await expect(pay(context, hash, 'key-0000000000002')).rejects.toMatchObject({
      name: 'payment-in-progress',
      paymentToken,
    })
  })

  test('the same key returns the same attempt again, even if its response was lost', async () => {
    const { context } = world()
    const { hash } = (await quote(context)).body
    const [first, second] = [await pay(context, hash), await pay(context, hash)]
    expect(second).toEqual(first)
  })
})
