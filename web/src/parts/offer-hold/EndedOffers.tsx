import { useEffect, useRef } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { isMerged, isExpiringOffer } from '../../domain/cart/offered.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Decision, offerKind } from './Decision.tsx'
import { useRecheck } from './use-recheck.ts'

export type EndedOffersProps = {
  products: readonly Schema<'CartLine'>[]
  /** Whether each offer is available, but the provider refuses to book them together. */
  isRefusedSet: boolean
}

/**
 * The notice above the passenger form when the provider has refused to begin a transaction with the basket's offers. If
 * rooms were added one by one, one search for all of them starts at once (decision 27.3). Otherwise a button checks the
 * offers again, or a link leads to the cart.
 */
export function EndedOffers({ products, isRefusedSet }: EndedOffersProps) {
  const offeredLines = products.filter(isExpiringOffer)
  const recheck = useRecheck(offeredLines)
  const paths = usePaths()
  const { busy, check, result } = recheck
  const isSearchedTogether = isRefusedSet && offeredLines.some(isMerged)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!isSearchedTogether || hasStarted.current) return
    hasStarted.current = true
    void check()
  })
  const kind = offerKind(offeredLines)
  return (
    <div className="stack">
      {result?.kind === 'gone' ? null : (
        <Notice tone="warn" role="alert">
          <div className="row between">
            <span>
              <FormattedMessage
                id={isSearchedTogether ? 'offerHold.together' : reasonOf(isRefusedSet)}
                values={{ kind }}
              />
            </span>
            {isRefusedSet && !isSearchedTogether ? (
              <a className="link" href={paths.cart()}>
                <FormattedMessage id="offerHold.toCart" />
              </a>
            ) : (
              <Button kind="quiet" size="s" loading={busy} onClick={() => void check()}>
                <FormattedMessage id="offerHold.check" />
              </Button>
            )}
          </div>
        </Notice>
      )}
      <Decision recheck={recheck} kind={kind} />
    </div>
  )
}

/** The message id of the reason. */
const reasonOf = (isRefusedSet: boolean) => (isRefusedSet ? 'offerHold.apart' : 'offerHold.ended')
