/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the panel is not pressed: it notices that the focus leaves it */
import { useId, useState, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../classes.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { isMobile } from './is-mobile.ts'
import { positionPanel } from './position.ts'
import styles from './Popover.module.css'

/** Spread this on the button that opens the panel; several buttons may open the same one. */
export type PopoverTrigger = {
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string
  onClick: (event: MouseEvent<HTMLElement>) => void
}
type PopoverProps = {
  /** Label of the panel; the title of the sheet below 768 px. */
  label: string
  /** Label of the sheet's close button. */
  close: string
  /** `field` is 23 rem, `content` fits its content. */
  width?: 'field' | 'content'
  trigger: (trigger: PopoverTrigger) => ReactNode
  /** Rendered while the panel is open. Mark the element to focus first with `data-first`. */
  children: (close: () => void) => ReactNode
  onClosed?: () => void
}

const isShown = (panel: HTMLDialogElement) => panel.open || panel.matches(':popover-open')

/**
 * A panel beside its button from 768 px, entirely in view; below that a full-screen sheet. Escape, a press outside, and
 * moving the focus out of it close it.
 */
export function Popover({ label, close, width = 'field', trigger, children, onClosed }: PopoverProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null

  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = document.getElementById(id)
    // The panel is asked whether it is shown, because after Escape the state changes only in a later task.
    if (!(panel instanceof HTMLDialogElement) || isShown(panel)) return
    flushSync(() => setAnchor(currentTarget))
    if (isMobile()) panel.showModal()
    else {
      // The panel must not appear at its last position.
      panel.removeAttribute('style')
      panel.showPopover()
      positionPanel(panel, currentTarget)
    }
    panel.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }
  const handleClose = (panel: HTMLElement) => {
    const focused = document.activeElement
    if (focused === document.body || panel.contains(focused)) anchor?.focus({ preventScroll: true })
    setAnchor(null)
    if (open) onClosed?.()
  }
  const handleToggle = (event: ToggleEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && event.newState === 'closed') handleClose(event.currentTarget)
  }
  const hide = () => {
    const panel = document.getElementById(id)
    if (panel?.matches(':popover-open')) panel.hidePopover()
    else if (panel instanceof HTMLDialogElement) panel.close()
  }
  return (
    <>
      {trigger({ 'aria-haspopup': 'dialog', 'aria-expanded': open, 'aria-controls': id, onClick: show })}
      <dialog
        id={id}
        popover="auto"
        aria-label={label}
        className={classes(styles.popover, styles[width])}
        onToggle={handleToggle}
        onClose={(event) => handleClose(event.currentTarget)}
        onBlur={({ relatedTarget, currentTarget }) => {
          // The open panel would hide the focus of a visitor who leaves it with Tab (WCAG 2.4.11).
          if (relatedTarget && relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) hide()
        }}
      >
        {open ? (
          <>
            <div className={styles.head}>
              <b>{label}</b>
              <IconButton icon="close" label={close} onClick={hide} />
            </div>
            {children(hide)}
          </>
        ) : null}
      </dialog>
    </>
  )
}
