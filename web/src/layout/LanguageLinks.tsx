import { useLocation, useSearch } from 'wouter'
import { useSite } from '../api/use-site.ts'
import { LOCALES, offeredLocales } from '../i18n/locales.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { inLocale } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './LanguageLinks.module.css'

/** The same page in the other languages of the site, each in its own script. A new document: it is another language. */
export function LanguageLinks() {
  const { languages } = useSite().site.options
  const [pathname] = useLocation()
  const search = useSearch()
  const here = useLocale()
  return offeredLocales(languages)
    .filter((locale) => locale !== here)
    .map((locale) => (
      <a
        key={locale}
        className={styles.language}
        href={inLocale(locale, pathname, search)}
        lang={locale}
        hrefLang={locale}
      >
        <Icon name="globe" size="s" />
        {LOCALES[locale].name}
      </a>
    ))
}
