import { SIGNS } from '@rota/openapi/reference/signs'
import { TransactionStatus } from '@rota/openapi/agency/enums'
import { TEST_CODE } from '../../scenarios/cards.ts'
import { MAX_WRONG_CODES, type Attempt } from '../../world/payments/payments.ts'
import { escapeHtml as escape } from './escape.ts'
import { FIVE_TIMES, HEADER, SCRIPT, STYLE } from './look.ts'
import { bankTexts, type BankWords } from './texts.ts'

/** A page, and the origin to which its form may be submitted. */
export interface BankPage {
  readonly html: string
  readonly status: 200 | 404
  readonly leavesTo?: string
}

const NUMBERS = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 })
const amountOf = ({ amount, currency }: Attempt) => `${SIGNS[currency]}${NUMBERS.format(amount / 100)}`

function page(texts: BankWords, body: string, script = ''): string {
  return `<!doctype html>
<html lang="${texts.lang}" dir="${texts.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><style>${STYLE}</style></head>
<body><main aria-label="${texts.title}">${HEADER}<section>${body}</section></main>${script}</body>
</html>`
}

/** The page of a payment: the challenge while the bank waits, afterwards the way back to the shop. */
export function attemptPage(attempt: Attempt, isCodeMissing: boolean): BankPage {
  if (attempt.status === TransactionStatus.InComplete) return challengePage(attempt, isCodeMissing)
  return endPage(attempt, attempt.status === TransactionStatus.Complete)
}

function challengePage(attempt: Attempt, isCodeMissing: boolean): BankPage {
  const texts = bankTexts(attempt.language)
  return { html: page(texts, challenge(attempt, { isCodeMissing, action: '3ds/answer' })), status: 200 }
}

/** The form that asks for the code. `form` has further attributes of the form. */
function challenge(attempt: Attempt, { isCodeMissing = false, action = '', form = '' }): string {
  const texts = bankTexts(attempt.language)
  const wrongCodeMessage = attempt.wrong > 0 ? texts.wrong[MAX_WRONG_CODES - attempt.wrong] : undefined
  const error = isCodeMissing ? texts.missing : wrongCodeMessage
  const alert = error === undefined ? '' : `<p class="error" id="error" role="alert">${error}</p>`
  const descriptionIds = error === undefined ? 'hint test' : 'error hint test'
  return `<h1>${texts.heading}</h1>
<dl><dt>${texts.merchant}</dt><dd><bdi>${escape(attempt.merchant)}</bdi></dd><dt>${texts.amount}</dt><dd><bdi>${amountOf(attempt)}</bdi></dd></dl>
<p id="hint">${texts.hint}</p>
<p class="test" id="test">${texts.testCode.replace('{code}', `<bdi>${TEST_CODE}</bdi>`)}</p>
${alert}<form method="post" action="${escape(action)}"${form}>
<input type="hidden" name="transaction" value="${escape(attempt.transactionId)}">
<label for="code">${texts.label}</label>
<input id="code" name="code" dir="ltr" inputmode="numeric" autocomplete="one-time-code" maxlength="8" required autofocus aria-describedby="${descriptionIds}"${error === undefined ? '' : ' aria-invalid="true"'}>
<div class="buttons"><button name="action" value="confirm">${texts.confirm}</button>
<button name="action" value="cancel" formnovalidate>${texts.cancel}</button></div>
</form>`
}

/**
 * The challenge as an HTML fragment for another page (RenderHtml). Its form stays hidden until the bank's own script
 * has run, which reveals a page that does not load the script.
 */
export function widgetHtml(attempt: Attempt, bankUrl: string): string {
  const texts = bankTexts(attempt.language)
  const question = challenge(attempt, { action: `${bankUrl}/3ds/answer`, form: ' id="mavi-form" hidden' })
  return `<style>${STYLE}[hidden] { display: none }</style><main aria-label="${texts.title}" dir="${texts.dir}">${HEADER}<section>${question}</section></main>`
}

/** The page after the decision. Its script submits the form, which leads back to the shop with the result. */
function endPage(attempt: Attempt, isPaid: boolean): BankPage {
  const texts = bankTexts(attempt.language)
  const target = isPaid ? attempt.successUrl : attempt.errorUrl
  const back = texts.back.replace('{merchant}', `<bdi>${escape(attempt.merchant)}</bdi>`)
  if (attempt.bank === 'keeps' && isPaid) return { html: page(texts, `<h1>${texts.confirmed}</h1>`), status: 200 }
  const html = page(
    texts,
    `<h1>${isPaid ? texts.confirmed : texts.refused}</h1>
<form method="post" action="${escape(target)}">
<input type="hidden" name="transaction" value="${escape(attempt.transactionId)}">
<input type="hidden" name="result" value="${isPaid ? 'confirmed' : 'refused'}">
<button>${back}</button>
</form>`,
    `<script>${attempt.bank === 'returns-five-times' ? FIVE_TIMES : SCRIPT}</script>`,
  )
  return { html, status: 200, leavesTo: new URL(target).origin }
}

/** The page of an unknown payment. */
export function unknownPage(language: string): BankPage {
  const texts = bankTexts(language)
  return { html: page(texts, `<h1>${texts.unknownHeading}</h1><p>${texts.unknown}</p>`), status: 404 }
}
