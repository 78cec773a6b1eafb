import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import type { DocumentAnswer, DocumentRequest } from '../ports/documents.ts'
import { paymentWorld, SITE, type TestContext } from './testing/context.ts'
import { pay, quote, status } from './testing/requests.ts'

const ask = ({ context }: TestContext, path: string, change: Partial<DocumentRequest> = {}) => {
  const header = (name: string) => (name === 'accept-language' ? 'ru' : undefined)
  const caller = { target: path, header }
  const request = { method: 'GET', path, search: '', site: SITE, isPaymentOrigin: false, caller, ...change }
  return context.payment?.documents(request as unknown as DocumentRequest)
}

/** A visitor with an accepted quote. `start` starts a payment that the bank challenges. */
async function quotedWorld() {
  const world = paymentWorld()
  const hash = (await quote(world.context)).body.hash
  const start = async (key?: string) => (await pay(world.context, hash, key)).body
  return { ...world, start }
}

const pathOf = (url = '') => new URL(url).pathname

function policyOf(answer: DocumentAnswer | undefined): Record<string, string> {
  const directives = answer?.headers['content-security-policy']?.split('; ') ?? []
  return Object.fromEntries(directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')]))
}

const NO_HTML_FROM_TEXT = { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }

/** Hash of the inline style, computed the same way. */
function styleHash(answer: DocumentAnswer | undefined): string {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(String(answer?.body)) ?? []
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** Hashes of the inline scripts, computed independently of the product code. */
function scriptHashes(answer: DocumentAnswer | undefined): string {
  const scripts = [...String(answer?.body).matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '')
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).join(' ')
}

describe('the hand-off document', () => {
  test('is a form of the gateway that posts to the bank, with its own content security policy', async () => {
    const world = await quotedWorld()
    const { paymentToken, handoffUrl } = await world.start()
    const page = await ask(world, pathOf(handoffUrl), { isPaymentOrigin: true })
    expect(page?.status).toBe(200)
    expect(page?.body).toContain('<form method="post" action="http://bank.localhost:4002/3ds">')
    expect(page?.body).toContain(`<input type="hidden" name="threeDSSessionData" value="${paymentToken}">`)
    expect(page?.body).toContain('<button>Continue to your bank</button>')
    expect(policyOf(page)).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      ...NO_HTML_FROM_TEXT,
      'script-src': scriptHashes(page),
      'style-src': styleHash(page),
      'form-action': 'http://bank.localhost:4002 http://localhost:4000/payment/return/',
      'frame-ancestors': 'http://localhost:4000',
    })
    expect(page?.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  })

  test('escapes everything that the bank sends', async () => {
    const world = await quotedWorld()
    world.agency.step = { html: `<input type="hidden" name='"><script>x()</script>' value="&quot;>&lt;b&gt;'">` }
    const { handoffUrl } = await world.start()
    const page = await ask(world, pathOf(handoffUrl), { isPaymentOrigin: true })
    expect(page?.body).toContain(
      'name="&#34;&#62;&#60;script&#62;x()&#60;/script&#62;" value="&#34;&#62;&#60;b&#62;&#39;"',
    )
    expect(String(page?.body).match(/<script>/g)).toHaveLength(1)
  })

  test('uses the language of the order and its writing direction', async () => {
    const world = await quotedWorld()
    const { body } = await quote(world.context)
    const { handoffUrl } = (await pay(world.context, body.hash, undefined, { language: 'ar' })).body
    const page = await ask(world, pathOf(handoffUrl), { isPaymentOrigin: true })
    expect(page?.body).toContain('<html lang="ar" dir="rtl">')
  })

  test('can be loaded again, even at the same time, until the bank has answered (H4)', async () => {
    const world = await quotedWorld()
    const { handoffUrl } = await world.start()
    const path = pathOf(handoffUrl)
    const [first, ...others] = await Promise.all([1, 2, 3].map(async () => ask(world, path, { isPaymentOrigin: true })))
    expect(first?.status).toBe(200)
    expect(others).toEqual([first, first])
    world.time.now += 15 * 60_000 - 1
    expect(await ask(world, path, { isPaymentOrigin: true })).toEqual(first)
  })

  test('returns 410 after 15 minutes, even before the saga ends the attempt', async () => {
    const world = await quotedWorld()
    const { handoffUrl } = await world.start()
    await world.context.payment?.runner.settled()
    world.time.now += 15 * 60_000
    expect(await ask(world, pathOf(handoffUrl), { isPaymentOrigin: true })).toMatchObject({ status: 410 })
  })

  test('asks to go back for an unknown token, in the language of the browser', async () => {
    const world = await quotedWorld()
    const unknown = await ask(world, `/handoff/${'x'.repeat(22)}`, { isPaymentOrigin: true })
    expect(unknown?.status).toBe(410)
    expect(String(unknown?.body)).toContain('<html lang="ru">')
    expect(String(unknown?.body)).not.toContain('<form')
  })

  test('sends its message only to the shop that the visitor comes from', async () => {
    const world = await quotedWorld()
    const { handoffUrl } = await world.start()
    const page = await ask(world, pathOf(handoffUrl), { isPaymentOrigin: true })
    expect(page?.body).toContain(`parent.postMessage({ type: 'rota:bank-opening' }, "http://localhost:4000")`)
  })

  test('returns 410 once the bank has answered', async () => {
    const world = await quotedWorld()
    const { handoffUrl, paymentToken } = await world.start()
    world.agency.bankSaysNo()
    await world.context.payment?.runner.wake(paymentToken)
    expect(await ask(world, pathOf(handoffUrl), { isPaymentOrigin: true })).toMatchObject({ status: 410 })
  })

  test('is the only document of the payment origin and exists nowhere else', async () => {
    const world = await quotedWorld()
    const { handoffUrl } = await world.start()
    expect(await ask(world, pathOf(handoffUrl))).toBeUndefined()
    expect(await ask(world, pathOf(handoffUrl), { isPaymentOrigin: true, method: 'POST' })).toBeUndefined()
    expect(await ask(world, '/payment/done', { isPaymentOrigin: true })).toBeUndefined()
    expect(await ask(world, '/', { isPaymentOrigin: true })).toBeUndefined()
  })
})

