import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation, useSearch } from '../../address.ts'
import { useSite } from '../../api/use-site.ts'
import { useLocale, usePaths } from '../../i18n/use-locale.ts'
import { keepSettings } from '../../parts/settings/keep-settings.ts'
import { Settings } from '../../parts/settings/Settings.tsx'
import { inLocale } from '../../paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PageBreadcrumbs } from '../../parts/PageBreadcrumbs.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import styles from './SettingsPage.module.css'

const COOKIES = ['cart', 'language', 'currency', 'device'] as const

/**
 * Language, currency and what the site keeps (decisions 19.10 and 32.8). It is a plain form: without scripts the server
 * keeps the choice.
 */
export default function SettingsPage() {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const { rates } = useSite()
  const here = useLocale()
  const [pathname, go] = useLocation()
  const isSaved = new URLSearchParams(useSearch()).has('saved')
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const language = keepSettings(new FormData(event.currentTarget), rates) ?? here
    go(inLocale(language, pathname, 'saved=1'))
  }
  const title = formatMessage({ id: 'layout.settings' })
  const steps = [{ id: 'settings', link: title }]
  return (
    <div className="page">
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs steps={steps} />
      </div>
      <h1 className="display">{title}</h1>
      <div className={styles.columns}>
        <form action={paths.settings()} className={styles.form} onSubmit={save}>
          <Settings />
          <div className="row">
            <Button type="submit">{formatMessage({ id: 'settings.save' })}</Button>
          </div>
          <output>{isSaved ? <Notice tone="good">{formatMessage({ id: 'settings.saved' })}</Notice> : null}</output>
        </form>
        <section aria-labelledby="cookies">
          <h2 id="cookies" className={styles.title}>
            <FormattedMessage id="settings.cookies" />
          </h2>
          <p className="soft">
            <FormattedMessage id="settings.cookies.text" />
          </p>
          <ul className={styles.cookies}>
            {COOKIES.map((cookie) => (
              <li key={cookie}>
                <FormattedMessage id={`settings.cookies.${cookie}`} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
