import type { Caller } from '../../ports/platform.ts'
import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Context } from '../../ports/context.ts'
import type { DocumentAnswer } from '../../ports/documents.ts'
import type { BankForm, BankPage, Intent } from '../../ports/records.ts'
import { cspHash } from '../../respond/csp-hash.ts'
import { pageStyle } from '../../respond/page-style.ts'
import { escapeHtml, smallPage } from '../../respond/small-page.ts'
import { readerLanguage } from '../../respond/reader-language.ts'
import { wordsIn } from '../../respond/words.ts'
import { PRIVATE } from '../../translate/http/caching.ts'
import { isChallenged } from './handoff-url.ts'

/**
 * Returns a script that tells the shop's page that the document has loaded, and then continues to the bank. It
 * continues after the first paint, because in Chromium a frame that navigates to another site before its first paint
 * may stay blank for good. Message and navigation wait for the load event, so that the shop can tell this load from the
 * bank's. Hidden tabs are never painted, so they continue after a second. After the browser's Back button the document
 * waits for a click, because the visitor wanted to leave the bank.
 * @param navigation the statement that continues to the bank
 */
const continueScript = (origin: string, navigation: string) => `addEventListener('load', () => {
if (parent !== window) parent.postMessage({ type: 'rota:bank-opening' }, ${JSON.stringify(origin)})
if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') return
let isSent = false
const send = () => {
if (isSent) return
isSent = true
${navigation}
}
requestAnimationFrame(() => setTimeout(send))
setTimeout(send, 1000)
})`

/**
 * Submits the only form. An input named `submit` would hide the form's method, so the method is taken from the
 * prototype.
 */
const SUBMIT = 'HTMLFormElement.prototype.submit.call(document.forms[0])'
/** Follows the only link without a history entry, so that Back does not return here. */
const FOLLOW = 'location.replace(document.links[0].href)'

/** Shows the button or link to the bank after 1.5 seconds, because the bank's page usually replaces this one before. */
const STYLE = `${pageStyle('display:grid;place-items:center;min-height:60vh;margin:0;padding:1.5rem')}button,a{display:inline-block;box-sizing:border-box;min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;animation:late 0s 1.5s backwards}button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}@keyframes late{from{visibility:hidden}}`

const STYLED = `<style>${STYLE}</style>`

/** Returns a script for pages that the agency wrote: tells the shop's page that the bank's page has loaded. */
const bankPageLoadedScript = (origin: string) => `addEventListener('load', () => {
if (parent !== window) parent.postMessage({ type: 'rota:bank-there' }, ${JSON.stringify(origin)})
})`

/**
 * Returns the hand-off document of an unguessable token: a form, link or redirect to the bank, or a page that the
 * agency wrote for the bank. The document runs on the payment origin with a content security policy of its own, which
 * isolates the shop's pages from upstream content (decision 23.1). It can be loaded again until the bank has responded,
 * so a load that never reached the screen does no harm (H4). For an unknown or finished token, returns a page that asks
 * the visitor to go back.
 */
export async function handoff(
  token: string,
  { store }: Pick<Context, 'store'>,
  caller: Caller,
): Promise<DocumentAnswer> {
  const [intent, content] = await Promise.all([
    store.follow('handoffs', token, 'intents'),
    store.follow('handoffs', token, 'forms'),
  ])
  if (!intent || !content || !isChallenged(intent)) return goBackPage(readerLanguage(caller))
  if ('html' in content) return bankPage(content, intent)
  if ('inputs' in content) return formPage(content, intent)
  return WHOLE_TAB_ACTIONS.has(intent.action ?? PaymentAction.Undefined)
    ? redirect(content.url)
    : linkPage(content.url, intent)
}

/** Actions for which the bank needs the whole tab (decision 23.7). */
const WHOLE_TAB_ACTIONS: ReadonlySet<number> = new Set([PaymentAction.PostUrl, PaymentAction.RedirectToPostUrl])

/**
 * Redirects to the bank. The browser's Back button then leads to the shop and not to a document that continues again.
 */
const redirect = (location: string): DocumentAnswer => ({
  status: 303,
  headers: { location, 'cache-control': PRIVATE, 'referrer-policy': 'no-referrer' },
  body: '',
})

/** A page with a form of the gateway's own, which submits the bank's inputs automatically. */
async function formPage({ postUrl, inputs }: BankForm, { origin, language }: Intent): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(language)
  const hidden = inputs.map(
    ({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return smallPage({
    lang,
    title: words['bank.title'],
    body: `${STYLED}<form method="post" action="${escapeHtml(postUrl)}">${hidden.join('')}<button>${escapeHtml(words['bank.continue'])}</button></form>`,
    script: continueScript(origin, SUBMIT),
    policy: {
      'style-src': await cspHash(STYLE),
      'form-action': `${new URL(postUrl).origin} ${origin}/payment/return/`,
      'frame-ancestors': origin,
    },
  })
}

/** A page with a link, for frames, that continues to the bank's own page automatically. */
async function linkPage(url: string, { origin, language }: Intent): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(language)
  return smallPage({
    lang,
    title: words['bank.title'],
    body: `${STYLED}<a href="${escapeHtml(url)}">${escapeHtml(words['bank.continue'])}</a>`,
    script: continueScript(origin, FOLLOW),
    policy: { 'style-src': await cspHash(STYLE), 'frame-ancestors': origin },
  })
}

/** Sandbox permissions of an agency page: it cannot navigate the shop's page away (E7). */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups'

/**
 * A page that the agency wrote. It may run its own inline scripts, the scripts that the agency names, and content from
 * the bank. Nothing else runs, and its forms may only go to the bank or back to us.
 */
async function bankPage({ html, scripts, sources }: BankPage, { origin, language }: Intent): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(language)
  const script = bankPageLoadedScript(origin)
  const inline = await Promise.all([script, ...inlineScripts(html)].map(cspHash))
  const bank = sources.join(' ')
  return smallPage({
    lang,
    title: words['bank.title'],
    body: `${html}${scripts.map((url) => `<script src="${escapeHtml(url)}"></script>`).join('')}`,
    script,
    hasForeignScripts: true,
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

/** Removes query and fragment, which CSP sources do not allow. */
const withoutQuery = (url: string) => url.split(/[?#]/, 1).join('')

/**
 * The inline scripts of a page, as an HTML parser finds them. A script that the browser parses differently does not
 * match its hash and does not run.
 */
function inlineScripts(html: string): string[] {
  const page = html.replaceAll(/\r\n?/g, '\n')
  const scripts: string[] = []
  let codeStart: number | undefined
  for (const { index, 0: tag } of page.matchAll(/<\/?script/gi)) {
    const isEnd = tag.startsWith('</')
    if (isEnd && codeStart !== undefined) scripts.push(page.slice(codeStart, index))
    if (isEnd) codeStart = undefined
    else codeStart ??= page.indexOf('>', index) + 1
  }
  return scripts
}

/** A page for unknown tokens, in the visitor's own language, because the language of the payment is unknown. */
async function goBackPage(language: string): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(language)
  const policy = { 'style-src': await cspHash(STYLE) }
  const body = `${STYLED}<main><p>${words['bank.goBack']}</p></main>`
  return smallPage({ status: 410, lang, title: words['bank.over'], body, policy })
}
