import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { Refused } from '../../../parts/add-to-cart/Refused.tsx'
import type { Refusal } from '../../../parts/add-to-cart/use-add.ts'
import { LangText } from '../../../parts/LangText.tsx'
import type { SoldPlan } from '../../../parts/provider-hotels/sold.ts'
import { BoardText } from '../../../parts/wordings.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { classes } from '../../../ui/classes.ts'
import { useFocusOnShow } from '../../../ui/use-focus-on-show.ts'
import { CancellationCell, PaymentCell, TotalCell } from './RateCells.tsx'
import styles from './rates.module.css'

type RateRowProps = {
  plan: SoldPlan
  /** The rate that is shown first when there is space for only one. */
  lead: boolean
  /** Id of the element with the room's name. */
  roomId: string
  /** The basket line of this rate. */
  line: Schema<'CartLine'> | undefined
  /** The price that a line added now would have, per room. */
  price: number | undefined
  /** A button for the terms. */
  terms: ReactNode
  /** Why an available rate cannot be added: the party does not fit into the room. */
  misfit: string | undefined
  busy: boolean
  refusal: Refusal | undefined
  onAdd: () => void
  /** Whether its button takes the focus when it appears. */
  isGoal: (() => boolean) | undefined
}

/** A rate of a room: board and plan name, cancellation, payment, total and button. */
export function RateRow({
  plan,
  lead,
  roomId,
  line,
  price,
  terms,
  misfit,
  busy,
  refusal,
  onAdd,
  isGoal,
}: RateRowProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const goal = (button: HTMLButtonElement) => (isGoal?.() ? button : undefined)
  const button = useFocusOnShow(goal, { preventScroll: true })
  const { availability, name, offer } = plan
  const gone = availability === 3
  const basketPrice = line && line.price !== price ? { value: line.price, currency: line.currency } : undefined
  return (
    <>
      <tr className={classes(styles.row, line && styles.chosen, gone && styles.gone)} data-lead={lead || undefined}>
        <th scope="row" id={id} className={styles.board}>
          {offer.board ? <BoardText board={offer.board} /> : <LangText of={offer.boardName} />}
          {name ? <LangText of={name} className={styles.note} /> : null}
          {terms}
        </th>
        <td>{gone ? null : <CancellationCell cancellation={offer.cancellation} />}</td>
        <td>{gone ? null : <PaymentCell plan={plan} />}</td>
        <td className={styles.total}>
          {gone ? formatMessage({ id: 'error.soldOut' }) : <TotalCell plan={plan} inBasketAt={basketPrice} />}
        </td>
        <td className={styles.act}>
          {gone ? null : (
            <Button
              ref={button}
              kind={line ? 'quiet' : 'soft'}
              size="s"
              loading={busy}
              disabled={misfit !== undefined}
              aria-describedby={`${roomId} ${id}`}
              onClick={onAdd}
            >
              <FormattedMessage id={availability === 2 ? 'hotel.ask' : 'hotel.choose'} />
            </Button>
          )}
          {line ? (
            <span className={styles.inCart}>
              <Icon name="check" size="s" />
              <FormattedMessage
                id={line.count > 1 ? 'hotel.rate.inCart.more' : 'hotel.rate.inCart'}
                values={{ count: line.count }}
              />
            </span>
          ) : null}
          {misfit && !gone ? <span className="small soft">{misfit}</span> : null}
        </td>
      </tr>
      {refusal ? (
        <tr className={styles.refusal} data-refusal="">
          <td colSpan={5}>
            <Refused refusal={refusal} />
          </td>
        </tr>
      ) : null}
    </>
  )
}
