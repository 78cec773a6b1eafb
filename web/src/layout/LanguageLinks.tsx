import { useLocation, useSearch } from '../address.ts'
import { useSite } from '../api/use-site.ts'
import { LOCALES, offeredLocales } from '../i18n/locales.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { inLocale } from '../paths.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import styles from './LanguageLinks.module.css'

/**
 * Links to the same page in the site's other languages, each name in its own script. They load a new document, because
 * the language changes.
 */
export function LanguageLinks() {
  const { languages } = useSite().site.options
  const here = useLocale()
  const others = offeredLocales(languages).filter((locale) => locale !== here)
  const [pathname] = useLocation()
  const search = useSearch()
  return others.map((locale) => (
    <a
      key={locale}
      className={styles.language}
      href={inLocale(locale, pathname, search)}
      lang={locale}
      dir={LOCALES[locale].dir}
      hrefLang={locale}
    >
      {others.length === 1 ? <Icon name="globe" size="s" /> : null}
      {LOCALES[locale].name}
    </a>
  ))
}
