import type { ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import styles from './Specs.module.css'

/** A fact, with the message id of its label. */
export type Spec = { label: string; value: ReactNode }

/** Facts of a kind of product (decision 38.2), each with its label. `wide` spans the page. */
export function Specs({ of: specs, wide }: { of: readonly Spec[]; wide?: boolean }) {
  return (
    <dl className={wide ? styles.wide : styles.specs}>
      {specs.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
