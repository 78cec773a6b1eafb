import { useMemo, useSyncExternalStore } from 'react'
import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import { useApi } from '../api/use-api.ts'
import { readAttempt } from '../booking/attempt-token.ts'
import { pollDelay } from '../domain/payment/polling.ts'
import { usePaths } from '../i18n/use-locale.ts'
import { Notice } from '../ui/surfaces/Notice.tsx'

/** Shows how a payment that this tab has started goes on: it continues during maintenance (D11). */
export function OpenPayment() {
  const token = useSyncExternalStore(subscribeToNothing, readAttempt, noAttempt)
  const refreshInterval = useMemo(() => createGrowingDelay(), [])
  const { data } = useApi('paymentStatus', token === undefined ? null : { path: { token } }, { refreshInterval })
  const paths = usePaths()
  if (data?.bookingToken !== undefined) {
    return (
      <Notice tone="good">
        <FormattedMessage id="maintenance.payment.done" />{' '}
        <a className="link" href={paths.booking(data.bookingToken)}>
          <FormattedMessage id="maintenance.payment.link" />
        </a>
      </Notice>
    )
  }
  if (data === undefined || data.state === 'expired' || data.state === 'declined') return null
  return (
    <Notice tone="accent">
      <FormattedMessage id="maintenance.payment.running" />
    </Notice>
  )
}

/** An attempt starts on another page, so the value never changes here. */
const subscribeToNothing = () => () => {}
const noAttempt = () => undefined

function createGrowingDelay(): () => number {
  let polls = 0
  return () => pollDelay(polls++)
}
