import { useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { addMonths, monthOf, moveFocus, pickDay, type DateInt, type DateRange } from './calendar.ts'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { REFUSED, TypedDate } from './TypedDate.tsx'
import styles from './DatePicker.module.css'

type DatePickerLabels = {
  /** "Check-in" and "Check-out": labels of the two boxes, also spoken with the chosen days. */
  from: string
  to: string
  /** Between a chosen day and its label. */
  comma: string
  format: string
  invalid: string
  previous: string
  next: string
  clear: string
  done: string
}
type DatePickerProps = {
  value: DateRange
  onChange: (range: DateRange) => void
  onDone: () => void
  today: DateInt
  /** The first selectable day. */
  min: DateInt
  /** Parses a typed day; undefined if the text is none. A day without a year is the next one on or after `from`. */
  read: (text: string, from: DateInt) => DateInt | undefined
  /** Error messages for each end of a range; called with typed days. */
  check: (range: DateRange) => { [End in keyof DateRange]?: string | undefined }
  /** BCP 47 tag for the names of months and days. */
  locale: string
  /** First day of the week: 0 Sunday, 1 Monday, 6 Saturday. */
  weekStart: number
  labels: DatePickerLabels
  /** The choice so far as text: "5 nights". */
  summary: string
  /** Chooses a single day, `from`. */
  single?: boolean
  /** Rendered between the months and the button: what belongs to the day, such as its time. */
  children?: ReactNode
}

/** A date range, or one day: by typing, pointer or keyboard. Put it into a `Popover` with `width="content"`. */
export function DatePicker({
  value,
  onChange,
  onDone,
  today,
  min,
  read,
  check,
  locale,
  weekStart,
  labels,
  summary,
  single = false,
  children,
}: DatePickerProps) {
  const [focus, setFocus] = useState(Math.max(value.from ?? min, min))
  const [month, setMonth] = useState(monthOf(focus))
  const [hoveredDay, setHoveredDay] = useState<DateInt | null>(null)
  // A typed end that is not valid for the current start. Another start may make it valid.
  const [refusedEnd, setRefusedEnd] = useState<DateInt | null>(null)
  const [pickCount, setPickCount] = useState(0)
  const top = useRef<HTMLDivElement>(null)

  const bringIntoView = (day: DateInt) => {
    const target = monthOf(day)
    setFocus(day)
    if (target < month) setMonth(target)
    if (target > addMonths(month, 1)) setMonth(addMonths(target, -1))
  }
  const turnMonths = (months: number) => {
    const first = addMonths(month, months)
    setMonth(first)
    setFocus(Math.max(first * 100 + 1, min))
  }
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = dayOf(event) === null ? null : moveFocus(focus, event.key, { rtl, weekStart, min })
    if (next === null) return
    event.preventDefault()
    flushSync(() => bringIntoView(next))
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  /** Sets a range that was not typed: the boxes show it and discard their typed text. */
  const setRange = (range: DateRange) => {
    setRefusedEnd(null)
    setPickCount(pickCount + 1)
    onChange(range)
  }
  const pressDay = (day: DateInt) => {
    setFocus(day)
    setRange(single ? { from: day, to: null } : pickDay(value, day))
  }
  const checkFrom = (from: DateInt) => check({ from, to: null }).from
  const checkTo = (to: DateInt) => check({ ...value, to }).to
  // The months must not change when a box loses the focus by a press, because the press may be on a day.
  const handleTypedFrom = (from: DateInt | null, isLeft: boolean) => {
    if (from === null) return onChange({ from, to: null })
    if (checkFrom(from)) return
    if (!isLeft) bringIntoView(from)
    const to = refusedEnd ?? value.to
    onChange({ from, to: to === null || check({ from, to }).to ? null : to })
  }
  const handleTypedTo = (to: DateInt | null, isLeft: boolean) => {
    const isRefused = to !== null && checkTo(to) !== undefined
    setRefusedEnd(isRefused ? to : null)
    if (isRefused) return
    if (to !== null && !isLeft) bringIntoView(to)
    onChange({ ...value, to })
  }
  /** Calls `onDone`, unless a typed day was refused or the second day is missing: then its box gets the focus. */
  const done = () => {
    const refusedBox = top.current?.querySelector<HTMLInputElement>(REFUSED)
    const isEndMissing = !single && value.from !== null && value.to === null
    const next = refusedBox ?? (isEndMissing ? [...(top.current?.querySelectorAll('input') ?? [])].at(-1) : undefined)
    if (next) next.focus()
    else onDone()
  }
  const boxProps = { format: labels.format, invalid: labels.invalid, onEnter: done }
  const grid = {
    range: value,
    hoveredDay: single ? null : hoveredDay,
    focus,
    today,
    min,
    locale,
    weekStart,
    labels,
    onDay: pressDay,
  }
  return (
    <div className={styles.picker}>
      <div ref={top} className={styles.top}>
        <TypedDate
          {...boxProps}
          key={`from ${pickCount}`}
          label={labels.from}
          value={value.from}
          read={(text) => read(text, min)}
          check={checkFrom}
          onDate={handleTypedFrom}
        />
        {single ? null : (
          <>
            <span className={styles.dash}>–</span>
            <TypedDate
              {...boxProps}
              key={`to ${pickCount}`}
              label={labels.to}
              value={value.to}
              read={(text) => read(text, value.from ?? min)}
              check={checkTo}
              onDate={handleTypedTo}
            />
          </>
        )}
        <b className={styles.summary} aria-live="polite">
          {summary}
        </b>
      </div>
      <div
        role="presentation"
        className={styles.months}
        onKeyDown={keyDown}
        onMouseOver={(event) => setHoveredDay(dayOf(event))}
        onFocus={(event) => setHoveredDay(dayOf(event))}
      >
        <div className={styles.turn}>
          <IconButton
            icon="right"
            className={styles.back}
            label={labels.previous}
            aria-disabled={month <= monthOf(min)}
            onClick={() => month > monthOf(min) && turnMonths(-1)}
          />
          <IconButton icon="right" label={labels.next} onClick={() => turnMonths(1)} />
        </div>
        <MonthGrid {...grid} month={month} />
        <MonthGrid {...grid} month={addMonths(month, 1)} />
      </div>
      {children}
      <div className={styles.foot}>
        <button type="button" className="link small" onClick={() => setRange({ from: null, to: null })}>
          {labels.clear}
        </button>
        <Button size="s" onClick={done}>
          {labels.done}
        </Button>
      </div>
    </div>
  )
}

/** The grid's day that an event comes from. */
function dayOf(event: SyntheticEvent): DateInt | null {
  const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined
  return day === undefined ? null : Number(day)
}
