import type { ComponentProps } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { birthRangeOf, passengerFields, type PassengerField } from '../../../domain/people/passengers.ts'
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
          <Field key={field} field={field} passenger={passenger} countries={countries} />
        ))}
      </div>
    </div>
  )
}

type FieldProps = PassengerFieldsProps & { field: PassengerField }

const NUMERIC_FIELDS: ReadonlySet<PassengerField> = new Set(['birthDate', 'identityNumber', 'passportExpires'])
const DATE_FIELDS: ReadonlySet<PassengerField> = new Set(['birthDate', 'passportExpires'])

/** Maximum length of a typed number, in characters with blanks: the longest in the contract is that of a passport. */
const MAX_LENGTH = 30

/** One field: a select, or a line of text. */
function Field({ field, passenger, countries }: FieldProps) {
  const { formatMessage } = useIntl()
  const { traveller, index, draft, errorOf, change, leave } = passenger
  const message = (id: string) => formatMessage({ id: `passenger.${id}` })
  const hint = useHint(field, passenger)
  const fieldProps = {
    id: fieldId(index, field),
    name: fieldId(index, field),
    label: message(field),
    required: true,
    error: errorOf(field),
    value: draft[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [field]: value }),
    onBlur: () => leave(field),
  }
  if (field === 'title') {
    return (
      <SelectField {...fieldProps}>
        <option value="">{message('choose')}</option>
        {traveller.availableTitles.map((title) => (
          <option key={title} value={title}>
            {message(`title.${title}`)}
          </option>
        ))}
      </SelectField>
    )
  }
  if (field === 'nationality')
    return <Nationality {...fieldProps} emptyLabel={message('choose')} countries={countries} />
  return (
    <TextField
      {...fieldProps}
      hint={hint}
      dir="ltr"
      autoComplete="off"
      maxLength={MAX_LENGTH}
      {...(NUMERIC_FIELDS.has(field) ? { inputMode: 'numeric' } : {})}
      {...(DATE_FIELDS.has(field) ? { placeholder: message('birthDate.format') } : {})}
    />
  )
}

/** The hint below a field: the allowed dates of birth, written as they are typed, or the length of a number. */
function useHint(field: PassengerField, { traveller }: PassengerState): string | undefined {
  const { formatMessage } = useIntl()
  const today = useToday()
  if (field === 'identityNumber') return formatMessage({ id: 'passenger.identityNumber.hint' })
  if (field !== 'birthDate') return undefined
  const { from, to } = birthRangeOf(traveller, today)
  return formatMessage({ id: 'passenger.birthDate.hint' }, { from: formatLong(from), to: formatLong(to) })
}

/** The nationality of a passenger whose switch `passenger.citizen` is on: Türkiye. */
const HOME = 'TR'

type NationalityProps = ComponentProps<typeof SelectField> &
  Pick<PassengerFieldsProps, 'countries'> & { emptyLabel: string }

/** A select with every country except Türkiye, which the switch above represents. */
function Nationality({ countries, emptyLabel, ...fieldProps }: NationalityProps) {
  return (
    <SelectField {...fieldProps}>
      <option value="">{emptyLabel}</option>
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
