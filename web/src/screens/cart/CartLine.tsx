import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messageOf, waitOf } from '../../api/error-words.ts'
import { difference } from '../../domain/money/amounts.ts'
import { MAX_COUNT } from '../../domain/cart/cart.ts'
import { encodeVisit } from '../../domain/hotels/hotel-address.ts'
import { isAskedFor } from '../../domain/cart/on-request.ts'
import type { Stay } from '../../domain/dates/stay.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { OnRequestBadge } from '../../parts/OnRequestBadge.tsx'
import { Passage } from '../../parts/Passage.tsx'
import { Photo } from '../../parts/Photo.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { BoardText, CancellationText, NightsText, PartyText, StayText } from '../../parts/wordings.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import styles from './CartLine.module.css'
import { LineNotice } from './LineNotice.tsx'
import type { Line, LineTrouble } from './line-state.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { useLines } from './use-lines.ts'

type CartLineProps = {
  line: Line
  /** What has to be decided about it. */
  trouble: LineTrouble | undefined
  lines: ReturnType<typeof useLines>
}

/** A line of the basket with its kind, what it is, how many, and what it costs (design, cart). */
export function CartLine({ line, trouble, lines }: CartLineProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { key, picture, title, place, slug, count, price, currency, total, priceBefore } = line
  // What cannot be had any more has no price to compare.
  const before = trouble === 'changed' ? priceBefore : undefined
  const refused = lines.refused?.key === key ? lines.refused.error : undefined
  const stay = stayOf(line)
  const address = useHotelAddress(line, stay)
  const most = lines.most[key] ?? MAX_COUNT
  const shownCount = lines.wanted[key] ?? count
  return (
    <article className={styles.line} aria-labelledby={id}>
      {picture ? <Photo of={picture} alt="" ratio="1:1" muted={trouble === 'gone'} className={styles.picture} /> : null}
      <div className={styles.what}>
        <span className={styles.kind}>
          <Icon name="bed" size="s" />
          <FormattedMessage id="cart.kind.hotel" />
        </span>
        <h2 id={id}>
          {slug ? (
            <a href={address}>
              <Passage of={title} />
            </a>
          ) : (
            <Passage of={title} />
          )}
          {place ? (
            <>
              <FormattedMessage id="cart.comma" />
              <Passage of={place} />
            </>
          ) : null}
        </h2>
        <Details line={line} stay={stay} gone={trouble === 'gone'} />
        {isAskedFor(line) ? (
          <p className={styles.asked}>
            <OnRequestBadge />
            <span className="small soft">
              <FormattedMessage id="hotel.rate.onRequest.note" />
            </span>
          </p>
        ) : null}
        {trouble ? null : (
          <div className={styles.acts}>
            <Stepper
              label={formatMessage({ id: 'cart.rooms' })}
              less={formatMessage({ id: 'cart.rooms.less' })}
              more={formatMessage({ id: 'cart.rooms.more' })}
              limit={formatMessage({ id: most < MAX_COUNT ? 'cart.rooms.last' : 'cart.rooms.limit' }, { count: most })}
              min={1}
              max={most}
              value={shownCount}
              onChange={(next) => void lines.setCount(line, next)}
            />
            <RemoveButton line={line} lines={lines} />
          </div>
        )}
        <div role="alert">
          <FieldError
            id={`${id}-refused`}
            text={refused === undefined ? undefined : formatMessage({ id: messageOf(refused) }, waitOf(refused))}
          />
        </div>
      </div>
      <div className={classes(styles.end, trouble === 'gone' && styles.off)} aria-busy={shownCount !== count}>
        <PriceText
          amount={total}
          was={before}
          changed={before && difference(total, before)}
          per={stay ? <NightsText stay={stay} /> : undefined}
        />
        {count > 1 ? (
          <span className="small muted nums ltr">
            {count} × <Amount of={{ value: price, currency }} />
          </span>
        ) : null}
      </div>
      {trouble ? <LineNotice {...{ line, trouble, address, lines }} /> : null}
    </article>
  )
}

const stayOf = ({ checkIn, checkOut }: Line): Stay | undefined =>
  checkIn === undefined || checkOut === undefined ? undefined : { checkIn, checkOut }

/** The page of the hotel for the same dates and people. */
function useHotelAddress({ slug, pax }: Line, stay: Stay | undefined): string {
  const paths = usePaths()
  return slug ? paths.hotel(slug, stay && encodeVisit({ stay, party: pax })) : paths.hotels()
}

type DetailsProps = { line: Line; stay: Stay | undefined; gone: boolean }

function Details({ line: { roomName, board, pax, cancellation }, stay, gone }: DetailsProps) {
  return (
    <>
      <p className="soft small">
        {roomName ? <Passage of={roomName} /> : null}
        {board ? (
          <>
            {' · '}
            <BoardText board={board} />
          </>
        ) : null}
      </p>
      <p className="soft small">
        {stay ? (
          <>
            <StayText stay={stay} />
            {' · '}
          </>
        ) : null}
        <PartyText party={pax} />
        {pax.children.length > 0 ? <span className="nums"> ({pax.children.join(', ')})</span> : null}
      </p>
      {cancellation && !gone ? (
        <p className={cancellation.refundable ? 'small good' : 'small soft'}>
          <CancellationText cancellation={cancellation} />
        </p>
      ) : null}
    </>
  )
}
