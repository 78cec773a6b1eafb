import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** Names of guides' languages in the language of the page: "English, Turkish". */
export function useLanguageNames(): { name: (code: string) => string; list: (codes: readonly string[]) => string } {
  const { formatMessage } = useIntl()
  const names = new Intl.DisplayNames([LOCALES[useLocale()].intl], { type: 'language' })
  const name = (code: string) => {
    const said = names.of(code) ?? code
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
  return { name, list: (codes) => codes.map(name).join(formatMessage({ id: 'list.comma' })) }
}
