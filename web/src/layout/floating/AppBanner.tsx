import { useState } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { webLink } from '../../domain/text/web-link.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { appOffer } from './app-offer.ts'
import styles from './AppBanner.module.css'

const KEY = 'rota.appBanner'

function dismissedAt(): number | undefined {
  try {
    return Number(localStorage.getItem(KEY) ?? Number.NaN) || undefined
  } catch {
    return undefined
  }
}

/** Stores the time of dismissal. If the browser blocks storage, the banner returns with the next page (H6). */
function storeDismissal(): void {
  try {
    localStorage.setItem(KEY, `${Date.now()}`)
  } catch {
    // The browser blocks storage.
  }
}

/**
 * A banner that offers the site's app on a phone or tablet (decision 41.8). It is fixed to the bottom of the window, so
 * that nothing on the page moves when it appears.
 */
export function AppBanner() {
  const { formatMessage } = useIntl()
  const { name, social } = useSite().site
  const [href, setHref] = useState(() => {
    const device = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints }
    return webLink(appOffer(device, social, dismissedAt(), Date.now()))
  })
  if (href === undefined) return null
  const dismiss = () => {
    storeDismissal()
    setHref(undefined)
  }
  return (
    <aside className={styles.banner} data-app-banner="" aria-label={formatMessage({ id: 'furniture.app' }, { name })}>
      <span className={styles.mark}>
        <Icon name="download" />
      </span>
      <p className={styles.words}>
        <b>{formatMessage({ id: 'furniture.app' }, { name })}</b>
        <span className="small muted">{formatMessage({ id: 'furniture.app.note' })}</span>
      </p>
      <Button size="s" href={href} target="_blank" rel="noopener">
        {formatMessage({ id: 'furniture.app.open' })}
      </Button>
      <IconButton icon="close" label={formatMessage({ id: 'furniture.app.dismiss' })} onClick={dismiss} />
    </aside>
  )
}
