import type { Schema } from '../../api/operations.ts'
import { isOffered } from '../../domain/cart/offered.ts'
import { firstEnd } from '../../domain/cart/offer-clock.ts'
import { byCurrency, type Amount } from '../../domain/money/amounts.ts'
import { Decision, offerKind } from './Decision.tsx'
import { OfferTimer } from './OfferTimer.tsx'
import { useRecheck } from './use-recheck.ts'

type Line = Schema<'CartLine'>

/** A moment in the past, because an unavailable offer has already ended. */
const OVER = new Date(0).toISOString()

/** The availability of an offer that is not available. */
const GONE = 3

export type OfferHoldProps = {
  products: readonly Line[]
  /** Whether a changed price is decided here; the cart shows it beside each line instead. */
  decides?: boolean
  className?: string | undefined
}

/**
 * How long the provider's offers in a basket keep their price, with a button to check it again; renders nothing without
 * such offers.
 */
export function OfferHold({ products, decides, className }: OfferHoldProps) {
  const held = products.filter(isOffered)
  const isGone = held.some(({ availability }) => availability === GONE)
  const expiresOn = isGone ? OVER : firstEnd(held.map((line) => line.expiresOn))
  if (expiresOn === undefined) return null
  return (
    <div className={className}>
      <Hold held={held} expiresOn={expiresOn} moved={decides && !isGone ? movedOf(held) : undefined} />
    </div>
  )
}

type Moved = { before: Amount; now: Amount }

/** The price of the offers before and now, if it has changed since they were added. */
function movedOf(held: readonly Line[]): Moved | undefined {
  const [before] = byCurrency(held.map(({ total, priceBefore }) => priceBefore ?? total))
  const [now] = byCurrency(held.map(({ total }) => total))
  return before && now && before.value !== now.value ? { before, now } : undefined
}

type HoldProps = { held: readonly Line[]; expiresOn: string; moved: Moved | undefined }

function Hold({ held, expiresOn, moved }: HoldProps) {
  const recheck = useRecheck(held)
  return (
    <>
      <OfferTimer expiresOn={expiresOn} checking={recheck.busy} onCheck={() => void recheck.check()} />
      <Decision recheck={recheck} kind={offerKind(held)} moved={moved} />
    </>
  )
}
