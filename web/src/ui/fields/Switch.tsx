import type { ComponentProps, ReactNode } from 'react'
import styles from './Switch.module.css'

/** A native tick box told to be a switch: its own state is its `aria-checked`. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** On or off, at once. For a choice that is sent later with a form, a `Checkbox` is the plainer thing. */
export function Switch({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.switch}>
      <input {...input} {...SWITCH} className={styles.track} />
      <span>{children}</span>
    </label>
  )
}
