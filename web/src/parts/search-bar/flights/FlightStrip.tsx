import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { FlightTrip } from '../../../domain/flights/flight-search.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { SearchBar } from '../../../ui/search/SearchBar.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import strip from '../SearchStrip.module.css'
import { useStayDay } from '../../wordings.tsx'
import type { FlightFormProps } from './FlightForm.tsx'
import { LazyFlightForm, prepareFlightForm } from './LazyFlightForm.tsx'
import { useFliersText } from './use-fliers-text.ts'

type FlightStripProps = Pick<FlightFormProps, 'names' | 'onSearch'> & {
  search: FlightTrip
  /** The field being edited. The parent holds this state, so that other buttons can open the form too. */
  editing: FlightFormProps['focus']
  onEdit: (field: FlightFormProps['focus']) => void
}

/**
 * A compact line with the search above its results; "Change", or a press on a part of it, replaces it with the form.
 */
export function FlightStrip({ search, names, editing, onEdit, onSearch }: FlightStripProps) {
  const summary = <Summary search={search} names={names} onEdit={onEdit} />
  if (!editing) return summary
  const closeAndSearch = (trip: FlightTrip) => {
    onEdit(undefined)
    onSearch(trip)
  }
  return <LazyFlightForm initial={search} names={names} focus={editing} onSearch={closeAndSearch} fallback={summary} />
}

function Summary({ search, names, onEdit }: Pick<FlightStripProps, 'search' | 'names' | 'onEdit'>) {
  const { formatMessage } = useIntl()
  const translate = (id: string, values?: Record<string, string>) => formatMessage({ id }, values)
  const fliers = useFliersText()(search.party)
  const isRound = search.trip === 'round'
  const day = useStayDay({ checkIn: search.departure, checkOut: isRound ? search.back : undefined })
  const days = isRound
    ? translate('stay.text', { checkIn: day(search.departure), checkOut: day(search.back) })
    : day(search.departure)
  const open = (field: NonNullable<FlightFormProps['focus']>) => () => onEdit(field)
  const route = translate('flights.route', names)
  // On a phone the names of two airports do not fit beside the button, and the heading above has them.
  const codes = translate('flights.route', { from: isolated(search.from), to: isolated(search.to) })
  return (
    <div className={strip.strip} onPointerEnter={prepareFlightForm} onFocus={prepareFlightForm}>
      <SearchBar
        kind="strip"
        action={
          <Button size="s" onClick={open('from')}>
            <Icon name="edit" size="s" />
            {translate('search.change')}
          </Button>
        }
      >
        <SearchField
          className={strip.short}
          icon="plane"
          label={translate('flights.route.label')}
          value={codes}
          hint={days}
          onClick={open('from')}
        />
        <SearchField
          className={strip.full}
          icon="plane"
          label={translate('flights.route.label')}
          value={route}
          onClick={open('from')}
        />
        <SearchField
          className={`${strip.full} ${strip.stay}`}
          icon="calendar"
          label={translate(isRound ? 'flights.dates' : 'flights.departure')}
          value={days}
          onClick={open('departure')}
        />
        <SearchField
          className={strip.full}
          icon="users"
          label={translate('flights.fliers')}
          value={fliers}
          onClick={open('party')}
        />
      </SearchBar>
    </div>
  )
}

/** A place's code, which keeps its direction beside the arrow (U+2068, U+2069). */
const isolated = (place: FlightTrip['from']) => `\u2068${place?.id ?? ''}\u2069`
