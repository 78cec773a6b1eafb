import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { FieldError } from '../fields/Field.tsx'
import { addDays, addMonths, monthOf, moveFocus, type DateInt, type MonthInt } from './calendar.ts'
import styles from './DayCalendar.module.css'
import { DayMonth, type CalendarDay } from './DayMonth.tsx'

type DayCalendarProps = {
  /** The selectable days, by date. */
  days: ReadonlyMap<DateInt, CalendarDay>
  chosen: DateInt | undefined
  onChoose: (day: DateInt) => void
  today: DateInt
  /** Why any other day cannot be chosen: it is in the past, or has nothing on offer. */
  reasonOf: (day: DateInt) => string
  locale: string
  weekStart: number
  labels: { previous: string; next: string }
  /** Shown above the months when a day must be chosen first. */
  error?: string | undefined
}

/**
 * Two months in which only some days can be chosen. The arrow keys reach every day: one that cannot be chosen says why,
 * to screen readers and below the months.
 */
export function DayCalendar(props: DayCalendarProps) {
  const { days, chosen, onChoose, today, reasonOf, locale, weekStart, labels, error } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const selectableDays = [...days].filter(([, { disabled }]) => !disabled).map(([day]) => day)
  const start = chosen ?? selectableDays[0] ?? today
  const first = monthOf(Math.min(today, ...days.keys()))
  const last = monthOf(Math.max(today, ...days.keys()))
  const [turnedTo, setMonth] = useState<MonthInt>()
  const [movedFocus, setFocus] = useState<DateInt>()
  const [reason, setReason] = useState('')
  const month = Math.max(first, Math.min(turnedTo ?? monthOf(start), addMonths(last, -1)))
  const inView = (day: DateInt | undefined) =>
    day !== undefined && monthOf(day) >= month && monthOf(day) <= addMonths(month, 1)
  // A day may be chosen elsewhere on the page, for example by a link to another date. It is brought into view.
  const [lastChosen, setLastChosen] = useState(chosen)
  if (chosen !== lastChosen) {
    setLastChosen(chosen)
    if (!inView(chosen)) setMonth(undefined)
  }
  const candidates = [movedFocus, chosen, selectableDays.find(inView)]
  const focus = candidates.find(inView) ?? month * 100 + 1
  const nameOf = (day: DateInt) => days.get(day)?.name ?? reasonOf(day)

  const goTo = (day: DateInt) => {
    if (!inView(day)) setMonth(monthOf(day) < month ? monthOf(day) : addMonths(monthOf(day), -1))
    setFocus(day)
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = moveFocus(focus, event.key, { rtl, weekStart, min: first * 100 + 1 })
    if (to === null) return
    event.preventDefault()
    goTo(Math.min(to, addDays(addMonths(last, 1) * 100 + 1, -1)))
  }
  const isClosed = (day: DateInt) => days.get(day)?.disabled !== false
  const pressDay = (day: DateInt) => {
    setFocus(day)
    setReason(isClosed(day) ? nameOf(day) : '')
    if (isClosed(day)) return
    // The months stay as they are, so that a second press in the same place is on the same day.
    setMonth(month)
    onChoose(day)
  }
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const day = Number(event.target.dataset['day'])
    if (day) setReason(isClosed(day) ? nameOf(day) : '')
  }
  const turnMonths = (months: number) => {
    setMonth(addMonths(month, months))
    setFocus(undefined)
  }
  const grid = { days, chosen, focus, today, locale, weekStart, reasonOf, onDay: pressDay }
  const isFirst = month <= first
  const isLast = addMonths(month, 1) >= last
  return (
    <div ref={root} className={styles.calendar} data-calendar="">
      <div role="alert" className={styles.error}>
        <FieldError id={id} text={error} />
      </div>
      <div
        role="presentation"
        className={styles.months}
        aria-describedby={error ? id : undefined}
        onKeyDown={keyDown}
        onFocus={handleFocus}
      >
        <div className={styles.turn}>
          <IconButton
            icon="right"
            className={styles.back}
            label={labels.previous}
            aria-disabled={isFirst}
            onClick={() => isFirst || turnMonths(-1)}
          />
          <IconButton icon="right" label={labels.next} aria-disabled={isLast} onClick={() => isLast || turnMonths(1)} />
        </div>
        <DayMonth {...grid} month={month} />
        <DayMonth {...grid} month={addMonths(month, 1)} />
      </div>
      <output className={styles.reason}>{reason || '\u00a0'}</output>
    </div>
  )
}
