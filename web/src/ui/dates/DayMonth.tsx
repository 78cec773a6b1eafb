/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- a date grid
   is a table whose cells take the arrow keys (ARIA grid pattern), and days of other months are blank cells */
import { classes } from '../classes.ts'
import { monthGrid, type DateInt, type MonthInt } from './calendar.ts'
import { formatter, weekdays } from './day-names.ts'
import styles from './DayCalendar.module.css'

/** A day with something on offer. */
export type CalendarDay = {
  /** Below the number: a price, the remaining seats. */
  note?: string | undefined
  /** The full date in words, with its price or the reason why it cannot be chosen. */
  name: string
  tone: 'open' | 'few' | 'full'
  disabled: boolean
}

type DayMonthProps = {
  month: MonthInt
  days: ReadonlyMap<DateInt, CalendarDay>
  chosen: DateInt | undefined
  /** The one day in the tab order. */
  focus: DateInt
  today: DateInt
  reasonOf: (day: DateInt) => string
  locale: string
  weekStart: number
  onDay: (day: DateInt) => void
}

/** One month as an ARIA grid, with notes on its days. */
export function DayMonth(props: DayMonthProps) {
  const { month, days, chosen, focus, today, reasonOf, locale, weekStart, onDay } = props
  const title = formatter(locale, { month: 'long', year: 'numeric' })(month * 100 + 1)
  const columns = weekdays(locale, weekStart)
  return (
    <table className={styles.month} role="grid" aria-label={title}>
      <caption className={styles.title}>{title}</caption>
      <thead>
        <tr>
          {columns.map(({ long, short }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month, weekStart).map((week) => (
          <tr key={week.findLast((day) => day !== null)}>
            {week.map((day, index) => {
              const column = columns[index]?.long
              if (day === null) return <td key={column} />
              const offered = days.get(day)
              const isChosen = day === chosen
              return (
                <td key={column} aria-selected={isChosen}>
                  <button
                    type="button"
                    className={classes(styles.day, offered && styles[offered.tone], isChosen && styles.chosen)}
                    data-day={day}
                    data-first={day === focus ? '' : undefined}
                    tabIndex={day === focus ? 0 : -1}
                    aria-disabled={offered ? offered.disabled : true}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onDay(day)}
                  >
                    <span aria-hidden="true">{day % 100}</span>
                    {offered?.note ? <small aria-hidden="true">{offered.note}</small> : null}
                    <span className="sr">{offered?.name ?? reasonOf(day)}</span>
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
