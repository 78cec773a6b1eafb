import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../api/client.ts'
import { useLocation } from '../../../../address.ts'
import { dropAttempt, keepAttempt, noteResult, readAttempt } from '../../../../booking/attempt-token.ts'
import { dropKeptLines, dropUnconfirmedLines, restoreUnconfirmedLines } from '../../../../booking/kept-lines.ts'
import { tellOtherTabs } from '../../../../booking/other-tabs.ts'
import { forgetTransaction } from '../../../../booking/open-transaction.ts'
import { forgetTypedGuests } from '../../../../booking/typed-guests.ts'
import { forgetTypedPassengers } from '../../../../booking/typed-passengers.ts'
import { useBooking } from '../../../../booking/use-booking.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { pathsOf } from '../../../../paths.ts'
import { takesTab } from '../bank/takes-tab.ts'
import { answerOtherTabs, onBasketBookedElsewhere, announceBookedBasket } from './other-tab.ts'
import { isUnpaid, reduce, resume, type PaymentEvent, type PaymentState } from './state.ts'
import { usePaymentStatus, type PaymentReport } from './use-payment-status.ts'

/** The payment of this page, and what can be done about it. */
export type Attempt = {
  state: PaymentState
  dispatch: (event: PaymentEvent) => void
  /** Polls the payment's state immediately. */
  pollNow: () => void
  /** Opens the bank's page again. */
  reopen: () => void
  /** Cancels the attempt at the bank; rejects when the gateway does not confirm it. */
  giveUp: () => Promise<void>
  /** Whether the last poll failed to reach the gateway. */
  unreached: boolean
}

/**
 * The payment of the checkout page. Polls the gateway for its state, stores its token across reloads, tells other tabs,
 * and navigates to the booking at the end.
 */
export function useAttempt(): Attempt {
  const { booking, refresh, unpaid, payment: sessionPayment } = useBooking()
  const locale = useLocale()
  const paths = pathsOf(locale)
  const [, navigate] = useLocation()
  const [state, setState] = useState(() => resume(readAttempt() ?? storeMissedAttempt(sessionPayment?.token, locale)))
  // A response may arrive between two renders, so each event must build on the previous one.
  const latest = useRef(state)
  // The start of the basket identifies it to other tabs. It is kept here, because a booked basket leaves the session.
  const basket = useRef<string>(undefined)
  useEffect(() => {
    if (booking) basket.current = booking.created.date
  })
  const dispatch = (event: PaymentEvent) => {
    const before = latest.current
    const next = reduce(before, event)
    if (next === before) return
    latest.current = next
    if ('token' in next) {
      if (!('token' in before)) keepAttempt(next.token, locale)
      answerOtherTabs()
    } else if (next.at !== 'ended' && 'token' in before) {
      dropAttempt()
      void unpaid()
    }
    if (isUnpaid(next)) restoreUnconfirmedLines()
    if (next.at === 'ended') {
      dropUnconfirmedLines()
      // The kept lines of an earlier basket may be in the basket that was booked.
      dropKeptLines()
      noteResult(next.bookingToken)
      if (event.type !== 'elsewhere' && basket.current !== undefined) {
        announceBookedBasket({ bookingToken: next.bookingToken, basket: basket.current })
      }
      forgetTypedGuests()
      forgetTypedPassengers()
      forgetTransaction()
      // The booking has left the session. Refreshing sets the basket icon to 0, on the next page and in other tabs.
      void refresh().then(tellOtherTabs)
      navigate(paths.booking(next.bookingToken), { replace: true })
    }
    if (opensBankInTab(before, next)) location.assign(next.handoffUrl)
    setState(next)
  }
  useEffect(() =>
    onBasketBookedElsewhere(({ bookingToken, basket: bookedBasket }) => {
      if (bookedBasket === basket.current) dispatch({ type: 'elsewhere', bookingToken })
    }),
  )
  useEffect(() => {
    // The initial state already contains it, unless the payment began while this page was loading: then a later read of
    // the site reports it.
    if (sessionPayment) dispatch({ type: 'missed', token: sessionPayment.token })
  })
  const onReport = (report: PaymentReport) => {
    if (report === 'gone') dispatch({ type: 'gone' })
    else if (report !== 'unreached')
      dispatch({ type: 'status', payment: report, now: Date.now(), tab: takesTab(report) })
  }
  const { pollNow, unreached } = usePaymentStatus('token' in state ? state.token : undefined, state.at, onReport)
  const reopen = () => {
    dispatch({ type: 'reopened' })
    pollNow()
  }
  const giveUp = async () => {
    if (state.at !== 'challenge') return
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const payment = await call('paymentCancel', { path: { token: state.token } }, { headers })
    dispatch({ type: 'givenUp', payment, now: Date.now() })
  }
  return { state, dispatch, pollNow, reopen, giveUp, unreached }
}

/** Whether this change opens a bank's page that takes the whole tab. */
function opensBankInTab(before: PaymentState, next: PaymentState): next is Extract<PaymentState, { at: 'challenge' }> {
  if (next.at !== 'challenge' || !next.tab) return false
  return next.opened > (before.at === 'challenge' ? before.opened : 0)
}

/**
 * Stores the token of an attempt whose response this tab missed, and returns it. Only the first read of the site
 * mentions such an attempt (D12).
 */
function storeMissedAttempt(token: string | undefined, locale: Locale): string | undefined {
  if (token !== undefined) keepAttempt(token, locale)
  return token
}
