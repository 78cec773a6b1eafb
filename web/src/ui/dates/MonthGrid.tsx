/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- a date grid
   is a table whose cells take the arrow keys (ARIA grid pattern), and days of other months are blank cells */
import { classes } from '../classes.ts'
import { monthGrid, type DateInt, type DateRange, type MonthInt } from './calendar.ts'
import { formatter, weekdays } from './day-names.ts'
import styles from './DatePicker.module.css'

type MonthGridProps = {
  month: MonthInt
  range: DateRange
  /** End of the highlighted band while only the start is chosen: the day under the pointer or the focus. */
  hoveredDay: DateInt | null
  /** The one day in the tab order. */
  focus: DateInt
  today: DateInt
  min: DateInt
  locale: string
  weekStart: number
  labels: { from: string; to: string; comma: string }
  onDay: (day: DateInt) => void
}

/** One month as an ARIA grid; the chosen range is one unbroken band. */
export function MonthGrid(props: MonthGridProps) {
  const { month, range, hoveredDay, focus, today, min, locale, weekStart, labels, onDay } = props
  const title = formatter(locale, { month: 'long', year: 'numeric' })(month * 100 + 1)
  const name = formatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const columns = weekdays(locale, weekStart)
  const end = range.to ?? (range.from !== null && hoveredDay !== null && hoveredDay > range.from ? hoveredDay : null)
  const positionIn = (day: DateInt) => {
    if (day === range.from) return end === null ? 'only' : 'from'
    if (day === end) return range.to === null ? 'reach' : 'to'
    return range.from !== null && end !== null && day > range.from && day < end ? 'within' : null
  }
  const labelOf = (day: DateInt) => {
    const role = day === range.from ? labels.from : day === range.to ? labels.to : null
    return role ? name(day) + labels.comma + role : name(day)
  }
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
              const position = positionIn(day)
              return (
                <td
                  key={column}
                  aria-selected={position !== null && position !== 'reach'}
                  className={position ? styles[position] : undefined}
                >
                  <button
                    type="button"
                    className={classes(styles.day, day === today && styles.today)}
                    data-day={day}
                    data-first={day === focus ? '' : undefined}
                    tabIndex={day === focus ? 0 : -1}
                    disabled={day < min}
                    aria-label={labelOf(day)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onDay(day)}
                  >
                    {day % 100}
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
