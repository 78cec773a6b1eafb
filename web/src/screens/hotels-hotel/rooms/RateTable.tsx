import type { ReactNode } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'
import styles from './rates.module.css'

/** The rates of a room, one row each; stacked below 768 px. */
export function RateTable({ label, children }: { label: string; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <table className={styles.rates} aria-labelledby={label}>
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'hotel.rate.board' })}</th>
          <th scope="col">{formatMessage({ id: 'hotel.rate.cancellation' })}</th>
          <th scope="col">{formatMessage({ id: 'hotel.rate.payment' })}</th>
          <th scope="col">{formatMessage({ id: 'hotel.rate.total' })}</th>
          <th scope="col">
            <span className="sr">{formatMessage({ id: 'hotel.rate.choose' })}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A placeholder of a rate in its final size. */
export function RateSkeleton({ lead }: { lead: boolean }) {
  return (
    <tr className={styles.row} data-lead={lead || undefined} aria-hidden="true">
      <td className={styles.board}>
        <Skeleton width="6rem" height="1rem" />
        <span className={styles.note}>
          <Skeleton width="5rem" height="0.875rem" />
        </span>
      </td>
      <td>
        <Skeleton width="8rem" height="1rem" />
        <span className={styles.note}>
          <Skeleton width="6rem" height="0.875rem" />
        </span>
      </td>
      <td>
        <Skeleton width="5rem" height="1rem" />
      </td>
      <td className={styles.total}>
        <Skeleton width="7rem" height="1.6rem" />
        <span className={styles.note}>
          <Skeleton width="8rem" height="0.875rem" />
        </span>
        <span className={styles.note}>
          <Skeleton width="7rem" height="0.875rem" />
        </span>
      </td>
      <td className={styles.act}>
        <Skeleton width="6.5rem" height="2.75rem" />
      </td>
    </tr>
  )
}
