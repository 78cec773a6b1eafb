import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** Returns the name of a language for its code, such as "de". */
type Namer = (code: string) => string

const namers = new Map<string, Namer>()

/** The names of languages in one of them. They are cached, because a list needs the same few on every card. */
function namerIn(tag: string): Namer {
  const cachedNamer = namers.get(tag)
  if (cachedNamer) return cachedNamer
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const cachedNames = new Map<string, string>()
  const namer: Namer = (code) => {
    const name = cachedNames.get(code) ?? names.of(code) ?? code
    cachedNames.set(code, name)
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
  const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase(intl) + text.slice(1)
  const name = namerIn(intl)
  return {
    name: (code) => capitalise(name(code)),
    list: (codes) => capitalise(codes.map(name).join(formatMessage({ id: 'list.between' }))),
  }
}
