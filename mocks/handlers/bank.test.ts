import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMocks, type Mocks } from '../server.ts'
import type { Schema } from '../world/basics/schemas.ts'
import { CHALLENGED, LINE, NOW, orderOf } from '../testing/harness.ts'

let mocks: Mocks
let attempts = 0
beforeAll(async () => {
  mocks = await startMocks({ port: 0, bankPort: 0 })
  mocks.world.setClock(NOW)
})
afterAll(() => mocks.close())

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const read: T = await (await fetch(`${mocks.url}/agency${path}`, { method, ...sent })).json()
  return read
}

/** Creates a challenge that waits for its code, over HTTP as a gateway and a browser would. */
async function challenge(language = 'en') {
  const { booking } = await json<{ booking: Schema<'Booking'> }>('GET', '/reservation/start')
  const { _id: id } = booking
  const session = `sessionId=${id}`
  const patch = { key: 'products', value: [LINE] }
  const filled = await json<{ booking: Schema<'Booking'> }>('PATCH', `/reservation?${session}`, patch)
  attempts += 1
  const token = `a-token-of-the-gateway-${attempts}`
  const order = {
    ...orderOf(filled.booking.totalAmount),
    token,
    language,
    card: CHALLENGED,
    errorUrl: 'http://localhost:4000/payment/return/no',
  }
  const step = await json<Schema<'OrderStep'>>('POST', `/order/initialize?${session}`, order)
  return { token, transaction: step.transactionId ?? '', step, amount: filled.booking.totalAmount.value }
}

