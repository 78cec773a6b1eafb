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
import { noteForwardMove } from './arrival.ts'
import { arePassengersConfirmed, heldOffers } from './passengers/held-offers.ts'
import { payAtHotel, searchOf, stepOf } from './view.ts'

const EmptyBasket = lazy(() => import('./EmptyBasket.tsx'))
const PassengersStep = lazy(() => import('./passengers/PassengersStep.tsx'))

// Both steps start to load while the booking is being read.
if (!import.meta.env.SSR) {
  void fetchGuests()
  void fetchLazyParts(location.href)
}

/**
 * The checkout page with its two steps, guests and payment (decision 33.1). The server renders the summary, and the
 * guests step of baskets without provider offers; the browser renders the rest.
 */
export default function Checkout({ params }: { params: Record<string, string> }) {
  const { booking, error, refresh } = useBooking()
  const search = searchOf(useSearch(), params)
  if (booking !== undefined) return <CheckoutInItsLanguage booking={booking} search={search} />
  if (!error) return <Pending />
  // A payment in progress is shown even if the basket cannot be read.
  if (readAttempt() !== undefined) return <CheckoutInItsLanguage booking={null} search={search} />
  return (
    <div className="page section">
      <Failure error={error} retry={() => void refresh()} />
    </div>
  )
}

type CheckoutProps = { booking: Booking | null; search: string }

/** The checkout, or a redirect to the language in which a payment in progress began. */
function CheckoutInItsLanguage({ booking, search }: CheckoutProps) {
  const locale = useLocale()
  const [otherLanguage] = useState(() => takeLanguage(locale))
  return otherLanguage ? (
    <OtherLanguage locale={otherLanguage} />
  ) : (
    <CheckoutContent booking={booking} search={search} />
  )
}

/** Loads the document of another language. An effect, because this leaves the page without the visitor's action. */
function OtherLanguage({ locale }: { locale: Locale }) {
  useEffect(() => location.replace(pathsOf(locale).checkout('payment')), [locale])
  return <Pending />
}

/**
 * The steps of a basket with lines. Without lines it is the wait for a payment in progress (H4), or a page that says
 * that there is nothing to check out.
 */
function CheckoutContent({ booking, search }: CheckoutProps) {
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
          changedElsewhere={hadLines && wasChangedElsewhere()}
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
      <BankPage attempt={attempt} />
    </CheckoutLayout>
  )
}

function Steps({ booking, attempt, search }: { booking: Booking; attempt: Attempt; search: string }) {
  const [, navigate] = useLocation()
  const locale = useLocale()
  const [saved, setSaved] = useState(false)
  const { state } = attempt
  const isInProgress = isLive(state)
  // Most baskets need no passenger details, so their code loads later.
  const TravellersStep = heldOffers(booking).length > 0 ? PassengersStep : LazyGuests
  const isHydrated = useHydrated()
  // Only this tab knows whether passengers are confirmed, and the server has rendered the page without that.
  const areConfirmed = (isHydrated || TravellersStep === LazyGuests) && arePassengersConfirmed(booking)
  const step = isInProgress ? 'payment' : stepOf(search, booking, areConfirmed)
  // Passengers and payment begin with calls that only the browser makes.
  const isReady = isHydrated || (step === 'guests' && TravellersStep === LazyGuests)
  const choiceState = useChoice()
  // No quote is requested during a payment: its price is fixed, and its session may end before the response comes.
  const quoteState = useQuote(step === 'payment' && !isInProgress ? booking : undefined, choiceState)
  const quote = step === 'payment' ? quoteState.quote : undefined
  const { products, totalAmount, promotion } = booking
  const basket = { lines: products, total: totalAmount, payAtHotel: payAtHotel(products), promotion }
  const onSaved = useCallback(() => {
    noteForwardMove()
    setSaved(true)
    navigate(pathsOf(locale).checkout('payment'))
  }, [navigate, locale])
  const giveUp = async () => {
    await attempt.giveUp()
    // Another card is entered at the payment step, and the URL may name the guests step: this page may have joined a
    // payment of another tab there.
    navigate(pathsOf(locale).checkout('payment'), { replace: true })
  }
  return (
    <CheckoutLayout
      step={step}
      locked={isInProgress}
      aside={<BasketSummary {...(quote ?? basket)} locked={isInProgress} />}
    >
      <Suspense fallback={<StepSkeleton />}>
        {isInProgress ? (
          <Waiting state={state} unreached={attempt.unreached} onOpen={attempt.reopen} onGiveUp={giveUp} />
        ) : null}
      </Suspense>
      <div hidden={isInProgress}>
        <LazyOfferHold products={booking.products} decides />
        <Suspense fallback={<StepSkeleton />}>
          {!isReady ? (
            <StepSkeleton />
          ) : step === 'payment' ? (
            <PaymentStep
              booking={booking}
              quoteState={quoteState}
              choiceState={choiceState}
              attempt={attempt}
              saved={saved}
            />
          ) : (
            <TravellersStep key={guestPlacesKey(booking)} booking={booking} onSaved={onSaved} />
          )}
        </Suspense>
      </div>
      <BankPage attempt={attempt} />
    </CheckoutLayout>
  )
}

/** Key of the guests form. When the basket needs other guests, the form is remounted and restores the typed text. */
const guestPlacesKey = ({ products }: Booking) => JSON.stringify(guestPlaces(products))

function BankPage({ attempt: { state, dispatch, pollNow, reopen } }: { attempt: Attempt }) {
  if (state.at !== 'challenge' || state.frame === undefined) return null
  return (
    <Suspense>
      <BankDialog
        key={state.opened}
        frame={state.frame}
        since={state.since}
        onClose={() => dispatch({ type: 'closed' })}
        onAgain={reopen}
        onHint={pollNow}
      />
    </Suspense>
  )
}
