import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import type { Amount } from '../../domain/money/amounts.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Failure } from '../failure/Failure.tsx'
import { PriceChange, type OfferKind } from './PriceChange.tsx'
import type { useRecheck } from './use-recheck.ts'

/** What the texts call the offers: flights if there are any, else rooms. */
export const offerKind = (held: readonly Schema<'CartLine'>[]): OfferKind =>
  held.some((line) => isFlight(line)) ? 'flight' : 'room'

type DecisionProps = {
  recheck: ReturnType<typeof useRecheck>
  kind: OfferKind
  /** A price that has changed without a check. */
  moved?: { before: Amount; now: Amount } | undefined
}

/** The outcome of a check: a failure, offers that are gone, or another price to accept or refuse. */
export function Decision({ recheck, kind, moved }: DecisionProps) {
  const { busy, failure, found, again, accept, keep, close } = recheck
  const [, navigate] = useLocation()
  const leave = () => {
    close()
    navigate(again)
  }
  return (
    <>
      {failure === undefined ? null : <Failure error={failure} />}
      {found?.kind === 'gone' ? (
        <Notice tone="bad" role="alert">
          <FormattedMessage id="offerHold.gone" values={{ kind: offerKind(found.line ? [found.line] : []) }} />{' '}
          <a className="link" href={found.address}>
            <FormattedMessage id="offerHold.again" />
          </a>
        </Notice>
      ) : null}
      {moved && found === undefined && !busy ? (
        <PriceChange {...moved} kind={kind} onAccept={() => void keep()} onRefuse={leave} />
      ) : null}
      {found?.kind === 'changed' ? (
        <PriceChange
          before={found.before}
          now={found.now}
          kind={kind}
          onAccept={() => void accept(found)}
          onRefuse={leave}
        />
      ) : null}
    </>
  )
}
