import { useRef, useState } from 'react'
import { call } from '../../../../api/client.ts'
import { useLocation } from '../../../../address.ts'
import { dropAttempt, keepAttempt, noteResult, readAttempt } from '../../../../booking/attempt-token.ts'
import { dropUnheardLines, releaseUnheardLines } from '../../../../booking/kept-lines.ts'
import { forgetTransaction } from '../../../../booking/open-transaction.ts'
import { forgetTypedGuests } from '../../../../booking/typed-guests.ts'
import { forgetTypedPassengers } from '../../../../booking/typed-passengers.ts'
import { useBooking } from '../../../../booking/use-booking.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { pathsOf } from '../../../../paths.ts'
import { takesTab } from '../bank/takes-tab.ts'
import { answerOtherTabs } from './other-tab.ts'
import { isUnpaid, reduce, resume, type PaymentEvent, type PaymentState } from './state.ts'
import { usePaymentStatus, type Told } from './use-payment-status.ts'

export type Attempt = {
  state: PaymentState
  tell: (event: PaymentEvent) => void
  /** Asks at once how the payment stands. */
  ask: () => void
  /** Opens the bank's page once more. */
  reopen: () => void
  /** Ends the attempt that the bank is asking about; fails when the gateway does not say that it has. */
  giveUp: () => Promise<void>
  /** The gateway could not be reached the last time. */
  unreached: boolean
}

/** The payment of this page: its state, kept true by asking the gateway, and what has to happen with each change of it. */
export function useAttempt(): Attempt {
  const { refresh, payment: missed } = useBooking()
  const locale = useLocale()
  const paths = pathsOf(locale)
  const [, navigate] = useLocation()
  const [state, setState] = useState(() => resume(readAttempt() ?? keptAttempt(missed?.token, locale)))
  // An answer may come between two renders: each event builds on the one before.
  const latest = useRef(state)
  const tell = (event: PaymentEvent) => {
    const before = latest.current
    const next = reduce(before, event)
    if (next === before) return
    latest.current = next
    if ('token' in next) {
      if (!('token' in before)) keepAttempt(next.token, locale)
      answerOtherTabs()
    } else if (next.at !== 'ended' && 'token' in before) dropAttempt()
    if (isUnpaid(next)) releaseUnheardLines()
    if (next.at === 'ended') {
      dropUnheardLines()
      noteResult(next.bookingToken)
      forgetTypedGuests()
      forgetTypedPassengers()
      forgetTransaction()
      // The booking has left the session: the basket's icon shows 0 on the page that comes.
      void refresh()
      navigate(paths.booking(next.bookingToken), { replace: true })
    }
    if (opensTab(before, next)) location.assign(next.handoffUrl)
    setState(next)
  }
  const told = (answer: Told) => {
    if (answer === 'gone') tell({ type: 'gone' })
    else if (answer !== 'unreached') tell({ type: 'status', payment: answer, now: Date.now(), tab: takesTab(answer) })
  }
  const { ask, unreached } = usePaymentStatus('token' in state ? state.token : undefined, state.at, told)
  const reopen = () => {
    tell({ type: 'reopened' })
    ask()
  }
  const giveUp = async () => {
    if (state.at !== 'challenge') return
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const payment = await call('paymentCancel', { path: { token: state.token } }, { headers })
    tell({ type: 'givenUp', payment, now: Date.now() })
  }
  return { state, tell, ask, reopen, giveUp, unreached }
}

/** The bank has just been opened, and it takes the whole tab. */
function opensTab(before: PaymentState, next: PaymentState): next is Extract<PaymentState, { at: 'challenge' }> {
  if (next.at !== 'challenge' || !next.tab) return false
  return next.opened > (before.at === 'challenge' ? before.opened : 0)
}

/** Keeps an attempt that this tab has missed the answer of: only the first reading of the site tells of it (D12). */
function keptAttempt(token: string | undefined, locale: Locale): string | undefined {
  if (token !== undefined) keepAttempt(token, locale)
  return token
}
