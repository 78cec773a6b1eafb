import { passagesOf } from './said.ts'

/** The signs between thousands and before decimals, by language (decision 31.1). Both spaces do not break. */
const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['en', 'ar', 'fa', 'he', 'zh'].map((language) => [language, ',.'])),
  ...Object.fromEntries(['da', 'de', 'el', 'es', 'it', 'ro', 'tr'].map((language) => [language, '.,'])),
  ...Object.fromEntries(['bg', 'pt', 'ru', 'sq'].map((language) => [language, '\u00A0,'])),
  fr: '\u202F,',
}

/** The amounts of money that a page tells its readers, as it writes them. */
export const amountsOf = (html: string): string[] =>
  passagesOf(html).flatMap(({ text }) => Array.from(text.matchAll(/[₺€$£]\d(?:[.,\s]?\d)*/g), ([amount]) => amount))

/** Whether an amount is written as a site with this `numberFormat` writes it in a language. */
export function isWritten(amount: string, language: string, numberFormat: 'tr' | 'locale' = 'tr'): boolean {
  const [group = '', point = ''] = SIGNS[numberFormat === 'tr' ? 'tr' : language] ?? ''
  return new RegExp(`^.\\d{1,3}(?:[${group}]\\d{3})*(?:[${point}]\\d{2})?$`).test(amount)
}
