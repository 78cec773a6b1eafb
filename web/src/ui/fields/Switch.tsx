import type { ComponentProps, ReactNode } from 'react'
import styles from './Switch.module.css'

/** A native checkbox with the switch role: its own state serves as `aria-checked`. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** On or off with immediate effect. For a choice that is submitted later with a form, use a `Checkbox`. */
export function Switch({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.switch}>
      <input {...input} {...SWITCH} className={styles.track} />
      <span>{children}</span>
    </label>
  )
}
