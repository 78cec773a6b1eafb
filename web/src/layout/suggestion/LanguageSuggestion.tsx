import { useEffect } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import type { Intl } from '../../i18n/format-message.ts'
import { keepLanguage } from '../../i18n/kept-language.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { inLocale } from '../../paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './LanguageSuggestion.module.css'

type SuggestionProps = {
  /** The language of the page. */
  here: Locale
  locale: Locale
  intl: Pick<Intl, 'formatMessage'>
  isOver: (path: string) => boolean
  remove: () => void
}

/** Offers the same page in another language. Closing it is a choice for the language of the page. */
export function LanguageSuggestion({ here, locale, intl, isOver, remove }: SuggestionProps) {
  const { formatMessage } = intl
  const [pathname] = useLocation()
  const search = useSearch()
  const isDone = isOver(pathname)
  useEffect(() => {
    // Delayed, because React cannot unmount a root while it renders that root.
    if (isDone) setTimeout(remove)
  }, [isDone, remove])
  if (isDone) return null
  const text = formatMessage({ id: 'suggestion.text' })
  const stay = () => {
    keepLanguage(here)
    remove()
  }
  return (
    <aside className={styles.card} lang={locale} dir={LOCALES[locale].dir} aria-label={text} data-suggestion="">
      <Icon name="globe" />
      <p>{text}</p>
      <Button size="s" href={inLocale(locale, pathname, search)} hrefLang={locale}>
        {formatMessage({ id: 'suggestion.open' })}
      </Button>
      <IconButton icon="close" label={formatMessage({ id: 'suggestion.stay' })} onClick={stay} />
    </aside>
  )
}