async function returning() {
  const world = await quotedWorld()
  const { paymentToken } = await world.start()
  const { returnToken = '' } = (await world.context.store.read('intents', paymentToken)) ?? {}
  await world.context.payment?.runner.settled()
  return { ...world, paymentToken, path: `/payment/return/${returnToken}` }
}

describe('the return from the bank (E5)', () => {
  test.each(['GET', 'POST'])(
    'by %s, without a cookie: wakes the saga and leads to the page without data',
    async (method) => {
      const world = await returning()
      world.agency.bankSaysYes()
      expect(await ask(world, world.path, { method })).toEqual({
        status: 303,
        headers: { location: '/payment/done', 'cache-control': 'private, no-store' },
        body: '',
      })
      await world.context.payment?.runner.settled()
      expect((await status(world.context, world.paymentToken)).body.state).toBe('booked')
      expect((await world.context.store.read('intents', world.paymentToken))?.returnedAt).toBe(world.time.now)
    },
  )

  test('a repeated or late return gets the same answer and does not ask the agency again', async () => {
    const world = await returning()
    world.agency.bankSaysYes()
    await ask(world, world.path, { method: 'POST' })
    await world.context.payment?.runner.settled()
    const asked = world.agency.calledOperations.length
    world.time.now += 3_600_000
    expect(await ask(world, world.path)).toMatchObject({ status: 303 })
    await world.context.payment?.runner.settled()
    expect(world.agency.calledOperations).toHaveLength(asked)
    expect(world.agency.commits).toHaveLength(1)
  })

  test('a return before the answer to orderInitialize books the payment, and the answer changes nothing', async () => {
    const world = await quotedWorld()
    const returned: Promise<unknown>[] = []
    const { push } = { push: world.agency.initializations.push.bind(world.agency.initializations) }
    // The bank is quicker than the agency: its return arrives while Pay is still being answered.
    world.agency.initializations.push = (...sent) => {
      queueMicrotask(() => {
        world.agency.bankSaysYes(sent[0]?.token)
        returned.push(Promise.resolve(ask(world, pathOf(sent[0]?.successUrl), { method: 'POST' })))
      })
      return push(...sent)
    }
    const { paymentToken } = await world.start()
    expect(await Promise.all(returned)).toMatchObject([{ status: 303 }])
    await world.context.payment?.runner.settled()
    // The driver of Pay keeps its turn, so the return is looked at with the next question, a second later.
    world.time.now += 1000
    await world.context.payment?.runner.tick()
    await world.context.payment?.runner.settled()
    expect((await status(world.context, paymentToken)).body.state).toBe('booked')
    expect(world.agency.commits).toHaveLength(1)
  })

  test('a return of a declined payment changes neither it nor the next payment', async () => {
    const world = await returning()
    world.agency.bankSaysNo()
    await ask(world, world.path, { method: 'POST' })
    await world.context.payment?.runner.settled()
    const next = await world.start('key-0000000000002')
    await world.context.payment?.runner.settled()
    const before = await world.context.store.list('intents')
    for (const method of ['GET', 'POST', 'POST']) {
      expect(await ask(world, world.path, { method })).toMatchObject({ status: 303 })
    }
    await world.context.payment?.runner.settled()
    expect(await world.context.store.list('intents')).toEqual(before)
    expect((await status(world.context, next.paymentToken)).body.state).toBe('challenge')
    expect(world.agency.commits).toEqual([])
  })

  test('five returns at once make one commit', async () => {
    const world = await returning()
    world.agency.bankSaysYes()
    const all = await Promise.all([1, 2, 3, 4, 5].map(async () => ask(world, world.path, { method: 'POST' })))
    expect(all.map((answer) => answer?.status)).toEqual([303, 303, 303, 303, 303])
    await world.context.payment?.runner.settled()
    expect((await status(world.context, world.paymentToken)).body.state).toBe('booked')
    expect(world.agency.commits).toHaveLength(1)
  })

  test('returns 404 for an unknown token and for a token of another site', async () => {
    const world = await returning()
    const elsewhere = { site: { ...SITE, host: 'other.test' } }
    await expect(ask(world, `/payment/return/${'x'.repeat(22)}`)).rejects.toMatchObject({ name: 'not-found' })
    await expect(ask(world, world.path, elsewhere)).rejects.toMatchObject({ name: 'not-found' })
    expect((await world.context.store.read('intents', world.paymentToken))?.returnedAt).toBeUndefined()
  })

  test('other methods and paths are not handled', async () => {
    const world = await returning()
    expect(await ask(world, world.path, { method: 'PUT' })).toBeUndefined()
    expect(await ask(world, '/payment/return/short')).toBeUndefined()
    expect(await ask(world, '/payment')).toBeUndefined()
  })
})

test('the page after the return has no data and one script, which notifies the shop on the same origin', async () => {
  const world = await quotedWorld()
  const page = await ask(world, '/payment/done')
  expect(page?.status).toBe(200)
  expect(page?.body).toContain("parent.postMessage({ type: 'rota:payment-returned' }, location.origin)")
  expect(policyOf(page)).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    ...NO_HTML_FROM_TEXT,
    'form-action': "'none'",
    'script-src': scriptHashes(page),
    'frame-ancestors': "'self'",
  })
  expect(await ask(world, '/payment/done')).toEqual(page)
})
