import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Steps.module.css'

type StepsProps = {
  /** Name of the list: "Steps of your booking". */
  label: string
  /** In order; the label may be a link back to a step that is done. */
  steps: readonly { id: string; label: ReactNode }[]
  current: string
  /** Said with every step that is done: "done". */
  done: string
}

/** Where one is on the way through the checkout: the route line, with ticks behind and numbers ahead. */
export function Steps({ label, steps, current, done }: StepsProps) {
  const here = steps.findIndex((step) => step.id === current)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={index < here ? styles.done : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <span className={styles.dot}>
            {index < here ? (
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
