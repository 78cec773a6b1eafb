import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import { readAttempt, takeLanguage } from '../../booking/attempt-token.ts'
import type { Booking } from '../../booking/change.ts'
import { wasChangedElsewhere } from '../../booking/other-tabs.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { guestPlaces } from '../../domain/people/guests.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { pathsOf } from '../../paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BasketSummary } from '../../parts/basket-summary/BasketSummary.tsx'
import { Failure } from '../../parts/failure/Failure.tsx'
import { LazyOfferHold } from '../../parts/offer-hold/LazyOfferHold.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { fetchGuests, LazyGuests } from './guests/LazyGuests.tsx'
import { BankDialog, fetchLazyParts, PaymentStep, Waiting } from './payment/lazy-parts.ts'
import { StepSkeleton } from './payment/StepSkeleton.tsx'
import { isLive, isUnpaid } from './payment/attempt/state.ts'
import { useAttempt, type Attempt } from './payment/attempt/use-attempt.ts'
import { useChoice } from './payment/method/use-choice.ts'
import { useQuote } from './payment/price/use-quote.ts'
import { Pending } from './Pending.tsx'
import { noteMove } from './arrival.ts'
import { arePassengersConfirmed, heldOffers } from './passengers/held-offers.ts'
import { payAtHotel, searchOf, stepOf } from './view.ts'

const EmptyBasket = lazy(() => import('./EmptyBasket.tsx'))
const PassengersStep = lazy(() => import('./passengers/PassengersStep.tsx'))

// Both steps start to load while the booking is being read.
if (!import.meta.env.SSR) {
  void fetchGuests()
  void fetchLazyParts(location.href)
}

/** Guests and payment (decision 33.1). The server renders the guests of the agency's products, and the summary. */
export default function Checkout({ params }: { params: Record<string, string> }) {
  const { booking, error, refresh } = useBooking()
  const search = searchOf(useSearch(), params)
  if (booking !== undefined) return <CheckoutOf booking={booking} search={search} />
  if (!error) return <Pending />
  // A payment in progress is shown even if the basket cannot be read.
  if (readAttempt() !== undefined) return <CheckoutOf booking={null} search={search} />
  return (
    <div className="page section">
      <Failure error={error} retry={() => void refresh()} />
    </div>
  )
}

type CheckoutProps = { booking: Booking | null; search: string }

/** A payment in progress continues in the language in which it began. */
function CheckoutOf({ booking, search }: CheckoutProps) {
  const locale = useLocale()
  const [otherLanguage] = useState(() => takeLanguage(locale))
  return otherLanguage ? <OtherLanguage locale={otherLanguage} /> : <CheckoutHere booking={booking} search={search} />
}

/** Another language is another document, so this leaves the page without the visitor's action. */
function OtherLanguage({ locale }: { locale: Locale }) {
  useEffect(() => location.replace(pathsOf(locale).checkout('payment')), [locale])
  return <Pending />
}

/** A payment in progress takes precedence over the step in the URL (H4). */
function CheckoutHere({ booking, search }: CheckoutProps) {
  const attempt = useAttempt()
  const { kept, restart } = useBooking()
  const { state } = attempt
  const hasLines = booking !== null && booking.products.length > 0
  const [hadLines, setHadLines] = useState(hasLines)
  if (hasLines && !hadLines) setHadLines(true)
  if (hasLines) return <Steps booking={booking} attempt={attempt} search={search} />
  if (!isLive(state)) {
    return (
      <Suspense fallback={<Pending />}>
        <EmptyBasket
          kept={kept.length > 0}
          unpaid={isUnpaid(state)}
          taken={hadLines && wasChangedElsewhere()}
          restart={restart}
        />
      </Suspense>
    )
  }
  return (
    <CheckoutLayout step="payment" locked aside={null}>
      <Suspense fallback={<StepSkeleton />}>
        <Waiting
          state={state}
          unreached={attempt.unreached}
          onOpen={attempt.reopen}
          onGiveUp={booking ? attempt.giveUp : undefined}
        />
      </Suspense>
      <Bank attempt={attempt} />
    </CheckoutLayout>
  )
}

function Steps({ booking, attempt, search }: { booking: Booking; attempt: Attempt; search: string }) {
  const [, navigate] = useLocation()
  const locale = useLocale()
  const [saved, setSaved] = useState(false)
  const { state } = attempt
  const live = isLive(state)
  // Most baskets need no passenger details, so their code loads later.
  const WhoTravels = heldOffers(booking).length > 0 ? PassengersStep : LazyGuests
  const isHydrated = useHydrated()
  // Only this tab knows whether passengers are confirmed, and the server has rendered the page without that.
  const areConfirmed = (isHydrated || WhoTravels === LazyGuests) && arePassengersConfirmed(booking)
  const step = live ? 'payment' : stepOf(search, booking, areConfirmed)
  // Passengers and payment begin with calls that only the browser makes.
  const isReady = isHydrated || (step === 'guests' && WhoTravels === LazyGuests)
  const chosen = useChoice()
  // A running payment has its price, and its session may end before a quote is answered.
  const quoted = useQuote(step === 'payment' && !live ? booking : undefined, chosen)
  const quote = step === 'payment' ? quoted.quote : undefined
  const { products, totalAmount, promotion } = booking
  const basket = { lines: products, total: totalAmount, payAtHotel: payAtHotel(products), promotion }
  const onSaved = useCallback(() => {
    noteMove()
    setSaved(true)
    navigate(pathsOf(locale).checkout('payment'))
  }, [navigate, locale])
  const giveUp = async () => {
    await attempt.giveUp()
    // A payment of another tab may have been joined at the guests step, but another card is chosen at the payment step.
    navigate(pathsOf(locale).checkout('payment'), { replace: true })
  }
  return (
    <CheckoutLayout step={step} locked={live} aside={<BasketSummary {...(quote ?? basket)} locked={live} />}>
      <Suspense fallback={<StepSkeleton />}>
        {live ? (
          <Waiting state={state} unreached={attempt.unreached} onOpen={attempt.reopen} onGiveUp={giveUp} />
        ) : null}
      </Suspense>
      <div hidden={live}>
        <LazyOfferHold products={booking.products} decides />
        <Suspense fallback={<StepSkeleton />}>
          {!isReady ? (
            <StepSkeleton />
          ) : step === 'payment' ? (
            <PaymentStep booking={booking} quoted={quoted} chosen={chosen} attempt={attempt} saved={saved} />
          ) : (
            <WhoTravels key={placesKey(booking)} booking={booking} onSaved={onSaved} />
          )}
        </Suspense>
      </div>
      <Bank attempt={attempt} />
    </CheckoutLayout>
  )
}

/** The form is keyed by the required guests: when the basket's party changes, it is remounted with what was typed. */
const placesKey = ({ products }: Booking) => JSON.stringify(guestPlaces(products))

function Bank({ attempt: { state, dispatch, ask, reopen } }: { attempt: Attempt }) {
  if (state.at !== 'challenge' || state.frame === undefined) return null
  return (
    <Suspense>
      <BankDialog
        key={state.opened}
        frame={state.frame}
        since={state.since}
        onClose={() => dispatch({ type: 'closed' })}
        onAgain={reopen}
        onHint={ask}
      />
    </Suspense>
  )
}
