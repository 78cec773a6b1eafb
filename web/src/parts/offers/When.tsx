import { FormattedMessage } from 'react-intl'
import type { Stay } from '../../domain/dates/stay.ts'
import { useStayDay } from '../wordings.tsx'
import styles from './When.module.css'

type WhenProps = {
  /** Ids of the words for the two days. */
  from: string
  to: string
  stay: Stay | undefined
  /** It ends on the day on which it begins, whatever the basket calls the next one. */
  oneDay?: boolean
}

/** The two days of what is chosen, or that there is none yet. */
export function When({ from, to, stay, oneDay = false }: WhenProps) {
  const day = useStayDay(stay ?? {})
  const shown = (date: number | undefined) =>
    date === undefined ? <FormattedMessage id="search.date.none" /> : day(date)
  return (
    <dl className={styles.when}>
      <div>
        <dt>
          <FormattedMessage id={from} />
        </dt>
        <dd>{shown(stay?.checkIn)}</dd>
      </div>
      {oneDay ? null : (
        <div>
          <dt>
            <FormattedMessage id={to} />
          </dt>
          <dd>{stay ? shown(stay.checkOut) : '–'}</dd>
        </div>
      )}
    </dl>
  )
}
