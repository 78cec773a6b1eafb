import { useId, useState, type FocusEvent, type ReactNode, type ToggleEvent } from 'react'
import { Chip } from '../buttons/Chip.tsx'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  /** Text of the button: "Filters · 3". */
  label: ReactNode
  icon: IconName
  /** Title of the sheet. */
  title: string
  close: string
  /** Content of the button at the bottom of the sheet, which closes it: "Show 187 stays". */
  done: ReactNode
  children: ReactNode
}

/**
 * Part of the page from 1024 px; below that a sheet behind a button (filters of a list). The content is rendered once,
 * so that choices survive a change of width.
 */
export function Disclosure({ label, icon, title, close, done, children }: DisclosureProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const hide = () => document.getElementById(id)?.hidePopover()
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (open && to instanceof Node && !event.currentTarget.contains(to)) hide()
  }
  const handleToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    setOpen(event.newState === 'open')
    if (event.newState === 'open') event.currentTarget.querySelector('button')?.focus()
  }
  return (
    <>
      <Chip className={styles.button} popoverTarget={id} aria-expanded={open}>
        <Icon name={icon} size="s" />
        {label}
      </Chip>
      <div id={id} popover="auto" className={styles.sheet} onBlur={handleBlur} onToggle={handleToggle}>
        <div className={styles.head}>
          <b>{title}</b>
          <IconButton icon="close" label={close} onClick={hide} />
        </div>
        {children}
        <div className={styles.foot} onClickCapture={hide}>
          {done}
        </div>
      </div>
    </>
  )
}
