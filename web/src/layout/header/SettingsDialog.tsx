import type { FormEvent } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation, useSearch } from '../../address.ts'
import { useSite } from '../../api/use-site.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { keepSettings } from '../../parts/settings/keep-settings.ts'
import { Settings } from '../../parts/settings/Settings.tsx'
import type { PanelProps } from '../../parts/use-lazy-panel.ts'
import { inLocale } from '../../paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './SettingsDialog.module.css'

/**
 * "Saving sets the default currency and navigates to the same page in the chosen language" (decision 19.10). Prices
 * change at once; another language loads a new document.
 */
export default function SettingsDialog({ onClose }: PanelProps) {
  const { formatMessage } = useIntl()
  const { rates } = useSite()
  const here = useLocale()
  const [pathname, go] = useLocation()
  const search = useSearch()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const language = keepSettings(new FormData(event.currentTarget), rates)
    onClose()
    if (language !== undefined && language !== here) go(inLocale(language, pathname, search))
  }
  return (
    <Dialog
      open
      light
      onClose={onClose}
      title={formatMessage({ id: 'layout.settings' })}
      close={formatMessage({ id: 'close' })}
    >
      <form onSubmit={save}>
        <Settings />
        <div className={styles.foot}>
          <Button kind="quiet" onClick={onClose}>
            {formatMessage({ id: 'settings.cancel' })}
          </Button>
          <Button type="submit">{formatMessage({ id: 'settings.save' })}</Button>
        </div>
      </form>
    </Dialog>
  )
}
