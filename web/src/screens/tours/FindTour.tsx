import { useId, type FormEvent } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useToday } from '../../api/use-site.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { parseIso } from '../../domain/dates/read-date.ts'
import type { TourSearch } from '../../domain/tours/tour-address.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { FirstDayField } from '../../parts/search-bar/first-day/FirstDayField.tsx'
import { focusCount } from '../../parts/listing/ListHead.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './tours.module.css'

type FindTourProps = {
  search: Pick<TourSearch, 'name' | 'from'>
  /** Suggestions while typing. */
  names: readonly string[]
  onFind: (change: { name: string; from: CivilDate | undefined }) => void
}

/** A form for the name and the first day of a tour. It is a native form, so it works before and without its code. */
export function FindTour({ search: { name, from }, names, onFind }: FindTourProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const today = useToday()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const valueOf = (field: string) => {
      const value = data.get(field)
      return typeof value === 'string' ? value.trim() : ''
    }
    const day = parseIso(valueOf('from'))
    onFind({ name: valueOf('name'), from: day !== undefined && day >= today ? day : undefined })
    // Another search mounts another form, so the focus would be lost.
    focusCount()
  }
  return (
    <form
      // Keyed, so that another search resets the initial values.
      key={`${name} ${from ?? ''}`}
      className={styles.find}
      action={usePaths().tours()}
      aria-label={formatMessage({ id: 'offers.find' })}
      onSubmit={submit}
    >
      <TextField
        label={formatMessage({ id: 'tours.find.name' })}
        name="name"
        type="search"
        list={id}
        maxLength={60}
        defaultValue={name}
        autoComplete="off"
      />
      <datalist id={id}>
        {names.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <FirstDayField initial={from} />
      <Button type="submit">
        <Icon name="search" />
        {formatMessage({ id: 'tours.find.submit' })}
      </Button>
    </form>
  )
}
