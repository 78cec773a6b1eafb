import type { Context } from '../../ports/context.ts'
import type { DocumentAnswer } from '../../ports/documents.ts'
import type { BankForm, Intent } from '../../ports/records.ts'
import { escapeHtml, smallPage } from '../../respond/small-page.ts'
import { wordsIn } from '../../respond/words.ts'
import { isChallenged } from './handoff-url.ts'

/**
 * Tells the shop's page that the document has arrived, then sends the only form, once it has been painted: in Chromium a frame
 * that moves on to another site before it was ever painted may stay blank for good, with the bank's page in it. Both wait for
 * the load event, so that the shop can tell the load of this document from that of the bank's. A tab that nobody looks at
 * is not painted and goes on after a second. After Back the form waits for a press: whoever went back wanted to leave the bank. An
 * input called `submit` would hide the method of that name, so it is taken from the class.
 */
const submitScript = (origin: string) => `addEventListener('load', () => {
if (parent !== window) parent.postMessage({ type: 'rota:bank-opening' }, ${JSON.stringify(origin)})
if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') return
let isSent = false
const send = () => {
if (isSent) return
isSent = true
HTMLFormElement.prototype.submit.call(document.forms[0])
}
requestAnimationFrame(() => setTimeout(send))
setTimeout(send, 1000)
})`

/**
 * The document of an unguessable token: a form of our own making that goes to the bank by itself. It runs on the payment
 * origin with its own policy, so that nothing of the upstream comes near the shop's pages (decision 23.1). It can be
 * read again until the bank has answered, so that a load that never reached the screen costs nothing (H4). A
 * token whose payment has gone on, or that never was one, leads back.
 */
export async function handoff(token: string, { store }: Pick<Context, 'store'>): Promise<DocumentAnswer> {
  const known = await store.read('handoffs', token)
  const intent = known && (await store.read('intents', known.token))
  const form = intent && isChallenged(intent) ? await store.read('forms', intent.token) : undefined
  return intent && form ? formPage(form, intent) : goBackPage()
}

function formPage({ postUrl, inputs }: BankForm, { origin, language }: Intent): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(language)
  const hidden = inputs.map(
    ({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return smallPage({
    lang,
    title: words['bank.title'],
    body: `<form method="post" action="${escapeHtml(postUrl)}">${hidden.join('')}<button>${escapeHtml(words['bank.continue'])}</button></form>`,
    script: submitScript(origin),
    policy: {
      'form-action': `${new URL(postUrl).origin} ${origin}/payment/return/`,
      'frame-ancestors': origin,
    },
  })
}

/** It knows neither payment nor language, so it says it in both. */
function goBackPage(): Promise<DocumentAnswer> {
  const [english, arabic] = [wordsIn('en').words, wordsIn('ar').words]
  const body = `<p>${english['bank.goBack']}</p><p lang="ar" dir="rtl">${arabic['bank.goBack']}</p>`
  return smallPage({ status: 410, lang: 'en', title: english['bank.over'], body })
}
