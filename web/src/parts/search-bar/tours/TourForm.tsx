import type { FormEvent } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../../address.ts'
import { useApi } from '../../../api/use-api.ts'
import { useToday } from '../../../api/use-site.ts'
import { noFilters } from '../../../domain/listing/no-filters.ts'
import { decodeTours, encodeTours } from '../../../domain/tours/tour-address.ts'
import { TOUR_CODEC } from '../../../domain/tours/tour-filters.ts'
import { usePaths, useText } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { FirstDayField } from '../first-day/FirstDayField.tsx'
import styles from './TourForm.module.css'

/** Place and first day of a tour, as a native form: it works before its code has loaded, and without scripts. */
export function TourForm() {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const text = useText()
  const today = useToday()
  const { data } = useApi('tourFacetList', {})
  const places = (data?.locations ?? []).filter(({ count }) => count < (data?.names.length ?? 0))
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const entryOf = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }
    // Read the inputs with the list's codec, which also reads a native submit.
    const query = new URLSearchParams([...entryOf('place'), ...entryOf('from')]).toString()
    const { search } = decodeTours(query, today)
    navigate(
      paths.tours(
        encodeTours({ ...search, filters: { ...noFilters(TOUR_CODEC.filters), places: search.filters.places } }),
      ),
    )
  }
  return (
    <form
      className={styles.form}
      action={paths.tours()}
      aria-label={formatMessage({ id: 'offers.find' })}
      onSubmit={handleSubmit}
    >
      <SelectField label={formatMessage({ id: 'offers.find.place' })} name="place">
        <option value="">{formatMessage({ id: 'search.anywhere' })}</option>
        {places.map(({ id, name }) => (
          <option key={id} value={id} lang={text(name).lang}>
            {text(name).text}
          </option>
        ))}
      </SelectField>
      <FirstDayField />
      <Button type="submit" size="l">
        <Icon name="search" />
        {formatMessage({ id: 'search.submit' })}
      </Button>
    </form>
  )
}