const post = (path: string, form: Record<string, string>) =>
  fetch(mocks.bankUrl + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
/** Answers the challenge and follows the redirect. */
async function answer(transaction: string, form: Record<string, string>): Promise<string> {
  const redirect = await post('/3ds/answer', { transaction, ...form })
  expect(redirect.status).toBe(303)
  return (await fetch(redirect.headers.get('location') ?? '')).text()
}
const confirm = (transaction: string, code: string) => answer(transaction, { action: 'confirm', code })
const captures = (token: string) => mocks.world.payments.captures().filter((capture) => capture.token === token)
const statusOf = (token: string) => mocks.world.payments.byToken(token)?.status

describe('the bank’s page', () => {
  it('is reached by the form that the agency hands out', async () => {
    const { step, transaction } = await challenge()
    expect(step.postUrl).toBe(`${mocks.bankUrlForBrowsers}/3ds`)
    const response = await post('/3ds', { transaction })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('shows shop, amount and test code, and nothing of the card', async () => {
    const { transaction, amount } = await challenge()
    const html = await (await post('/3ds', { transaction })).text()
    expect(html).toContain('Yelkovan')
    expect(html).toContain(`₺${new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(amount)}`)
    expect(html).toContain('1234')
    // As a number of its own: ids on the page have any four digits now and then.
    expect(html).not.toMatch(new RegExp(`(?<![\\da-f-])${CHALLENGED.number.slice(-4)}(?![\\da-f-])`))
  })

  it.each([
    ['en', 'lang="en" dir="ltr"', 'Confirm your payment'],
    ['ar', 'lang="ar" dir="rtl"', 'تأكيد الدفع'],
    ['de', 'lang="de" dir="ltr"', 'Zahlung bestätigen'],
    ['he', 'lang="he" dir="rtl"', 'אישור התשלום'],
  ])('speaks to a customer of language %s', async (language, attributes, heading) => {
    const { transaction } = await challenge(language)
    const html = await (await post('/3ds', { transaction })).text()
    expect(html).toContain(attributes)
    expect(html).toContain(`<h1>${heading}</h1>`)
  })

  it('allows its own style and script by hash, and its form to post to itself only', async () => {
    const { transaction } = await challenge()
    const policy = async () => (await post('/3ds', { transaction })).headers.get('content-security-policy') ?? ''
    expect(await policy()).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'/)
    expect(await policy()).toContain("form-action 'self';")
    await confirm(transaction, '1234')
    expect(await policy()).toContain("form-action 'self' http://localhost:4000;")
    expect(await policy()).toContain("; require-trusted-types-for 'script'; trusted-types 'none'")
    expect(await policy()).not.toContain('unsafe')
  })

  it.each(['none', '"><script>', ''])('does not know the payment %j', async (transaction) => {
    const response = await post('/3ds', { transaction })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<script>')
  })
})

describe('a code', () => {
  let token: string
  let transaction: string
  beforeEach(async () => {
    const asked = await challenge()
    token = asked.token
    transaction = asked.transaction
  })

  it('that is right takes the money and leads back to the shop', async () => {
    const html = await confirm(transaction, '1234')
    expect(html).toContain('action="http://localhost:4000/payment/return/one"')
    expect(html).toContain('document.forms[0].submit()')
    expect(captures(token)).toHaveLength(1)
    expect(statusOf(token)).toBe(1)
  })

  it.each(['١٢٣٤', '۱۲۳۴', ' 12 34 '])('may be typed as %j', async (code) => {
    await confirm(transaction, code)
    expect(captures(token)).toHaveLength(1)
  })

  it('that is wrong leaves two more tries, and the third ends the payment', async () => {
    expect(await confirm(transaction, '0000')).toContain('You have two more tries.')
    expect(await confirm(transaction, '9999')).toContain('You have one more try.')
    expect(statusOf(token)).toBe(0)
    const html = await confirm(transaction, '1111')
    expect(html).toContain('action="http://localhost:4000/payment/return/no"')
    expect(statusOf(token)).toBe(2)
    await confirm(transaction, '1234')
    expect(captures(token)).toEqual([])
  })

  it('that is right after a wrong one takes the money', async () => {
    await confirm(transaction, '0000')
    await confirm(transaction, '1234')
    expect(captures(token)).toHaveLength(1)
  })

  it('that is missing does not count as a try', async () => {
    expect(await confirm(transaction, '')).toContain('Please enter the code.')
    expect(await confirm(transaction, '0000')).toContain('You have two more tries.')
  })

  it('sent twice, reloaded and sent again after Back takes the money once', async () => {
    await Promise.all([confirm(transaction, '1234'), confirm(transaction, '1234')])
    expect(await (await post('/3ds', { transaction })).text()).toContain('The payment is confirmed.')
    expect(await confirm(transaction, '1234')).toContain('The payment is confirmed.')
    expect(await answer(transaction, { action: 'cancel' })).toContain('The payment is confirmed.')
    expect(captures(token)).toHaveLength(1)
  })

  it('is not needed to cancel', async () => {
    const html = await answer(transaction, { action: 'cancel', code: '' })
    expect(html).toContain('No money has moved.')
    expect(html).toContain('action="http://localhost:4000/payment/return/no"')
    expect(await confirm(transaction, '1234')).toContain('No money has moved.')
    expect([statusOf(token), captures(token)]).toEqual([2, []])
  })
})

describe('the phone', () => {
  const messages = async (order: string) => (await fetch(`${mocks.bankUrl}/phone?order=${order}`)).json()

  it('shows the code of a payment to anyone with its order, until it is answered', async () => {
    const { token, transaction, amount } = await challenge()
    const message = { order: token, transaction, merchant: 'Yelkovan', amount, currency: 'try', code: '1234' }
    expect(await messages(token)).toEqual({ messages: [message] })
    await confirm(transaction, '1234')
    expect(await messages(token)).toEqual({ messages: [] })
  })

  it.each(['', 'another-payment'])('has nothing about %j', async (order) => {
    await challenge()
    expect(await messages(order)).toEqual({ messages: [] })
  })
})

describe('the ledger', () => {
  it('is read at the bank and at control, with amounts and no card', async () => {
    const { token, transaction, amount } = await challenge()
    await confirm(transaction, '1234')
    const expected = { token, amount, currency: 'try', at: '2027-03-01T09:00:00.000Z' }
    for (const url of [`${mocks.bankUrl}/ledger`, `${mocks.url}/control/ledger`]) {
      const { captures: told }: { captures: unknown[] } = await (await fetch(url)).json()
      expect(told.at(-1)).toEqual(expected)
    }
  })
})
