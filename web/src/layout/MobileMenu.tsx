import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSite } from '../api/use-site.ts'
import { usePaths, useText } from '../i18n/use-locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { IconName } from '../ui/icons.ts'
import { Hours } from './Hours.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'
import styles from './MobileMenu.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** Pictures of the products that a navigation can name. */
const ICONS: Record<string, IconName> = { hotels: 'bed' }

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
}

/**
 * The products as a page of large type, below 1024 px. It is keyed by the path: a route change makes a new one, which is
 * closed. `extras` are the lines under the products; the hotel layout has none (product 3.3 row 26).
 */
export function MobileMenu({ extras }: { extras: boolean }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="mobile">
      <IconButton
        icon="menu"
        label={formatMessage({ id: 'layout.menu' })}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <dialog
          ref={showModal}
          className={styles.menu}
          aria-label={formatMessage({ id: 'layout.menu' })}
          onClose={close}
        >
          <div className={`page ${styles.head}`}>
            <Logo />
            <IconButton icon="close" label={formatMessage({ id: 'layout.closeMenu' })} onClick={close} />
          </div>
          <MenuEntries />
          {extras ? <MenuExtras /> : null}
        </dialog>
      ) : null}
    </div>
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
              <Icon name={ICONS[key] ?? 'tag'} className={styles.picture} />
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
    <div className={`page ${styles.extras}`}>
      <LanguageLinks />
      <PhoneLink kind="large" />
      <Hours className="small muted" />
    </div>
  )
}
