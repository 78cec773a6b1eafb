import { useLocation } from '../../../address.ts'
import { useToday } from '../../../api/use-site.ts'
import { encodeTrip } from '../../../domain/flights/flight-address.ts'
import { defaultFlightSearch } from '../../../domain/flights/flight-search.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { FlightForm } from './FlightForm.tsx'

const NAMELESS = { from: '', to: '' }

/** The form of flights with an empty search, which leads to the list. */
export function NewFlightForm() {
  const [, navigate] = useLocation()
  const paths = usePaths()
  return (
    <FlightForm
      initial={defaultFlightSearch(useToday())}
      names={NAMELESS}
      onSearch={(trip) => navigate(paths.flight(encodeTrip(trip)))}
    />
  )
}
