import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { endsOf, mismatchOf, shownPrice } from '../../domain/transfers/ride.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { useText } from '../../i18n/use-locale.ts'
import { Heart } from '../../parts/favourites/Heart.tsx'
import { noteLeaving, useReturnFocus } from '../../parts/listing/return-focus.ts'
import { LangText } from '../../parts/LangText.tsx'
import { Photo } from '../../parts/Photo.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import styles from './RideEntry.module.css'
import { WhyNot } from './WhyNot.tsx'

type RideEntryProps = {
  record: Schema<'TransferFacts'>
  /** All results, to suggest another vehicle that fits. */
  records: readonly Schema<'TransferFacts'>[]
  search: TransferSearch
  chosen: boolean
  /** Whether its picture is visible at once, so that it loads eagerly. */
  first: boolean
  /** URL of the list of its route, with this vehicle chosen. */
  href: string
  onChoose: () => void
}

/** A vehicle: picture, capacity, price, and the button or the reason why it is unsuitable (decision 38.6). */
export function RideEntry({ record, records, search, chosen, first, href, onChoose }: RideEntryProps) {
  const { formatMessage } = useIntl()
  const text = useText()
  const { id, vehicle, waitTime, picture, duration } = record
  const isRoute = search.from !== undefined && search.to !== undefined
  const ends = endsOf(record, search)
  const mismatch = mismatchOf(record, search)
  const shown = shownPrice(record, search)
  const oneWay = record.prices.find(({ direction }) => direction === 1)?.price
  const isTooSmall = mismatch !== undefined && mismatch.what !== 'direction'
  const nameId = `ride-${id}`
  const facts: [IconName, string, number][] = [
    ['users', 'transfers.fact.people', vehicle.passengers],
    ['case', 'transfers.fact.bags', vehicle.bags],
    ['clock', 'transfers.fact.wait', waitTime],
    ['child', 'transfers.fact.childSeats', vehicle.childSeats],
  ]
  return (
    <article className={classes(styles.entry, chosen && styles.chosen, mismatch && styles.off)} data-lift="">
      <Photo of={picture} alt="" className={styles.picture} first={first} muted={mismatch !== undefined}>
        <Heart kind="transfer" id={id} name={text(record.name).text} price={oneWay} />
      </Photo>
      <div className={styles.body}>
        <h2 id={nameId} className={styles.name}>
          <LangText of={vehicle.name} />
        </h2>
        {isRoute ? null : (
          <p className={styles.route}>
            <FormattedMessage
              id="transfers.way"
              values={{ from: <LangText of={ends.from.name} />, to: <LangText of={ends.to.name} />, minutes: duration }}
            />
          </p>
        )}
        <ul className={styles.facts}>
          {facts.map(([icon, message, count]) =>
            count === 0 ? null : (
              <li key={message}>
                <Icon name={icon} size="s" />
                {formatMessage({ id: message }, { count })}
              </li>
            ),
          )}
        </ul>
        {mismatch ? <WhyNot {...{ mismatch, record, records, search }} id={`${nameId}-why`} /> : null}
      </div>
      <div className={styles.buy}>
        {shown ? (
          <PriceText
            amount={shown.price}
            size="l"
            per={<FormattedMessage id={shown.isBothWays ? 'transfers.per.both' : 'transfers.per.one'} />}
          />
        ) : null}
        {mismatch ? (
          <Button kind="quiet" disabled aria-describedby={`${nameId} ${nameId}-why`}>
            <FormattedMessage id={isTooSmall ? 'transfers.tooSmall' : 'transfers.notThisWay'} />
          </Button>
        ) : (
          <Choose {...{ id, isRoute, chosen, href, onChoose, nameId }} />
        )}
      </div>
    </article>
  )
}

type ChooseProps = Pick<RideEntryProps, 'chosen' | 'href' | 'onChoose'> & {
  id: string
  isRoute: boolean
  nameId: string
}

/** The button that chooses the vehicle. In a list of several routes it leads to the list of its route. */
function Choose({ id, isRoute, chosen, href, onChoose, nameId }: ChooseProps) {
  if (!isRoute) return <ToRoute {...{ id, href, nameId }} />
  return (
    <Button kind={chosen ? 'filled' : 'soft'} aria-pressed={chosen} aria-describedby={nameId} onClick={onChoose}>
      {chosen ? <Icon name="check" /> : null}
      <FormattedMessage id={chosen ? 'transfers.chosen' : 'transfers.choose'} />
    </Button>
  )
}

function ToRoute({ id, href, nameId }: Pick<ChooseProps, 'id' | 'href' | 'nameId'>) {
  const link = useReturnFocus(id)
  return (
    <Button kind="soft" href={href} ref={link} onClick={() => noteLeaving(id)} aria-describedby={nameId}>
      <FormattedMessage id="transfers.choose" />
    </Button>
  )
}
