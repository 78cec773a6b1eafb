import type { Schema } from '../../api/operations.ts'
import { isExpiringOffer } from '../../domain/cart/offered.ts'
import { earliestExpiry } from '../../domain/cart/offer-clock.ts'
import { byCurrency, type Amount } from '../../domain/money/amounts.ts'
import { Decision, offerKind } from './Decision.tsx'
import { OfferTimer } from './OfferTimer.tsx'
import { useRecheck } from './use-recheck.ts'

type Line = Schema<'CartLine'>

/** The expiry of an offer that is no longer available: a moment in the past. */
const EXPIRED = new Date(0).toISOString()

/** The contract's code for an offer that is not available. */
const UNAVAILABLE = 3

export type OfferHoldProps = {
  products: readonly Line[]
  /** Whether a changed price is decided here; the cart shows it beside each line instead. */
  decides?: boolean
  className?: string | undefined
}

/**
 * Says how long the provider's offers in a basket keep their price, with a button to check it again. Used in the cart
 * and in the checkout. Renders nothing for a basket without such offers.
 */
export function OfferHold({ products, decides, className }: OfferHoldProps) {
  const offeredLines = products.filter(isExpiringOffer)
  const isUnavailable = offeredLines.some(({ availability }) => availability === UNAVAILABLE)
  const expiresOn = isUnavailable ? EXPIRED : earliestExpiry(offeredLines.map((line) => line.expiresOn))
  if (expiresOn === undefined) return null
  return (
    <div className={className}>
      <Hold
        offeredLines={offeredLines}
        expiresOn={expiresOn}
        changed={decides && !isUnavailable ? priceChangeOf(offeredLines) : undefined}
      />
    </div>
  )
}

type PriceDifference = { before: Amount; now: Amount }

/** The total of the lines when they were added, and their current total; undefined if both are equal. */
function priceChangeOf(offeredLines: readonly Line[]): PriceDifference | undefined {
  const [before] = byCurrency(offeredLines.map(({ total, priceBefore }) => priceBefore ?? total))
  const [now] = byCurrency(offeredLines.map(({ total }) => total))
  return before && now && before.value !== now.value ? { before, now } : undefined
}

type HoldProps = { offeredLines: readonly Line[]; expiresOn: string; changed: PriceDifference | undefined }

function Hold({ offeredLines, expiresOn, changed }: HoldProps) {
  const recheck = useRecheck(offeredLines)
  return (
    <>
      <OfferTimer expiresOn={expiresOn} checking={recheck.busy} onCheck={() => void recheck.check()} />
      <Decision recheck={recheck} kind={offerKind(offeredLines)} changed={changed} />
    </>
  )
}
