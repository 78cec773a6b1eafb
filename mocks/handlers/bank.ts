import { TransactionStatus } from '@rota/openapi/agency/enums'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { TEST_CODE } from '../scenarios/cards.ts'
import { MAX_WRONG_CODES } from '../world/payments/payments.ts'
import { keepCard } from '../world/payments/vault.ts'
import { decline, settle } from '../world/payments/settlement.ts'
import type { World } from '../world/world.ts'
import { cardIn, cardPage, cardReadyPage, type CardPageParams } from './bank/card-page.ts'
import { CARD_SCRIPT, FIVE_TIMES, SCRIPT, STYLE, WIDGET } from './bank/look.ts'
import { attemptPage, unknownPage, type BankPage } from './bank/page.ts'
import { hangUp } from './failure.ts'
import { phoneMessages } from './bank/phone.ts'
import { ledgerOf } from './control.ts'

/**
 * Mavi Bank, the mock bank, with its 3-D Secure pages and its ledger. It is independent of the shop and the agency. It
 * has no cookies: every page depends only on the state of the payment, so reloading and going back show the current
 * state.
 * @param base base URL of the bank without a trailing slash; `*` for any host
 */
export function bankHandlers(world: World, base: string): HttpHandler[] {
  return [
    http.post(`${base}/3ds`, async ({ request }) => show(world, await formOf(request.clone()), request.signal)),
    http.get(`${base}/3ds`, ({ request }) => show(world, new URL(request.url).searchParams, request.signal)),
    http.post(`${base}/3ds/answer`, async ({ request }) => {
      const form = await formOf(request)
      const isCodeMissing = await processAnswer(world, form)
      // Redirects, so that reloading the next page does not submit the answer again.
      const next = new URL('../3ds', request.url)
      next.searchParams.set('transaction', form.get('transaction') ?? '')
      if (isCodeMissing) next.searchParams.set('missing', '1')
      return new Response(null, { status: 303, headers: { location: next.href, 'cache-control': 'no-store' } })
    }),
    http.get(`${base}/card`, ({ request }) => {
      const params = cardPageParams(new URL(request.url).searchParams)
      return respond(params ? { html: cardPage(params, false), status: 200 } : unknownPage('en'))
    }),
    http.post(`${base}/card`, async ({ request }) => respond(submittedCardPage(world, await formOf(request)))),
    http.get(`${base}/widget.js`, () => new Response(WIDGET, { headers: SCRIPT_HEADERS })),
    http.get(`${base}/3ds/answer`, () => respond(unknownPage('en'))),
    http.get(`${base}/phone`, ({ request }) => {
      const order = new URL(request.url).searchParams.get('order') ?? ''
      return HttpResponse.json({ messages: phoneMessages(world, order) }, { headers: { 'cache-control': 'no-store' } })
    }),
    http.get(`${base}/ledger`, () => HttpResponse.json(ledgerOf(world))),
  ]
}

const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const formOf = async (request: Request) => new URLSearchParams(await request.text())

/**
 * The parameters of a card page; undefined without the origin of a shop. A shop embeds the page, and the page sends its
 * result to that origin only.
 */
function cardPageParams(input: URLSearchParams): CardPageParams | undefined {
  const shop = input.get('shop') ?? ''
  const isOrigin = URL.canParse(shop) && new URL(shop).origin === shop
  const scheme = input.get('scheme') === 'dark' ? 'dark' : 'light'
  return isOrigin ? { shop, language: input.get('language') ?? 'en', scheme } : undefined
}

/** The page after a submitted card: a confirmation with the card's token, or the form again for an invalid card. */
function submittedCardPage(world: World, form: URLSearchParams): BankPage {
  const params = cardPageParams(form)
  if (!params) return unknownPage('en')
  const card = cardIn(form, Math.trunc(world.clock.today() / 100))
  const html = card ? cardReadyPage(params, keepCard(world, card), card) : cardPage(params, true)
  return { html, status: 200 }
}

/** The page of a payment in its current state. A card that hangs never gets a response. */
function show(world: World, form: URLSearchParams, signal: AbortSignal): Promise<Response> {
  const attempt = world.payments.byTransaction(form.get('transaction') ?? '')
  if (attempt?.bank === 'hangs') return hangUp(signal)
  return respond(attempt ? attemptPage(attempt, form.has('missing')) : unknownPage(form.get('language') ?? 'en'))
}

/** A code without spaces. Arabic-Indic and Persian digits, which some keyboards produce, become ASCII digits. */
const normalizeCode = (text: string) =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/\s/g, '')

/** Applies the submitted answer to its payment. Returns whether the code is empty, which does not count as an attempt. */
async function processAnswer(world: World, form: URLSearchParams): Promise<boolean> {
  const attempt = world.payments.byTransaction(form.get('transaction') ?? '')
  if (attempt?.status !== TransactionStatus.InComplete) return false
  const code = normalizeCode(form.get('code') ?? '')
  if (form.get('action') === 'cancel') await decline(world, attempt.token, 'cancelled')
  else if (code === '') return true
  else if (attempt.bank === 'times-out') await decline(world, attempt.token, 'not-confirmed')
  else if (code === TEST_CODE) await settle(world, attempt.token)
  else await countWrongCode(world, attempt.token)
  return false
}

async function countWrongCode(world: World, token: string): Promise<void> {
  await world.payments.countWrongCode(token)
  const attempt = world.payments.byToken(token)
  if (attempt && attempt.wrong >= MAX_WRONG_CODES) await decline(world, token, 'not-confirmed')
}

/** A text's hash in the format of a content security policy. */
async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`
}

/**
 * The content security policy allows the bank's style and script by their hashes, and form
 * submissions only to the shop that sent the visitor.
 */
async function respond({ html, status, leavesTo = '' }: BankPage): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `style-src ${await sha256(STYLE)}`,
    `script-src ${(await Promise.all([SCRIPT, FIVE_TIMES, CARD_SCRIPT].map(sha256))).join(' ')}`,
    ...(leavesTo === '' ? [] : [`connect-src ${leavesTo}`]),
    `form-action 'self' ${leavesTo}`.trim(),
    "base-uri 'none'",
    // The bank's scripts write no HTML.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
