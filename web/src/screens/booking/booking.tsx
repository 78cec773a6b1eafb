import { useState } from 'react'
import { useSearch } from '../../address.ts'
import type { Answer } from '../../api/operations.ts'
import { useApi } from '../../api/use-api.ts'
import { dropAttemptOf } from '../../booking/attempt-token.ts'
import { bookingStatusOf, isHeldStatus, isOver } from '../../domain/payment/booking-status.ts'
import { pollDelay } from '../../domain/payment/polling.ts'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './booking.module.css'
import { Accounts } from './Accounts.tsx'
import { BookAgain, UNBOOKED } from './BookAgain.tsx'
import { Cancellation } from './cancellation/Cancellation.tsx'
import { Documents } from './Documents.tsx'
import { FormerLines } from './FormerLines.tsx'
import { PrintHead } from './paper/Letterhead.tsx'
import { NextSteps } from './next/NextSteps.tsx'
import { Outcome } from './Outcome.tsx'
import { Paper, papersOf } from './paper/Paper.tsx'
import { RideOffer } from './next/RideOffer.tsx'
import { Ticket } from './Ticket.tsx'
import { Travellers } from './Travellers.tsx'

/** The polls take about four minutes. The page says from the start whom to call after that. */
const MAX_POLLS = 30

/** Milliseconds to the next poll: increasing while the booking may change, 0 to stop. */
function whilePending() {
  let polls = 0
  return (result: Answer<'bookingByToken'> | undefined) => {
    // Unknown before the first response. A booking that is booked and paid, or refunded, no longer changes.
    const mayChange =
      result === undefined ||
      result.state === 'pending' ||
      result.state === 'requested' ||
      result.cancellation?.state === 'requested' ||
      isHeldStatus(bookingStatusOf(result))
    return mayChange && polls < MAX_POLLS ? pollDelay(polls++) : 0
  }
}

/**
 * The result of a booking, by its token (decision 26.2): the same after a reload, on another device and without a
 * session. An unknown token shows the 404 page.
 */
export default function Booking({ params: { token = '' } }: { params: Record<string, string> }) {
  // A press starts the polls anew. The gateway asks the agency every two seconds at most (decision 22.6), so the
  // response to the press may be older than the press, and the next poll must follow soon.
  const [refreshInterval, pollFrom] = useState(whilePending)
  const onSuccess = () => dropAttemptOf(token)
  const { data, error, mutate } = useApi(
    'bookingByToken',
    { path: { token } },
    { refreshInterval, onSuccess, revalidateOnFocus: true },
  )
  const ask = () => {
    pollFrom(whilePending)
    void mutate()
  }
  const paper = new URLSearchParams(useSearch()).get('paper')
  if (!data && error) throw error
  const kind = data && papersOf(data).find((it) => it === paper)
  if (data && kind) return <Paper kind={kind} token={token} result={data} />
  return (
    <div className={`page tall ${styles.page}`} aria-busy={!data}>
      <PrintHead />
      <Outcome result={data} onAsk={ask} />
      {data && UNBOOKED.has(data.state) ? <BookAgain lines={data.lines} /> : null}
      {data ? <Ticket result={data} /> : <Skeleton height="12rem" />}
      {data ? <Accounts result={data} /> : null}
      {data && !isOver(data) ? (
        <div className={styles.columns}>
          <div>
            <NextSteps result={data} />
            <RideOffer result={data} />
          </div>
          <div>
            <Documents documents={data.documents} papers={papersOf(data)} />
            <Travellers travellers={data.travellers} />
          </div>
        </div>
      ) : null}
      {data && isOver(data) ? <FormerLines result={data} /> : null}
      {data ? <Cancellation token={token} result={data} onChanged={() => void mutate()} /> : null}
    </div>
  )
}
