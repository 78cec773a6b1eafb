import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent, type ToggleEvent } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import styles from './Dropdown.module.css'
import { onResize } from './on-resize.ts'
import { isMobile } from './is-mobile.ts'
import { positionPanel } from './position.ts'
import popover from './Popover.module.css'

type DropdownProps = {
  /** The pressed button, beside which it opens. */
  anchor: HTMLElement | null
  onClose: () => void
  title: string
  /** Label of the close button. */
  close: string
  children: ReactNode
}

/**
 * A panel under its button from 768 px, open as long as it is mounted; below that a full-screen sheet, which keeps the
 * focus inside. Escape, the close button and, beside a button, a press outside close it; the focus returns.
 */
export function Dropdown({ anchor, onClose, title, close, children }: DropdownProps) {
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  // A layout effect, so that the panel is positioned before it is painted, and closed before it leaves the page.
  useLayoutEffect(() => (panel.current ? open(panel.current, anchor) : undefined), [anchor])
  const handleToggle = (event: ToggleEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && event.newState === 'closed') onClose()
  }
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={panel}
      popover="auto"
      className={classes(popover.popover, popover.field, styles.panel)}
      aria-labelledby={id}
      onToggle={handleToggle}
      onCancel={handleCancel}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}

/** Selector of the element that takes the focus in an opened panel: the first link or visible field. */
const FIRST_FOCUSABLE = 'input:not([hidden]), a[href]'

/** Opens the panel and returns a function that closes it. */
function open(panel: HTMLDialogElement, anchor: HTMLElement | null): () => void {
  if (anchor === null || isMobile()) {
    panel.showModal()
    panel.querySelector<HTMLElement>(FIRST_FOCUSABLE)?.focus({ preventScroll: true })
    return () => panel.close()
  }
  panel.showPopover()
  positionPanel(panel, anchor)
  panel.querySelector<HTMLElement>(FIRST_FOCUSABLE)?.focus({ preventScroll: true })
  const stop = onResize(() => positionPanel(panel, anchor))
  return () => {
    stop()
    const hadFocus = panel.contains(document.activeElement)
    if (panel.matches(':popover-open')) panel.hidePopover()
    if (hadFocus) anchor.focus({ preventScroll: true })
  }
}
