import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../../api/operations.ts'
import { creditOf } from '../../../domain/payment/credit.ts'
import { bookingStatusOf, isHeldStatus, paidWords } from '../../../domain/payment/booking-status.ts'
import { useFormats, usePaths } from '../../../i18n/use-locale.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { KindText } from '../../../parts/basket-line/KindLabel.tsx'
import { LineFacts } from '../../../parts/basket-line/LineFacts.tsx'
import { LinePlace, LineTitle } from '../../../parts/basket-line/LineTitle.tsx'
import { CallCentre } from '../../../parts/call-centre/CallCentre.tsx'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { CancellationText } from '../../../parts/wordings.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Letterhead } from './Letterhead.tsx'
import styles from './Paper.module.css'
import { Travellers } from '../Travellers.tsx'
import { Whereabouts } from '../Whereabouts.tsx'

type Result = Answer<'bookingByToken'>
/** Our own documents of a booking. */
export type PaperKind = 'voucher' | 'receipt'

/**
 * Which of our own documents a booking has: a voucher once it is booked and not just held, a receipt once it is paid
 * (decision 26.6).
 */
export function papersOf(result: Result): PaperKind[] {
  if (result.state !== 'booked' || isHeldStatus(bookingStatusOf(result))) return []
  return result.paid.value > 0 ? ['voucher', 'receipt'] : ['voucher']
}

/**
 * A printable voucher or receipt with the agency's name. Only the customer's names the travellers (decision 26.7).
 */
export function Paper({ kind, token, result }: { kind: PaperKind; token: string; result: Result }) {
  const paths = usePaths()
  const { formatMessage } = useIntl()
  const { instantDate } = useFormats()
  const { bookingNumber, reference, lines, createdAt, travellers } = result
  return (
    <article className={styles.paper}>
      <PageTitle text={formatMessage({ id: `booking.paper.${kind}` })} />
      <p className="row noprint">
        <Button size="s" onClick={() => print()}>
          <Icon name="print" size="s" />
          <FormattedMessage id="booking.print" />
        </Button>
        <a className="link" href={paths.booking(token)}>
          <FormattedMessage id="booking.paper.back" />
        </a>
      </p>
      <header className={styles.head}>
        <Letterhead />
        <div>
          <h1 className="display">
            <FormattedMessage id={`booking.paper.${kind}`} />
          </h1>
          <p className="small soft ltr nums">{instantDate(createdAt)}</p>
        </div>
      </header>
      <p className={styles.number}>{bookingNumber ?? reference}</p>
      <Travellers travellers={travellers} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key}>
            <div>
              <p className="small soft">
                <KindText line={line} />
                {line.count > 1 ? <span className="nums"> × {line.count}</span> : null}
              </p>
              <h2>
                <LineTitle line={line} />
                <LinePlace line={line} />
              </h2>
              <Whereabouts line={line} className="small" />
              <LineFacts line={line} />
              {kind === 'voucher' && line.cancellation ? (
                <p className="small soft">
                  <CancellationText cancellation={line.cancellation} />
                </p>
              ) : null}
            </div>
            {kind === 'receipt' ? <Amount of={line.total} /> : null}
          </li>
        ))}
      </ul>
      {kind === 'receipt' ? <Sums result={result} /> : <OnTheWay result={result} />}
    </article>
  )
}

/** For the journey: what is paid at the hotel, that all times are local, and whom to call. */
function OnTheWay({ result: { lines, payAtHotel } }: { result: Result }) {
  const hasTimes = lines.some(({ time, legs }) => time !== undefined || legs !== undefined)
  return (
    <>
      {payAtHotel.map((amount) => (
        <p key={amount.currency}>
          <FormattedMessage id="booking.atHotel" values={{ sum: <Amount of={amount} /> }} />
        </p>
      ))}
      <p className={`small ${styles.help}`}>
        {hasTimes ? <FormattedMessage id="line.local" /> : null}{' '}
        <FormattedMessage id="booking.paper.help" values={{ phone: <CallCentre /> }} />
      </p>
    </>
  )
}

/** What was paid, when and how, and what is still due. */
function Sums({ result }: { result: Result }) {
  const { promotion, total, paid, paidAt, method, installment, payLater, payLaterBy, payAtHotel } = result
  const { instantDate, dateLong } = useFormats()
  const credit = creditOf(result)
  return (
    <dl className={styles.sums}>
      {promotion ? (
        <div>
          <dt>
            <FormattedMessage id="promo.line" values={{ code: <bdi>{promotion.code}</bdi> }} />
          </dt>
          <dd>
            {'\u2212'}
            <Amount of={promotion.amount} />
          </dd>
        </div>
      ) : null}
      {total ? (
        <div>
          <dt>
            <FormattedMessage id="booking.paper.total" />
          </dt>
          <dd>
            <Amount of={total} />
          </dd>
        </div>
      ) : null}
      {credit ? (
        <div>
          <dt>
            <FormattedMessage id="booking.paper.credit" values={{ num: installment }} />
          </dt>
          <dd>
            <Amount of={credit} />
          </dd>
        </div>
      ) : null}
      <div className={styles.paid}>
        <dt>
          <FormattedMessage id={paidWords(result)} values={{ date: paidAt ? instantDate(paidAt) : '' }} />
          {paidAt && method ? <span> · {<FormattedMessage id={`booking.method.${method}`} />}</span> : null}
        </dt>
        <dd>
          <Amount of={paid} />
        </dd>
      </div>
      {payLater && payLater.value > 0 ? (
        <div>
          <dt>
            <FormattedMessage id="booking.due" values={{ date: payLaterBy ? dateLong(payLaterBy) : 'no' }} />
          </dt>
          <dd>
            <Amount of={payLater} />
          </dd>
        </div>
      ) : null}
      {payAtHotel.map((amount) => (
        <div key={amount.currency}>
          <dt>
            <FormattedMessage id="hotel.panel.atHotel" />
          </dt>
          <dd>
            <Amount of={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
