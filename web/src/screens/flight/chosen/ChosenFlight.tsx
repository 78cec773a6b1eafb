import { useState } from 'react'
import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Chosen } from '../../../domain/flights/flight-choice.ts'
import type { Choice, FlightSearch } from '../../../domain/flights/flight-search.ts'
import type { PlaceNames } from '../../../parts/search-bar/flights/flight-draft.ts'
import type { ChosenState, Open } from './chosen-state.ts'
import styles from '../flight.module.css'
import { FlightEntry } from '../FlightEntry.tsx'
import type { Flight } from '../request.ts'
import { StepHead, stepId } from '../StepHead.tsx'

type ChosenFlightProps = {
  step: 'departure' | 'return'
  chosen: Chosen<Flight>
  trip: ChosenState['trip']
  /** All available flights in this direction; the chosen one is among them with its fares. */
  open: readonly Open[]
  search: FlightSearch
  names: PlaceNames
  /** Whether this flight completes the trip. */
  isLast: boolean
  hrefOf: (choice: Choice) => string
  onChange: () => void
}

/** A chosen flight: tinted, with its fares to compare and a button to choose another flight. */
export function ChosenFlight({ step, chosen, trip, open, search, names, isLast, hrefOf, onChange }: ChosenFlightProps) {
  const [isOpen, setOpen] = useState(false)
  const entry = open.find(({ flight }) => flight === chosen.flight)
  if (!entry) return null
  return (
    <section aria-labelledby={stepId(step)}>
      <StepHead step={step} names={names} search={search} isGoal={isLast}>
        <button type="button" className={`link small ${styles.change}`} onClick={onChange}>
          <FormattedMessage id={`flightPage.change.${step}`} />
        </button>
      </StepHead>
      <FlightEntry
        entry={entry}
        search={search}
        chosen={chosen.offer.brand.id}
        trip={trip}
        isOpen={isOpen}
        onOpen={setOpen}
        hrefOf={hrefOf}
      />
    </section>
  )
}
