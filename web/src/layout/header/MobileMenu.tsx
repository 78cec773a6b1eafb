import { useState } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { MenuPage } from './MenuPage.tsx'
import styles from './MobileMenu.module.css'

/** Unmounting closes the dialog first, so that the focus returns to the button. */
function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  return () => dialog?.close()
}

/**
 * The products as a full-screen menu in large type, below 1024 px. It is keyed by path: after a route change a new,
 * closed one is mounted (decision 41.4). `extras` are the lines below the products.
 */
export function MobileMenu({ extras }: { extras: boolean }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const label = formatMessage({ id: 'layout.menu' })
  return (
    <div className="mobile">
      <IconButton icon="menu" label={label} aria-expanded={open} onClick={() => setOpen(true)} />
      {open ? (
        <dialog ref={showModal} className={styles.menu} aria-label={label} onClose={close}>
          <MenuPage extras={extras} close={close} />
        </dialog>
      ) : null}
    </div>
  )
}
