import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { MenuPage } from './MenuPage.tsx'
import styles from './MobileMenu.module.css'

/** Closed as a dialog on the way out, so that the focus goes back to the button. */
function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  return () => dialog?.close()
}

/**
 * The products as a page of large type, below 1024 px. It is keyed by the path: a route change makes a new one, which is
 * closed (decision 41.4). `extras` are the lines under the products.
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
