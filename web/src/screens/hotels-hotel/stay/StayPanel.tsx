import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { useSite } from '../../../api/use-site.ts'
import type { Amount as Sum } from '../../../domain/money/amounts.ts'
import { requestOf } from '../../../domain/cart/on-request.ts'
import { nights } from '../../../domain/dates/stay.ts'
import { useFormats, usePaths } from '../../../i18n/use-locale.ts'
import { LangText } from '../../../parts/LangText.tsx'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'
import { PriceText } from '../../../parts/PriceText.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { RoomsText } from '../../../parts/search-bar/RoomsText.tsx'
import { BoardText, useStayDay } from '../../../parts/wordings.tsx'
import { focusTitle } from '../../../parts/focus-title.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Panel } from '../../../ui/surfaces/Panel.tsx'
import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'
import { perNights } from '../rooms/per-nights.ts'
import { ChooseDates } from './ChooseDates.tsx'
import styles from './StayPanel.module.css'
import { useStayLines } from './use-stay-lines.ts'
import type { Visit } from '../use-visit.ts'

const TITLE = 'your-stay'

type StayPanelProps = {
  hotel: SoldHotel
  visit: Visit
  /** The lowest available total, while the basket contains nothing of this stay. */
  lowest: Schema<'Money'> | undefined
}

/**
 * Summary of the stay: dates, people, price and when it is paid. The basket loads after the page, so its lines stand
 * below the button, which does not move.
 */
export function StayPanel({ hotel, visit, lowest }: StayPanelProps) {
  const { formatMessage } = useIntl()
  const { lines, sum } = useStayLines(hotel, visit)
  const paths = usePaths()
  const { dated } = visit
  return (
    <Panel>
      <div className={styles.head}>
        <h2 id={TITLE}>{formatMessage({ id: 'hotel.panel.title' })}</h2>
        {lines.length > 0 ? (
          <span className="small muted">{formatMessage({ id: 'hotel.panel.rooms' }, { count: sum.count })}</span>
        ) : null}
      </div>
      <When visit={visit} />
      {lines.length > 0 ? (
        <>
          <div className={styles.lowest}>
            <b>{formatMessage({ id: 'hotel.panel.total' })}</b>
            <PriceText
              amount={sum.total}
              size="l"
              per={formatMessage({ id: perNights(sum.atHotel.length > 0) }, { count: nights(visit.search.stay) })}
            />
          </div>
          <Button full size="l" href={paths.cart()}>
            {formatMessage({ id: 'hotel.panel.goToCart' })}
          </Button>
          <Sums lines={lines} sum={sum} />
        </>
      ) : dated && (lowest || visit.waiting || visit.error) ? (
        <>
          <Lowest visit={visit} lowest={lowest} taxed={hotel.policies?.cityTax !== undefined} />
          <Button full size="l" href="#rooms">
            {formatMessage({ id: 'hotel.panel.chooseRoom' })}
          </Button>
        </>
      ) : (
        <>
          {hotel.facts.priceFrom && !dated ? (
            <p className={styles.from}>
              <FormattedMessage id="hotel.priceFrom" values={{ amount: <Amount of={hotel.facts.priceFrom} /> }} />
            </p>
          ) : null}
          <ChooseDates
            onStay={(stay) => {
              visit.go({ stay })
              focusTitle(`#${TITLE}`)
            }}
          >
            {(trigger) => (
              <Button full size="l" {...trigger}>
                {formatMessage({ id: 'hotel.chooseDates' })}
              </Button>
            )}
          </ChooseDates>
        </>
      )}
      <Seller visit={visit} />
    </Panel>
  )
}

/**
 * The seller and the supplier of the rooms. On a provider hotel, the provider's name is the label from the site's
 * record (decision 37.7).
 */
function Seller({ visit: { source } }: Pick<StayPanelProps, 'visit'>) {
  const { formatMessage } = useIntl()
  const { name, options } = useSite().site
  const isSupplied = source === 'provider' && options.providerLabel !== undefined
  const words = isSupplied
    ? 'hotel.panel.suppliedBy'
    : source === 'provider'
      ? 'hotel.panel.sold'
      : 'hotel.panel.soldBy'
  return <p className={styles.seller}>{formatMessage({ id: words }, { name, provider: options.providerLabel })}</p>
}

function When({ visit: { dated, search } }: Pick<StayPanelProps, 'visit'>) {
  const { formatMessage } = useIntl()
  const day = useStayDay(search.stay)
  const none = formatMessage({ id: 'search.date.none' })
  return (
    <dl className={styles.when}>
      <div>
        <dt>{formatMessage({ id: 'search.checkIn' })}</dt>
        <dd>{dated ? day(search.stay.checkIn) : none}</dd>
      </div>
      <div>
        <dt>{formatMessage({ id: 'search.checkOut' })}</dt>
        <dd>{dated ? day(search.stay.checkOut) : none}</dd>
      </div>
      <div>
        <dt>{formatMessage({ id: 'search.guests' })}</dt>
        <dd>
          <RoomsText of={search} />
        </dd>
      </div>
    </dl>
  )
}

type LowestProps = Pick<StayPanelProps, 'visit' | 'lowest'> & {
  /** Whether the hotel itself takes a tax from its guests. */
  taxed: boolean
}

function Lowest({ visit: { search, waiting }, lowest, taxed }: LowestProps) {
  const { formatMessage } = useIntl()
  if (!lowest && !waiting) return null
  return (
    <div className={styles.lowest}>
      <span className="small soft">{formatMessage({ id: 'hotel.panel.from' })}</span>
      {lowest ? (
        <PriceText
          amount={lowest}
          size="l"
          per={formatMessage({ id: perNights(taxed) }, { count: nights(search.stay) })}
        />
      ) : (
        <Skeleton width="9rem" height="3.25rem" />
      )}
    </div>
  )
}

function Sums({ lines, sum: { today, later, atHotel } }: ReturnType<typeof useStayLines>) {
  const { formatMessage } = useIntl()
  const { dayMonth } = useFormats()
  const isRequest = requestOf(lines) !== 'none'
  const laterLabel = isRequest
    ? formatMessage({ id: 'request.afterAnswer' })
    : later?.by === undefined
      ? formatMessage({ id: 'hotel.panel.payLater' })
      : formatMessage({ id: 'hotel.panel.payBy' }, { date: dayMonth(later.by) })
  return (
    <dl className={styles.sums}>
      {lines.map(({ key, roomName, board, count, total: amount }) => (
        <div key={key}>
          <dt>
            <LangText of={roomName} />
            <small>
              {board ? <BoardText board={board} /> : null}
              {count > 1 ? <span className="nums"> × {count}</span> : null}
            </small>
          </dt>
          <dd>
            <Amount of={amount} />
          </dd>
        </div>
      ))}
      <Row label={formatMessage({ id: 'hotel.panel.payToday' })} amounts={[today]} />
      {later ? <Row label={laterLabel} amounts={[later.amount]} /> : null}
      {atHotel.length > 0 ? <Row label={formatMessage({ id: 'hotel.panel.atHotel' })} amounts={atHotel} quiet /> : null}
    </dl>
  )
}

function Row({ label, amounts, quiet }: { label: string; amounts: readonly Sum[]; quiet?: boolean }) {
  return (
    <div className={quiet ? 'small muted' : undefined}>
      <dt>{label}</dt>
      <dd>
        {amounts.map((amount) => (
          <div key={amount.currency}>
            <Amount of={amount} />
          </div>
        ))}
      </dd>
    </div>
  )
}
