import { useEffect, useRef } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { isMerged, isOffered } from '../../domain/cart/offered.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Decision, offerKind } from './Decision.tsx'
import { useRecheck } from './use-recheck.ts'

export type EndedOffersProps = {
  products: readonly Schema<'CartLine'>[]
  /** Whether the offers themselves are good, but cannot be booked as one set. */
  isRefusedSet: boolean
}

/**
 * Replaces the passengers when the provider has refused to begin with the basket's offers. Rooms that were merged one
 * by one are then searched together (decision 27.3); expired offers are searched again on a press.
 */
export function EndedOffers({ products, isRefusedSet }: EndedOffersProps) {
  const held = products.filter(isOffered)
  const recheck = useRecheck(held)
  const paths = usePaths()
  const { busy, check, found } = recheck
  const isSearched = isRefusedSet && held.some(isMerged)
  const began = useRef(false)
  useEffect(() => {
    if (!isSearched || began.current) return
    began.current = true
    void check()
  })
  const kind = offerKind(held)
  return (
    <div className="stack">
      {found?.kind === 'gone' ? null : (
        <Notice tone="warn" role="alert">
          <div className="row between">
            <span>
              <FormattedMessage id={isSearched ? 'offerHold.together' : reasonOf(isRefusedSet)} values={{ kind }} />
            </span>
            {isRefusedSet && !isSearched ? (
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

const reasonOf = (isRefusedSet: boolean) => (isRefusedSet ? 'offerHold.apart' : 'offerHold.ended')
