import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Label of the close button. */
  close: string
  /** Width from 768 px: narrow is 528 px, wide 736 px. Below that it is a full-screen sheet. */
  size?: 'narrow' | 'wide'
  /** Whether a click outside also closes it. Leave it off where work or money could be lost. */
  light?: boolean
  children: ReactNode
}

/** A modal dialog. Escape and the close button call `onClose`; the focus returns to where it was. */
export function Dialog({ open, ...dialogProps }: DialogProps) {
  return open ? <OpenDialog {...dialogProps} /> : null
}

function OpenDialog({ onClose, title, close, size = 'wide', light, children }: Omit<DialogProps, 'open'>) {
  const id = useId()
  const dialog = useModal()
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[size])}
      aria-labelledby={id}
      onCancel={handleCancel}
      closedby={light ? 'any' : 'closerequest'}
    >
      <div className={styles.body}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <IconButton icon="close" label={close} onClick={onClose} className={styles.close} />
      </div>
    </dialog>
  )
}
