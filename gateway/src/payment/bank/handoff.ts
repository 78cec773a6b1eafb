import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Context } from '../../ports/context.ts'
import type { DocumentAnswer } from '../../ports/documents.ts'
import type { BankForm, BankPage, Intent } from '../../ports/records.ts'
import { cspHash } from '../../respond/csp-hash.ts'
import { escapeHtml, smallPage } from '../../respond/small-page.ts'
import { wordsIn } from '../../respond/words.ts'
import { isChallenged } from './handoff-url.ts'

/**
 * Tells the shop's page that the document has arrived, then goes on to the bank, once it has been painted: in Chromium a frame
 * that moves on to another site before it was ever painted may stay blank for good, with the bank's page in it. Both wait for
 * the load event, so that the shop can tell the load of this document from that of the bank's. A tab that nobody looks at
 * is not painted and goes on after a second. After Back it waits for a press: whoever went back wanted to leave the bank.
 */
const goingOn = (origin: string, how: string) => `addEventListener('load', () => {
if (parent !== window) parent.postMessage({ type: 'rota:bank-opening' }, ${JSON.stringify(origin)})
if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') return
let isSent = false
const send = () => {
if (isSent) return
isSent = true
${how}
}
requestAnimationFrame(() => setTimeout(send))
setTimeout(send, 1000)
})`

/** Sends the only form. An input called `submit` would hide the method of that name, so it is taken from the class. */
const SUBMIT = 'HTMLFormElement.prototype.submit.call(document.forms[0])'
/** Follows the only link, without an entry in the history that Back would come to. */
const FOLLOW = 'location.replace(document.links[0].href)'

/** The page itself is the bank's: the shop has nothing to wait for. */
const arrived = (origin: string) => `addEventListener('load', () => {
if (parent !== window) parent.postMessage({ type: 'rota:bank-there' }, ${JSON.stringify(origin)})
})`

/**
 * The document of an unguessable token: what leads to the bank, or a page that the agency wrote for it. It runs on the payment
 * origin with its own policy, so that nothing of the upstream comes near the shop's pages (decision 23.1). It can be
 * read again until the bank has answered, so that a load that never reached the screen costs nothing (H4). A
 * token whose payment has gone on, or that never was one, leads back.
 */
export async function handoff(token: string, { store }: Pick<Context, 'store'>): Promise<DocumentAnswer> {
  const known = await store.read('handoffs', token)
  const intent = known && (await store.read('intents', known.token))
  const content = intent && isChallenged(intent) ? await store.read('forms', intent.token) : undefined
  if (!intent || !content) return goBackPage()
  if ('html' in content) return bankPage(content, intent)
  if ('inputs' in content) return formPage(content, intent)
  return TAKES_TAB.has(intent.action ?? PaymentAction.Undefined) ? redirect(content.url) : linkPage(content.url, intent)
}

/** Actions that the bank wants the whole tab for (decision 23.7). */
const TAKES_TAB: ReadonlySet<number> = new Set([PaymentAction.PostUrl, PaymentAction.RedirectToPostUrl])

/** Back from the bank then leads to the shop, not to a document that goes on to the bank again. */
const redirect = (location: string): DocumentAnswer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: '',
})

function formPage({ postUrl, inputs }: BankForm, { origin, language }: Intent): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(language)
  const hidden = inputs.map(
    ({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return smallPage({
    lang,
    title: words['bank.title'],
    body: `<form method="post" action="${escapeHtml(postUrl)}">${hidden.join('')}<button>${escapeHtml(words['bank.continue'])}</button></form>`,
    script: goingOn(origin, SUBMIT),
    policy: {
      'form-action': `${new URL(postUrl).origin} ${origin}/payment/return/`,
      'frame-ancestors': origin,
    },
  })
}

/** For a frame: goes on to the bank's own page by itself. */
function linkPage(url: string, { origin, language }: Intent): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(language)
  return smallPage({
    lang,
    title: words['bank.title'],
    body: `<a href="${escapeHtml(url)}">${escapeHtml(words['bank.continue'])}</a>`,
    script: goingOn(origin, FOLLOW),
    policy: { 'frame-ancestors': origin },
  })
}

/** What a page of the agency may do where it is shown: nothing that leads the shop's page away (E7). */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups'

/**
 * A page that the agency wrote: with its own inline scripts as they came, the scripts that it names, and what comes from the
 * bank. Nothing else runs, and its forms go to the bank or back to us.
 */
async function bankPage({ html, scripts, sources }: BankPage, { origin, language }: Intent): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(language)
  const script = arrived(origin)
  const inline = await Promise.all([script, ...inlineScripts(html)].map(cspHash))
  const bank = sources.join(' ')
  return smallPage({
    lang,
    title: words['bank.title'],
    body: `${html}${scripts.map((url) => `<script src="${escapeHtml(url)}"></script>`).join('')}`,
    script,
    policy: {
      'script-src': [...inline, ...scripts.map(withoutQuery)].join(' '),
      'style-src': `'unsafe-inline' ${bank}`,
      'img-src': `data: ${bank}`,
      'font-src': bank,
      'connect-src': bank,
      'frame-src': bank,
      'form-action': `${bank} ${origin}/payment/return/`,
      'frame-ancestors': origin,
      sandbox: SANDBOX,
    },
  })
}

/** A CSP source has no query. */
const withoutQuery = (url: string) => url.split(/[?#]/, 1).join('')

/** The inline scripts of a page, as a parser reads them. One that a parser would read otherwise does not run. */
function inlineScripts(html: string): string[] {
  const page = html.replaceAll(/\r\n?/g, '\n')
  const found: string[] = []
  let code: number | undefined
  for (const { index, 0: tag } of page.matchAll(/<\/?script/gi)) {
    const isEnd = tag.startsWith('</')
    if (isEnd && code !== undefined) found.push(page.slice(code, index))
    if (isEnd) code = undefined
    else code ??= page.indexOf('>', index) + 1
  }
  return found
}

/** It knows neither payment nor language, so it says it in both. */
function goBackPage(): Promise<DocumentAnswer> {
  const [english, arabic] = [wordsIn('en').words, wordsIn('ar').words]
  const body = `<p>${english['bank.goBack']}</p><p lang="ar" dir="rtl">${arabic['bank.goBack']}</p>`
  return smallPage({ status: 410, lang: 'en', title: english['bank.over'], body })
}
