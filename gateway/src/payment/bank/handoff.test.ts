import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DocumentRequest } from '../../ports/documents.ts'
import { paymentWorld, SITE } from '../testing/context.ts'
import { pay, quote, status } from '../testing/requests.ts'

const BANK = 'http://bank.localhost:4002'
const SHOP = 'http://localhost:4000'

/** Starts a payment for which the agency returns this step. Also returns its hand-off document. */
async function handedOff(step: Record<string, unknown>) {
  const { context, agency } = paymentWorld()
  agency.step = step
  const { body } = await pay(context, (await quote(context)).body.hash)
  const open = async () =>
    context.payment?.documents({
      method: 'GET',
      path: new URL(body.handoffUrl ?? '').pathname,
      search: '',
      site: SITE,
      isPaymentOrigin: true,
      caller: { target: '/', header: () => undefined },
    } as unknown as DocumentRequest)
  return { context, agency, body, open }
}

function policyOf(headers: Record<string, string> = {}): Record<string, string> {
  const directives = headers['content-security-policy']?.split('; ') ?? []
  return Object.fromEntries(directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')]))
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('decision 23.7: actions with an address', () => {
  test('OpenModal: a document for the frame that goes on to the bank by itself', async () => {
    const { body, open } = await handedOff({ action: 1, html: '', postUrl: `${BANK}/3ds?transaction=7&x="` })
    expect(body.action).toBe(1)
    const page = await open()
    expect(page?.status).toBe(200)
    expect(page?.body).toContain(`<a href="${BANK}/3ds?transaction=7&#38;x=%22">`)
    expect(page?.body).toContain('location.replace(document.links[0].href)')
    expect(policyOf(page?.headers)).toMatchObject({
      'form-action': "'none'",
      'frame-ancestors': SHOP,
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  })

  test.each([3, 5])('action %i: the tab is redirected, so that Back leads to the shop', async (action) => {
    const { context, body, open } = await handedOff({ action, postUrl: `${BANK}/3ds?transaction=7` })
    expect(await open()).toMatchObject({
      status: 303,
      headers: {
        location: `${BANK}/3ds?transaction=7`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    })
    const told = (await status(context, body.paymentToken)).body
    expect(told).toMatchObject({ state: 'challenge', action, handoffUrl: body.handoffUrl })
  })
})

describe('decision 23.7: a page of the agency', () => {
  const code = "document.title = 'bank'\nrun()"
  const html = `<p>Please wait.</p><script>${code}</script><form action="${BANK}/3ds"></form>`
  const step = { action: 6, html, scriptUrls: [`${BANK}/widget.js?v=1`] }

  test.each([1, 6])('action %i: is shown as it came, with the scripts that it names', async (action) => {
    const { open } = await handedOff({ ...step, action })
    const page = await open()
    expect(page?.body).toContain(html)
    expect(page?.body).toContain(`<script src="${BANK}/widget.js?v=1"></script>`)
  })

  test('runs nothing but its own scripts and those it names, and cannot lead the shop away (E7)', async () => {
    const { open } = await handedOff(step)
    const page = await open()
    const policy = policyOf(page?.headers)
    const [, ours = ''] = [...String(page?.body).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '')
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'script-src': [hashOf(ours), hashOf(code), `${BANK}/widget.js`].join(' '),
      'form-action': `http://bank.localhost:* ${SHOP}/payment/return/`,
      'frame-ancestors': SHOP,
      sandbox: 'allow-forms allow-scripts allow-same-origin allow-popups',
    })
    expect(policy['script-src']).not.toContain('unsafe')
    // The agency's scripts may write HTML.
    expect(policy['require-trusted-types-for']).toBeUndefined()
  })

  test('is gone once the bank has answered', async () => {
    const { context, agency, body, open } = await handedOff(step)
    agency.bankSaysYes(body.paymentToken)
    await context.payment?.runner.advance(body.paymentToken)
    const [returned] = await context.store.list('returns')
    await context.payment?.documents({
      method: 'POST',
      path: `/payment/return/${returned?.key}`,
      search: '',
      site: SITE,
      isPaymentOrigin: false,
    } as DocumentRequest)
    await context.payment?.runner.settled()
    expect(await open()).toMatchObject({ status: 410 })
  })
})
