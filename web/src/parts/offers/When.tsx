import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Stay } from '../../domain/dates/stay.ts'
import { useStayDay } from '../wordings.tsx'
import styles from './When.module.css'

type WhenProps = {
  /** Message ids of the labels of both days. */
  from: string
  to: string
  stay: Stay | undefined
  /** Shows one day only, although the basket's line ends on the next. */
  oneDay?: boolean
}

/** The chosen start and end dates, or a text that none is chosen. */
export function When({ from, to, stay, oneDay = false }: WhenProps) {
  const day = useStayDay(stay ?? {})
  const dateText = (date: number | undefined) =>
    date === undefined ? <FormattedMessage id="search.date.none" /> : day(date)
  return (
    <dl className={styles.when}>
      <div>
        <dt>
          <FormattedMessage id={from} />
        </dt>
        <dd>{dateText(stay?.checkIn)}</dd>
      </div>
      {oneDay ? null : (
        <div>
          <dt>
            <FormattedMessage id={to} />
          </dt>
          <dd>{stay ? dateText(stay.checkOut) : '–'}</dd>
        </div>
      )}
    </dl>
  )
}
