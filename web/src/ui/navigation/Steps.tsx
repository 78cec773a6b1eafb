import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Steps.module.css'

type StepsProps = {
  /** Label of the list: "Steps of your booking". */
  label: string
  /** In order; the label may be a link back to a completed step. */
  steps: readonly { id: string; label: ReactNode }[]
  /** The id of the current step. */
  current: string
  /** Announced with every completed step: "done". */
  done: string
}

/** Progress through the checkout: a line of steps, with ticks for completed ones and numbers for the others. */
export function Steps({ label, steps, current, done }: StepsProps) {
  const currentIndex = steps.findIndex((step) => step.id === current)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={index < currentIndex ? styles.done : undefined}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className={styles.dot}>
            {index < currentIndex ? (
              <>
                <Icon name="check" size="s" />
                <span className="sr">{done}</span>
              </>
            ) : (
              index + 1
            )}
          </span>
          <span className={styles.label}>{step.label}</span>
        </li>
      ))}
    </ol>
  )
}
