import type { Context, DocumentAnswer } from '../context.ts'
import type { BankForm, Intent } from '../store/records.ts'
import { escapeHtml, smallPage } from '../small-page.ts'
import { isChallenged } from './handoff-url.ts'

/** Sends the only form. An input called `submit` would hide the method of that name, so it is taken from the class. */
const SUBMIT = 'HTMLFormElement.prototype.submit.call(document.forms[0])'

const WORDS = {
  en: { title: 'Card confirmation', button: 'Continue to your bank' },
  ar: { title: 'تأكيد البطاقة', button: 'المتابعة إلى مصرفك' },
}

const isSpoken = (language: string): language is keyof typeof WORDS => Object.hasOwn(WORDS, language)

const RETURN = { en: 'Please go back to the payment page.', ar: 'يرجى العودة إلى صفحة الدفع.' }

/**
 * The document of a one-time token: a form of our own making that goes to the bank by itself. It runs on the payment
 * origin with its own policy, so that nothing of the upstream comes near the shop's pages (reliability 1 row 23). A token
 * that was used, or never was one, leads back.
 */
export async function handoff(token: string, { store }: Pick<Context, 'store'>): Promise<DocumentAnswer> {
  const known = await store.read('handoffs', token)
  const intent = known && (await store.read('intents', known.token))
  const form = intent && isChallenged(intent) ? await store.read('forms', intent.token) : undefined
  const isMine = intent !== undefined && form !== undefined && (await store.remove('handoffs', token))
  return isMine ? formPage(form, intent) : goBackPage()
}

function formPage({ postUrl, inputs }: BankForm, { origin, language }: Intent): Promise<DocumentAnswer> {
  const lang = isSpoken(language) ? language : 'en'
  const { title, button } = WORDS[lang]
  const hidden = inputs.map(
    ({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return smallPage({
    lang,
    title,
    body: `<form method="post" action="${escapeHtml(postUrl)}">${hidden.join('')}<button>${escapeHtml(button)}</button></form>`,
    script: SUBMIT,
    policy: {
      'form-action': `${new URL(postUrl).origin} ${origin}/payment/return/`,
      'frame-ancestors': origin,
    },
  })
}

function goBackPage(): Promise<DocumentAnswer> {
  const body = `<p>${RETURN.en}</p><p lang="ar" dir="rtl">${RETURN.ar}</p>`
  return smallPage({ status: 410, lang: 'en', title: 'Payment', body })
}
