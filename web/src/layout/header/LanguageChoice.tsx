import { useId } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { LanguageLinks, useOtherLanguages } from '../LanguageLinks.tsx'
import links from '../LanguageLinks.module.css'
import styles from './LanguageChoice.module.css'

/**
 * The languages of the site: one other is a link, several open as a panel. The browser opens and closes it, so that it
 * works before and without scripts.
 */
export function LanguageChoice() {
  const { formatMessage } = useIntl()
  const id = useId()
  const here = useLocale()
  if (useOtherLanguages().length < 2) return <LanguageLinks />
  const title = formatMessage({ id: 'layout.languages' })
  const { name } = LOCALES[here]
  return (
    <>
      <button type="button" className={links.language} popoverTarget={id} aria-label={`${title}: ${name}`}>
        <Icon name="globe" size="s" />
        {name}
      </button>
      <dialog id={id} popover="auto" aria-label={title} className={styles.panel}>
        <p className={styles.title}>{title}</p>
        <div className={styles.languages}>
          <span className={classes(links.language, styles.here)} lang={here} aria-current="true">
            <Icon name="check" size="s" />
            {name}
          </span>
          <LanguageLinks />
        </div>
      </dialog>
    </>
  )
}
