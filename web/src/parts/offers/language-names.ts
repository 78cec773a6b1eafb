import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

const known = new Map<string, Intl.DisplayNames>()

/** Made when the first name is needed, and kept: making one takes longer than rendering a card. */
function namesIn(tag: string): Intl.DisplayNames {
  const names = known.get(tag) ?? new Intl.DisplayNames([tag], { type: 'language' })
  known.set(tag, names)
  return names
}

/** Names of guides' languages in the language of the page: "English, Turkish". */
export function useLanguageNames(): { name: (code: string) => string; list: (codes: readonly string[]) => string } {
  const { formatMessage } = useIntl()
  const { intl } = LOCALES[useLocale()]
  const name = (code: string) => {
    const said = namesIn(intl).of(code) ?? code
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
  return { name, list: (codes) => codes.map(name).join(formatMessage({ id: 'list.comma' })) }
}
