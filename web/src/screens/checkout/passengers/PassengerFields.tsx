import type { ComponentProps } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { birthWindow, passengerFields, type PassengerField } from '../../../domain/people/passengers.ts'
import { useToday } from '../../../api/use-site.ts'
import { formatLong } from '../../../domain/dates/civil-date.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { countriesIn } from '../../../domain/people/countries.ts'
import { fieldId } from './passenger-form.ts'
import styles from './PassengerFields.module.css'
import type { PassengerState } from './use-passengers.ts'

type PassengerFieldsProps = { passenger: PassengerState; countries: ReturnType<typeof countriesIn> }

/** The details of a passenger: the nationality, and the fields that the transaction requires (decision 43.7). */
export function PassengerFields({ passenger, countries }: PassengerFieldsProps) {
  const { formatMessage } = useIntl()
  const { traveller, draft, change } = passenger
  return (
    <div className={styles.papers}>
      <Switch checked={draft.citizen} onChange={({ currentTarget }) => change({ citizen: currentTarget.checked })}>
        {formatMessage({ id: 'passenger.citizen' })}
      </Switch>
      <div className="form">
        {passengerFields(traveller, draft).map((field) => (
          <Paper key={field} field={field} passenger={passenger} countries={countries} />
        ))}
      </div>
    </div>
  )
}

type PaperProps = PassengerFieldsProps & { field: PassengerField }

const NUMBERS: ReadonlySet<PassengerField> = new Set(['birthDate', 'identityNumber', 'passportExpires'])
const DAYS: ReadonlySet<PassengerField> = new Set(['birthDate', 'passportExpires'])

/** The longest number in the contract is that of a passport. The blanks that are printed in it count. */
const MAX_LENGTH = 30

/** One field: a select, or a line of text. */
function Paper({ field, passenger, countries }: PaperProps) {
  const { formatMessage } = useIntl()
  const { traveller, index, draft, errorOf, change, leave } = passenger
  const say = (id: string) => formatMessage({ id: `passenger.${id}` })
  const hint = useHint(field, passenger)
  const bound = {
    id: fieldId(index, field),
    name: fieldId(index, field),
    label: say(field),
    required: true,
    error: errorOf(field),
    value: draft[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [field]: value }),
    onBlur: () => leave(field),
  }
  if (field === 'title') {
    return (
      <SelectField {...bound}>
        <option value="">{say('choose')}</option>
        {traveller.availableTitles.map((title) => (
          <option key={title} value={title}>
            {say(`title.${title}`)}
          </option>
        ))}
      </SelectField>
    )
  }
  if (field === 'nationality') return <Nationality {...bound} none={say('choose')} countries={countries} />
  return (
    <TextField
      {...bound}
      hint={hint}
      dir="ltr"
      autoComplete="off"
      maxLength={MAX_LENGTH}
      {...(NUMBERS.has(field) ? { inputMode: 'numeric' } : {})}
      {...(DAYS.has(field) ? { placeholder: say('birthDate.format') } : {})}
    />
  )
}

/** The hint below a field: the allowed dates of birth, written as they are typed, or the length of a number. */
function useHint(field: PassengerField, { traveller }: PassengerState): string | undefined {
  const { formatMessage } = useIntl()
  const today = useToday()
  if (field === 'identityNumber') return formatMessage({ id: 'passenger.identityNumber.hint' })
  if (field !== 'birthDate') return undefined
  const { from, to } = birthWindow(traveller, today)
  return formatMessage({ id: 'passenger.birthDate.hint' }, { from: formatLong(from), to: formatLong(to) })
}

/** The nationality of a passenger whose switch `passenger.citizen` is on. */
const HOME = 'TR'

type NationalityProps = ComponentProps<typeof SelectField> & Pick<PassengerFieldsProps, 'countries'> & { none: string }

/** Every country except the one that the switch represents. */
function Nationality({ countries, none, ...bound }: NationalityProps) {
  return (
    <SelectField {...bound}>
      <option value="">{none}</option>
      {countries.map(({ iso, name }) =>
        iso === HOME ? null : (
          <option key={iso} value={iso}>
            {name}
          </option>
        ),
      )}
    </SelectField>
  )
}
