import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { FlightSearch } from '../../domain/flights/flight-search.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import type { PlaceNames } from '../../parts/search-bar/flights/flight-draft.ts'
import styles from './flight.module.css'
import { useGoal } from './step-focus.ts'

type StepHeadProps = {
  step: 'departure' | 'return'
  names: PlaceNames
  search: FlightSearch
  /** The number of flights to choose from; undefined once one is chosen. */
  count?: number
  /** Where a press that chose or changed a flight leads: the list to choose from, or the last chosen flight. */
  isGoal: boolean
  children?: ReactNode
}

/** Id of a step's heading, which labels its section. */
export const stepId = (step: 'departure' | 'return') => `step-${step}`

/** "1. Departure, Istanbul to Antalya, Saturday 21 November", with a live count that is announced when it changes. */
export function StepHead({ step, names, search, count, isGoal, children }: StepHeadProps) {
  const { formatMessage } = useIntl()
  const { weekdayDayMonth } = useFormats()
  const isOut = step === 'departure'
  const [from, to] = isOut ? [names.from, names.to] : [names.to, names.from]
  const day = weekdayDayMonth(isOut ? search.departure : search.back)
  return (
    <div className={styles.step}>
      <Heading key={step} step={step} goal={isGoal ? (count === undefined ? 'chosen' : 'list') : undefined} />
      <span className="muted">
        <FormattedMessage
          id="flightPage.step.route"
          values={{ route: formatMessage({ id: 'flights.route' }, { from, to }), day }}
        />
      </span>
      {count === undefined ? null : (
        <output className="nums">
          <FormattedMessage id={`flightPage.count.${step}`} values={{ count }} />
        </output>
      )}
      {children}
    </div>
  )
}

function Heading({ step, goal }: Pick<StepHeadProps, 'step'> & { goal: 'chosen' | 'list' | undefined }) {
  const heading = useGoal<HTMLHeadingElement>(goal)
  return (
    <h2 id={stepId(step)} tabIndex={-1} ref={heading}>
      <FormattedMessage id={`flightPage.step.${step}`} values={{ number: step === 'departure' ? 1 : 2 }} />
    </h2>
  )
}
