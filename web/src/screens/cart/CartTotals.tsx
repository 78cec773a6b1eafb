import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useSite } from '../../api/use-site.ts'
import { useChargeCurrency } from '../../booking/currency/charge-currency.ts'
import { approximate } from '../../domain/money/approximate.ts'
import { byCurrency } from '../../domain/money/amounts.ts'
import { requestOf } from '../../domain/cart/on-request.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { PriceText } from '../../parts/PriceText.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { ChargeCurrency } from '../../parts/charge-currency/ChargeCurrency.tsx'
import { RateText } from '../../parts/charge-currency/RateText.tsx'
import { Promotion } from '../../parts/promotion/Promotion.tsx'
import { LineTitle } from '../../parts/basket-line/LineTitle.tsx'
import { VariantText } from '../../parts/basket-line/variant/VariantText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import styles from './CartTotals.module.css'
import { noticeId } from './LineNotice.tsx'
import { basketTrouble, type WantedPeople } from './line-state.ts'

type CartTotalsProps = { booking: Schema<'Booking'>; checking: boolean; people: WantedPeople }

/** The lines, the amount due, what is paid at the hotels, and the link to the checkout. All totals are the agency's. */
export function CartTotals({ booking, checking, people }: CartTotalsProps) {
  const { formatMessage } = useIntl()
  const { products, totalAmount } = booking
  const request = requestOf(products)
  const { rates } = useSite()
  const { currency } = useChargeCurrency()
  const charged = currency === 'try' ? undefined : approximate(booking, currency, rates)
  const atHotel = byCurrency(products.map(({ payAtHotel }) => payAtHotel))
  return (
    <Panel>
      <h2>{formatMessage({ id: 'cart.total' })}</h2>
      <dl className={styles.sums}>
        {products.map((line) => (
          <div key={line.key}>
            <dt>
              <LineTitle line={line} />
              <small>
                <VariantText line={line} />
                {line.count > 1 ? <span className="nums"> × {line.count}</span> : null}
              </small>
            </dt>
            <dd>
              <Amount of={line.total} />
            </dd>
          </div>
        ))}
      </dl>
      <Promotion promotion={booking.promotion} />
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>{formatMessage({ id: request === 'none' ? 'cart.toPay' : 'cart.toPay.request' })}</dt>
          <dd>
            <PriceText amount={totalAmount} size="l" />
          </dd>
        </div>
        {atHotel.length > 0 ? (
          <div className="small muted">
            <dt>{formatMessage({ id: 'hotel.panel.atHotel' })}</dt>
            <dd>
              {atHotel.map((amount) => (
                <div key={amount.currency}>
                  <Amount of={amount} />
                </div>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
      <ChargeCurrency />
      {charged === undefined ? null : (
        <dl className={`muted ${styles.sums} ${styles.charged}`}>
          <div>
            <dt>
              {formatMessage({ id: 'charge.approximate' })} <RateText currency={currency} rates={rates} />
            </dt>
            <dd>
              <Amount of={charged} />
            </dd>
          </div>
        </dl>
      )}
      {request === 'none' ? null : (
        <Notice tone="warn" className={styles.request}>
          <FormattedMessage id={`cart.request.${request}`} />
        </Notice>
      )}
      <Continue booking={booking} checking={checking} people={people} />
      <p className={`small muted ${styles.note}`}>
        {formatMessage({ id: request === 'none' ? 'cart.note' : 'cart.note.request' })}
      </p>
    </Panel>
  )
}

const REASON = 'cart-reason'

/**
 * The link to the checkout; while a line needs a decision, it gives the reason and leads to that line. A press while
 * the prices are being checked takes effect once they arrive, unless there is something to decide.
 */
function Continue({ booking: { products }, checking, people }: CartTotalsProps) {
  const paths = usePaths()
  const { embedded } = useSite().site.options
  const link = useRef<HTMLAnchorElement>(null)
  const [isWanted, setWanted] = useState(false)
  const stop = basketTrouble(products, people)
  const goesOn = isWanted && !checking && !stop
  // The press happened before the prices arrived, so their arrival must follow the link.
  useEffect(() => {
    if (goesOn) link.current?.click()
  }, [goesOn])
  const label = (
    <>
      <FormattedMessage id="cart.continue" />
      <Icon name="arrow" />
    </>
  )
  if (!stop) {
    return (
      <Button
        full
        size="l"
        href={paths.checkout('guests')}
        // The checkout is never shown in a frame (decision 44.5).
        target={embedded ? '_top' : undefined}
        ref={link}
        loading={checking}
        onEarlyPress={() => setWanted(true)}
      >
        {label}
      </Button>
    )
  }
  return (
    <>
      <Button
        full
        size="l"
        aria-disabled
        aria-describedby={REASON}
        className={styles.stopped}
        onClick={() => document.getElementById(noticeId(stop.first.key))?.focus()}
      >
        {label}
      </Button>
      <p
        id={REASON}
        role={isWanted ? 'alert' : undefined}
        className={`small ${stop.trouble === 'gone' ? 'bad' : 'warn'} ${styles.note}`}
      >
        <FormattedMessage id={`cart.stopped.${stop.trouble}`} />
      </p>
    </>
  )
}
