import { isLocale, LOCALES } from '@rota/web/locales'
import { passagesOf } from './said.ts'

const signs = new Map<string, [group: string, point: string]>()

/** The signs between thousands and before decimals in a language, with Latin digits (decision 31.1). */
function signsOf(language: string): [group: string, point: string] {
  const known = signs.get(language) ?? readSigns(language)
  signs.set(language, known)
  return known
}

/** Asks Intl for them; a page has dozens of amounts, and each would make its own formatter. */
function readSigns(language: string): [group: string, point: string] {
  const tag = isLocale(language) ? LOCALES[language].intl : language
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn', useGrouping: 'always' }).formatToParts(1234.5)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return [sign('group'), sign('decimal')]
}

/** The amounts of money that a page tells its readers, as it writes them. */
export const amountsOf = (html: string): string[] =>
  passagesOf(html).flatMap(({ text }) => Array.from(text.matchAll(/[₺€$£]\d(?:[.,\s]?\d)*/g), ([amount]) => amount))

/** Whether an amount is written as a site with this `numberFormat` writes it in a language. */
export function isWritten(amount: string, language: string, numberFormat: 'tr' | 'locale' = 'tr'): boolean {
  const [group, point] = signsOf(numberFormat === 'tr' ? 'tr' : language)
  return new RegExp(`^.\\d{1,3}(?:[${group}]\\d{3})*(?:[${point}]\\d{2})?$`).test(amount)
}
