import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useApi } from '../../../api/use-api.ts'
import { serverNow } from '../../../api/server-time.ts'
import type { Schema } from '../../../api/operations.ts'
import { useFormats, useLocale } from '../../../i18n/use-locale.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { Failure } from '../../../parts/failure/Failure.tsx'
import { feesOf, roomSums } from '../../../parts/provider-hotels/offer-terms.ts'
import { plainText } from '../../../parts/provider-hotels/plain-text.ts'
import { detailRequest } from '../../../parts/provider-hotels/requests.ts'
import type { SoldPlan } from '../../../parts/provider-hotels/sold.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'
import styles from './OfferTerms.module.css'
import rates from './rates.module.css'

type OfferTermsProps = {
  plan: SoldPlan
  /** Requests the prices of all rooms again. */
  refresh: () => void
}

/** A button that opens the terms of a provider's rate: what cancelling costs, the price of each room, and remarks. */
export function OfferTerms({ plan, refresh }: OfferTermsProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`link ${rates.open}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="hotel.terms.open" />
      </button>
      <Dialog
        open={isOpen}
        light
        size="narrow"
        title={formatMessage({ id: 'hotel.terms.title' })}
        close={formatMessage({ id: 'hotel.terms.close' })}
        onClose={() => setOpen(false)}
      >
        <Terms
          plan={plan}
          renew={() => {
            setOpen(false)
            refresh()
          }}
        />
      </Dialog>
    </>
  )
}

type TermsProps = { plan: SoldPlan; renew: () => void }

/** The current terms of an offer, or why there are none. */
function Terms({ plan, renew }: TermsProps) {
  const locale = useLocale()
  const request = plan.sold ? detailRequest(plan.sold.offerId, locale) : null
  const { data, error, mutate } = useApi('offerDetail', request)
  const [details] = data?.items.offerDetails ?? []
  if (error && !ENDED.has(error.kind)) return <Failure error={error} retry={() => void mutate()} />
  if (error || (data && !details?.isAvailable)) return <Ended renew={renew} />
  if (!details) return <Skeleton height="12rem" />
  const isMoved = details.price.value !== plan.offer.total.value
  return (
    <div className={`stack ${styles.terms}`}>
      {isMoved ? <Ended renew={renew} now={details.price} /> : null}
      <Cancelling details={details} />
      <Rooms details={details} />
      {details.note === undefined ? null : (
        <Block title="hotel.terms.remarks">
          <p className={styles.note}>{plainText(details.note)}</p>
        </Block>
      )}
      <Until expiresOn={details.expiresOn} />
    </div>
  )
}

/** Kinds of problems that mean that the offer is not sold any more. */
const ENDED: ReadonlySet<string> = new Set(['expired', 'sold-out', 'not-found'])

type EndedProps = { renew: () => void; now?: Schema<'Money'> }

/** Says that the rate has another price or is not sold any more, and offers to renew the outdated prices. */
function Ended({ renew, now }: EndedProps) {
  return (
    <Notice tone="warn" role="alert">
      <div className="row between">
        {now ? (
          <FormattedMessage id="hotel.terms.moved" values={{ amount: <Amount of={now} /> }} />
        ) : (
          <FormattedMessage id="hotel.terms.ended" />
        )}
        <Button kind="quiet" size="s" onClick={renew}>
          <FormattedMessage id="hotel.terms.renew" />
        </Button>
      </div>
    </Notice>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>
        <FormattedMessage id={title} />
      </h3>
      {children}
    </section>
  )
}

type Of = { details: Schema<'OfferDetails'> }

function Cancelling({ details }: Of) {
  const { instantDate, time } = useFormats()
  const fees = feesOf(details, serverNow())
  const [first] = fees
  const when = (from: string) => ({ date: instantDate(from), time: <span className="ltr">{time(from)}</span> })
  return (
    <Block title="hotel.terms.cancelling">
      <dl className={styles.rows}>
        {first?.from === undefined ? null : (
          <div className="good">
            <dt>
              <FormattedMessage id="hotel.terms.before" values={when(first.from)} />
            </dt>
            <dd>
              <FormattedMessage id="hotel.terms.free" />
            </dd>
          </div>
        )}
        {fees.map(({ from, amount }) => (
          <div key={from ?? 'now'}>
            <dt>
              <FormattedMessage
                id={from === undefined ? 'hotel.terms.atOnce' : 'hotel.terms.from'}
                values={from === undefined ? {} : when(from)}
              />
            </dt>
            <dd>
              <Amount of={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {fees.length === 0 ? (
        <p>
          <FormattedMessage id={details.isRefundable ? 'cancellation.free' : 'hotel.rate.nonRefundable'} />
        </p>
      ) : null}
    </Block>
  )
}

function Rooms({ details }: Of) {
  const rooms = roomSums(details)
  if (rooms.length === 0) return null
  return (
    <Block title="hotel.terms.rooms">
      <dl className={styles.rows}>
        {rooms.map(({ room, nights, amount }) => (
          <div key={room}>
            <dt>
              <FormattedMessage id="hotel.terms.room" values={{ room, count: nights }} />
            </dt>
            <dd>
              <Amount of={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}

function Until({ expiresOn }: { expiresOn: string }) {
  const { time } = useFormats()
  return (
    <p className="small soft">
      <FormattedMessage id="hotel.terms.until" values={{ time: <span className="ltr">{time(expiresOn)}</span> }} />
    </p>
  )
}
