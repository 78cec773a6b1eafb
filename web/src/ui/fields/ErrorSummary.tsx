import type { MouseEvent } from 'react'
import { Notice } from '../surfaces/Notice.tsx'
import styles from './ErrorSummary.module.css'

type ErrorSummaryProps = {
  title: string
  /** Id of the control and what is wrong with it, in the order of the page. */
  errors: readonly { id: string; message: string }[]
  /** How often the form has been sent: with each try the summary takes the focus again. */
  attempt: number
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

/** All that is wrong with a form, above it; every line leads to its field. Nothing when there are no errors. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <Notice key={attempt} tone="bad" title={title} role="alert" tabIndex={-1} ref={takeFocus}>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
