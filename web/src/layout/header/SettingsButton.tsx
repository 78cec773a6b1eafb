import { SIGNS } from '@rota/openapi/reference/signs'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useShownCurrency } from '../../booking/currency/shown-currency.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale, usePaths } from '../../i18n/use-locale.ts'
import { useLazyPanel } from '../../parts/use-lazy-panel.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './SettingsButton.module.css'

const load = () => import('./SettingsDialog.tsx')

/** Language and currency of the page; a press opens their dialog. Without scripts it leads to the settings page. */
export function SettingsButton() {
  const { formatMessage } = useIntl()
  const { open, Panel, panelProps } = useLazyPanel(load, ['settings'])
  const settings = usePaths().settings()
  const { name } = LOCALES[useLocale()]
  const { code, sign } = useShownCurrency() ?? { code: 'try', sign: SIGNS.try }
  const content = (
    <>
      <Icon name="globe" size="s" />
      {name}
      <span aria-hidden="true">·</span>
      <span className="ltr">{sign === code.toUpperCase() ? sign : `${sign} ${code.toUpperCase()}`}</span>
    </>
  )
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        <span className="sr">
          {formatMessage({ id: 'layout.settings' })}
          {formatMessage({ id: 'list.comma' })}
        </span>
        {content}
      </button>
      <noscript>
        {import.meta.env.SSR ? (
          <a className={styles.button} href={settings}>
            {content}
          </a>
        ) : null}
      </noscript>
      {Panel ? <Panel {...panelProps} /> : null}
    </>
  )
}
