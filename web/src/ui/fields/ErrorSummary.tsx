import { useState, type MouseEvent } from 'react'
import { Notice } from '../surfaces/Notice.tsx'
import { useFocusOnShow } from '../use-focus-on-show.ts'
import styles from './ErrorSummary.module.css'

type ErrorSummaryProps = {
  title: string
  /** The id of each control and its error message, in the order of the page. */
  errors: readonly { id: string; message: string }[]
  /** The number of submits: the summary takes the focus on each. */
  attempt: number
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

/** All errors of a form, above it; every line links to its field. Renders nothing without errors. */
export function ErrorSummary({ attempt, ...summary }: ErrorSummaryProps) {
  return summary.errors.length === 0 ? null : <Summary key={attempt} {...summary} />
}

function Summary({ title, errors }: Omit<ErrorSummaryProps, 'attempt'>) {
  // The title stays that of the submit: a change would make screen readers read the whole summary again.
  const [first] = useState(title)
  const notice = useFocusOnShow<HTMLDivElement>()
  return (
    <Notice tone="bad" title={first} role="alert" tabIndex={-1} ref={notice}>
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
