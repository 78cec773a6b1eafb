import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Name of the button with the cross. */
  close: string
  /** Width from 768 px; below that it is a sheet over the whole screen. Narrow is 528 px, wide 736 px. */
  size?: 'narrow' | 'wide'
  /** A click beside it closes it too. Leave it off where work or money could be lost. */
  light?: boolean
  children: ReactNode
}

/** The browser traps and returns the focus; all that is left to do is to open on the way in and to close on the way out. */
function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined
  dialog.showModal()
  return () => dialog.close()
}

/** A modal dialog. Escape and the cross ask the owner to close it; the focus goes back to where it came from. */
export function Dialog({ open, onClose, title, close, size = 'wide', light, children }: DialogProps) {
  const id = useId()
  if (!open) return null
  const ask = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={showModal}
      className={classes(styles.dialog, styles[size])}
      aria-labelledby={id}
      onCancel={ask}
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
