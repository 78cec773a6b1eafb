import { FormattedMessage } from 'react-intl'
import { useLocation } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import { byCurrency, type Amount } from '../../domain/money/amounts.ts'
import { firstEnd } from '../../domain/flights/offer-clock.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Failure } from '../Failure.tsx'
import { OfferTimer } from './OfferTimer.tsx'
import { PriceChange } from './PriceChange.tsx'
import { useRecheck } from './use-recheck.ts'

type Line = Schema<'CartLine'>

/** A moment in the past, because an unavailable offer has already ended. */
const OVER = new Date(0).toISOString()

const GONE = 3

export type FlightHoldProps = {
  products: readonly Line[]
  /** Whether a changed price is decided here; the cart shows it beside each line instead. */
  decides?: boolean
  className?: string | undefined
}

/**
 * How long the flights of a basket keep their price, with a button to check it again; renders nothing without flights.
 */
export function FlightHold({ products, decides, className }: FlightHoldProps) {
  const flights = products.filter((line) => isFlight(line))
  const isGone = flights.some(({ availability }) => availability === GONE)
  const expiresOn = isGone ? OVER : firstEnd(flights.map((line) => line.expiresOn))
  if (expiresOn === undefined) return null
  return (
    <div className={className}>
      <Hold products={products} expiresOn={expiresOn} moved={decides && !isGone ? movedOf(flights) : undefined} />
    </div>
  )
}

/** The flights' price before and now, if it has changed since they were added. */
function movedOf(flights: readonly Line[]): Moved | undefined {
  const [before] = byCurrency(flights.map(({ total, priceBefore }) => priceBefore ?? total))
  const [now] = byCurrency(flights.map(({ total }) => total))
  return before && now && before.value !== now.value ? { before, now } : undefined
}

type Moved = { before: Amount; now: Amount }

type HoldProps = { products: readonly Line[]; expiresOn: string; moved: Moved | undefined }

function Hold({ products, expiresOn, moved }: HoldProps) {
  const { busy, failure, found, again, check, accept, keep, close } = useRecheck(products)
  const [, navigate] = useLocation()
  const paths = usePaths()
  const leave = () => {
    close()
    navigate(paths.flight(again))
  }
  return (
    <>
      <OfferTimer expiresOn={expiresOn} checking={busy} onCheck={() => void check()} />
      {failure === undefined ? null : <Failure error={failure} />}
      {found?.kind === 'gone' ? (
        <Notice tone="bad" role="alert">
          <FormattedMessage id="flightHold.gone" />{' '}
          <a className="link" href={paths.flight(again)}>
            <FormattedMessage id="flightHold.again" />
          </a>
        </Notice>
      ) : null}
      {moved && found === undefined && !busy ? (
        <PriceChange before={moved.before} now={moved.now} onAccept={() => void keep()} onRefuse={leave} />
      ) : null}
      {found?.kind === 'changed' ? (
        <PriceChange before={found.before} now={found.now} onAccept={() => void accept(found.lines)} onRefuse={leave} />
      ) : null}
    </>
  )
}
