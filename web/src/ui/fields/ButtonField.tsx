import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import styles from './Field.module.css'

/** A value that is chosen in a panel: a button that looks like the other controls and opens it. */
export const ButtonField = ({ label, ...button }: { label: ReactNode } & ComponentProps<'button'>) => (
  <Field label={label}>{(wiring) => <button type="button" {...button} {...wiring} className={styles.control} />}</Field>
)
