import { useId } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { messageOf, waitOf } from '../../api/error-words.ts'
import { useToday } from '../../api/use-site.ts'
import { difference } from '../../domain/money/amounts.ts'
import { hasMultiRoomOffer } from '../../domain/cart/cart.ts'
import { MAX_COUNT } from '../../domain/cart/max-count.ts'
import { unitOf } from '../../domain/cart/line-kind.ts'
import { isOnRequest } from '../../domain/cart/on-request.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { OnRequestBadge } from '../../parts/OnRequestBadge.tsx'
import { Photo } from '../../parts/Photo.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { KindLabel, KindTile } from '../../parts/basket-line/KindLabel.tsx'
import { lineAddress } from '../../parts/basket-line/line-address.ts'
import { LineFacts } from '../../parts/basket-line/LineFacts.tsx'
import { LinePer } from '../../parts/basket-line/LinePer.tsx'
import { LinePlace, LineTitle } from '../../parts/basket-line/LineTitle.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { CancellationText } from '../../parts/wordings.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { classes } from '../../ui/classes.ts'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import styles from './CartLine.module.css'
import { LineNotice } from './LineNotice.tsx'
import { troubleOf, type Line } from './line-state.ts'
import { RidePeople } from './RidePeople.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import type { useLines } from './use-lines.ts'

type CartLineProps = {
  line: Line
  lines: ReturnType<typeof useLines>
  /** All lines: a flight's search depends on both its directions. */
  products: readonly Line[]
  /** Whether it stands below the heading of its trip. */
  isPart?: boolean
}

/** A basket line: kind, facts, count and price. */
export function CartLine({ line, lines, products, isPart }: CartLineProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const nameId = `${id}-name`
  const trouble = troubleOf(line, products)
  const { key, picture, count, price, currency, total, priceBefore } = line
  // An unavailable line has no price to compare.
  const before = trouble === 'changed' ? priceBefore : undefined
  const refused = lines.refused?.key === key ? lines.refused.error : undefined
  const address = lineAddress(line, usePaths(), { products, today: useToday() })
  const Heading = isPart ? 'h3' : 'h2'
  const unit = unitOf(line)
  const most = lines.most[key] ?? MAX_COUNT
  const shownCount = lines.wanted[key] ?? count
  return (
    <article className={classes(styles.line, isPart && styles.part)} aria-labelledby={id}>
      {isPart ? null : picture ? (
        <Photo of={picture} alt="" ratio="1:1" muted={trouble === 'gone'} className={styles.picture} />
      ) : (
        <KindTile line={line} className={styles.picture} />
      )}
      <div className={styles.what}>
        <KindLabel line={line} />
        <Heading id={id}>
          {address ? (
            <a href={address}>
              <LineTitle line={line} />
            </a>
          ) : (
            <LineTitle line={line} />
          )}
          <LinePlace line={line} />
        </Heading>
        {/* The count stands beside its buttons: in the facts it could take another line, and move them. */}
        <LineFacts line={!trouble && isCounted(line) ? { ...line, count: 1 } : line} className="soft small" />
        {line.cancellation && trouble !== 'gone' ? (
          <p className={line.cancellation.refundable ? 'small good' : 'small soft'}>
            <CancellationText cancellation={line.cancellation} />
          </p>
        ) : null}
        {isOnRequest(line) ? (
          <p className={styles.onRequest}>
            <OnRequestBadge />
            <span className="small soft">
              <FormattedMessage id="hotel.rate.onRequest.note" />
            </span>
          </p>
        ) : null}
        {line.type === 'transfer' && !trouble ? <RidePeople {...{ line, lines, nameId }} /> : null}
        {trouble ? null : (
          <div className={styles.acts}>
            {isCounted(line) ? (
              <Stepper
                of={nameId}
                label={formatMessage({ id: `cart.count.${unit}` })}
                less={formatMessage({ id: 'cart.count.less' }, { unit })}
                more={formatMessage({ id: 'cart.count.more' }, { unit })}
                limit={formatMessage(
                  { id: most < MAX_COUNT ? 'cart.count.last' : 'cart.count.limit' },
                  { count: most, unit },
                )}
                min={1}
                max={most}
                value={shownCount}
                onChange={(next) => void lines.setCount(line, next)}
              />
            ) : null}
            <RemoveButton {...{ line, lines, nameId }} />
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
          per={<LinePer line={line} />}
        />
        {count > 1 && !hasMultiRoomOffer(line) ? (
          <span className="small muted nums">
            {count} × <Amount of={{ value: price, currency }} />
          </span>
        ) : null}
      </div>
      {trouble ? <LineNotice {...{ line, trouble, address, lines }} /> : null}
    </article>
  )
}

/**
 * A party normally takes part once, so its count is shown only when it is higher. A flight has no count, and the rooms
 * of one offer are sold together.
 */
function isCounted(line: Line): boolean {
  const unit = unitOf(line)
  return !hasMultiRoomOffer(line) && unit !== 'none' && (unit !== 'group' || line.count > 1)
}
