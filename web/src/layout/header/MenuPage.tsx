/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the dialog is not pressed: it notices that a link in it is, by pointer or by key */
import { useEffect } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { PRODUCTS } from '../../parts/products.ts'
import { ContactFormButtons } from '../../parts/contact/ContactFormButton.tsx'
import type { PanelProps } from '../../parts/use-lazy-panel.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { isModifiedClick } from '../../ui/is-modified-click.ts'
import { useModal } from '../../ui/overlays/use-modal.ts'
import { Hours } from '../Hours.tsx'
import { closeForToasts } from './make-way.ts'
import { SettingsButton } from './SettingsButton.tsx'
import { Logo } from '../Logo.tsx'
import styles from './MobileMenu.module.css'
import { PartnerLinks } from '../PartnerLinks.tsx'
import { PhoneLink } from '../PhoneLink.tsx'

/**
/**
 * The products as a full-screen menu in large type. The hotel layout has no `extras` (decision 33.4). The menu closes
 * when a link is pressed, even one to the current page (decision 41.4), and when a message is shown.
 */
export default function MenuPage({ extras, onClose }: PanelProps & { extras: boolean }) {
  const label = useIntl().formatMessage({ id: 'layout.menu' })
  const dialog = useModal()
  useEffect(() => closeForToasts(onClose), [onClose])
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={label}
      onClose={({ currentTarget }) => {
        // The event is delayed, so the dialog may be open again.
        if (!currentTarget.open) onClose()
      }}
      onClick={(event) => {
        const { target } = event
        if (!isModifiedClick(event) && target instanceof Element && target.closest('a[href^="/"]')) onClose()
      }}
    >
      <MenuContent extras={extras} close={onClose} />
    </dialog>
  )
}

export function MenuContent({ extras, close }: { extras: boolean; close: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className={`page ${styles.head}`}>
        <Logo />
        <IconButton icon="close" label={formatMessage({ id: 'layout.closeMenu' })} onClick={close} />
      </div>
      <MenuEntries />
      <div className={`page ${styles.end}`}>
        <SettingsButton />
        {extras ? <MenuExtras /> : null}
      </div>
    </>
  )
}

function MenuEntries() {
  const { formatMessage } = useIntl()
  const { nav } = useSite()
  const paths = usePaths()
  const text = useText()
  return (
    <nav className="page" aria-label={formatMessage({ id: 'layout.products' })}>
      <ul>
        {nav.map(({ key, title, path }) => (
          <li key={key}>
            <a className={styles.entry} href={paths.entry(path)}>
              <Icon name={PRODUCTS[key]?.icon ?? 'tag'} className={styles.picture} />
              <span lang={text(title).lang} dir={text(title).dir}>
                {text(title).text}
              </span>
              <Icon name="right" size="s" className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuExtras() {
  return (
    <>
      <ContactFormButtons className="link" />
      <PartnerLinks className="link" />
      <PhoneLink kind="large" />
      <Hours className="small muted" />
    </>
  )
}
