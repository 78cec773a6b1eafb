import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import type { Amount } from '../../domain/money/amounts.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Failure } from '../failure/Failure.tsx'
import { PriceChange, type OfferKind } from './PriceChange.tsx'
import type { useRecheck } from './use-recheck.ts'

/** The word for the offers in texts: 'flight' if any line is a flight, otherwise 'room'. */
export const offerKind = (lines: readonly Schema<'CartLine'>[]): OfferKind =>
  lines.some((line) => isFlight(line)) ? 'flight' : 'room'

type DecisionProps = {
  recheck: ReturnType<typeof useRecheck>
  kind: OfferKind
  /** A price that has changed without a recheck, because the basket was refreshed. */
  changed?: { before: Amount; now: Amount } | undefined
}

/**
 * Shows the result of a recheck (`useRecheck`): a failure, offers that are no longer sold, or a new price to accept or
 * refuse. Refusing leads to the search where other offers can be chosen.
 */
export function Decision({ recheck, kind, changed }: DecisionProps) {
  const { busy, failure, result, searchAddress, accept, acceptCurrent, close } = recheck
  const [, navigate] = useLocation()
  const refuse = () => {
    close()
    navigate(searchAddress)
  }
  return (
    <>
      {failure === undefined ? null : <Failure error={failure} />}
      {result?.kind === 'gone' ? (
        <Notice tone="bad" role="alert">
          <FormattedMessage id="offerHold.gone" values={{ kind: offerKind(result.line ? [result.line] : []) }} />{' '}
          <a className="link" href={result.address}>
            <FormattedMessage id="offerHold.again" />
          </a>
        </Notice>
      ) : null}
      {changed && result === undefined && !busy ? (
        <PriceChange {...changed} kind={kind} onAccept={() => void acceptCurrent()} onRefuse={refuse} />
      ) : null}
      {result?.kind === 'changed' ? (
        <PriceChange
          before={result.before}
          now={result.now}
          kind={kind}
          onAccept={() => void accept(result)}
          onRefuse={refuse}
        />
      ) : null}
    </>
  )
}
