import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** Returns the name of a language for its code, such as "de". */
type Namer = (code: string) => string

const namers = new Map<string, Namer>()

/** The names of languages in one of them. They are cached, because a list needs the same few on every card. */
function namerIn(tag: string): Namer {
  const known = namers.get(tag)
  if (known) return known
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const cached = new Map<string, string>()
  const namer: Namer = (code) => {
    const name = cached.get(code) ?? names.of(code) ?? code
    cached.set(code, name)
    return name
  }
  namers.set(tag, namer)
  return namer
}

/**
 * Names of guides' languages in the language of the page. A single name is capitalised; in a list only the first one
 * is: "Anglais, turc".
 */
export function useLanguageNames(): { name: (code: string) => string; list: (codes: readonly string[]) => string } {
  const { formatMessage } = useIntl()
  const { intl } = LOCALES[useLocale()]
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(intl) + text.slice(1)
  const name = namerIn(intl)
  return {
    name: (code) => capital(name(code)),
    list: (codes) => capital(codes.map(name).join(formatMessage({ id: 'list.between' }))),
  }
}
