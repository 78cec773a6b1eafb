import type { Schema } from '../../world/basics/schemas.ts'
import { CARD_SCRIPT, HEADER, STYLE } from './look.ts'
import { escapeHtml } from './escape.ts'
import { bankTexts } from './texts.ts'

/** Parameters of a card page: the origin of the shop that embeds it, its language and its colours. */
export interface CardPageParams {
  readonly shop: string
  readonly language: string
  readonly scheme: 'light' | 'dark'
}

const FIELDS = [
  { name: 'number', complete: 'cc-number', mode: 'numeric', length: 23 },
  { name: 'holder', complete: 'cc-name', mode: 'text', length: 80 },
  { name: 'expiry', complete: 'cc-exp', mode: 'numeric', length: 7 },
  { name: 'cvv', complete: 'cc-csc', mode: 'numeric', length: 4 },
] as const

/** The bank's card form. It never repeats the visitor's input. */
export function cardPage(params: CardPageParams, isWrong: boolean): string {
  const { language } = params
  const texts = bankTexts(language)
  const fields = FIELDS.map(
    ({ name, complete, mode, length }) =>
      `<label for="${name}">${texts.card[name]}</label><input id="${name}" name="${name}" dir="ltr" class="plain" inputmode="${mode}" autocomplete="${complete}" maxlength="${length}" required>`,
  )
  const alert = isWrong ? `<p class="error" role="alert">${texts.card.wrong}</p>` : ''
  return frame(
    params,
    `${alert}<form method="post" action="card">${hiddenFields(params)}${fields.join('')}<button>${texts.card.use}</button></form>`,
  )
}

/** Confirms the card and sends its token only to the shop that embeds the page. */
export function cardReadyPage(params: CardPageParams, name: string, { number }: Schema<'Card'>): string {
  const { shop, language } = params
  const texts = bankTexts(language)
  const body = `<p role="status" id="card" data-name="${name}" data-bin="${number.slice(0, 8)}" data-shop="${escapeHtml(shop)}">${texts.card.ready.replace('{last}', `<bdi>${number.slice(-4)}</bdi>`)}</p>
<form method="get" action="card">${hiddenFields(params)}<button>${texts.card.other}</button></form>
<script>${CARD_SCRIPT}</script>`
  return frame(params, body)
}

/** Hidden fields that send these parameters with the form. */
const hiddenFields = (params: CardPageParams) =>
  Object.entries(params)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')

function frame({ language, scheme }: CardPageParams, body: string): string {
  const { lang, dir, card } = bankTexts(language)
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-scheme="${scheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${card.title}</title><style>${STYLE}</style></head>
<body><main aria-label="${card.title}">${HEADER}<section>${body}</section></main></body>
</html>`
}

/** The card in a form; undefined when it is invalid. `currentMonth` has the form YYYYMM. */
export function cardIn(form: URLSearchParams, currentMonth: number): Schema<'Card'> | undefined {
  const digits = (name: string) => (form.get(name) ?? '').replaceAll(/[\s-]/g, '')
  const [number, cvv, holder] = [digits('number'), digits('cvv'), (form.get('holder') ?? '').trim()]
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec((form.get('expiry') ?? '').trim()) ?? []
  const isUnexpired =
    Number(month) >= 1 && Number(month) <= 12 && Number(`20${year}${month.padStart(2, '0')}`) >= currentMonth
  const isCard = /^\d{13,19}$/.test(number) && isLuhn(number) && /^\d{3,4}$/.test(cvv) && holder.length > 1
  return isUnexpired && isCard ? { number, cvv, holder, expiry: `${month.padStart(2, '0')}/20${year}` } : undefined
}

/** Whether the check digit of a card number is right (Luhn algorithm). */
function isLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
