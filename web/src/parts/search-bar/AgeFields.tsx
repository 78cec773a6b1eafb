import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { MAX_CHILD_AGE } from '../../domain/people/party.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import styles from './GuestsPanel.module.css'

/** Id of the select for a child's age; children are counted from 0. */
export const ageId = (id: string, child: number) => `${id}-age-${child}`

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age)

type AgeFieldsProps = {
  /** Prefix of the selects' ids. */
  id: string
  ages: readonly (number | undefined)[]
  onAges: (ages: (number | undefined)[]) => void
  /** Whether a missing age is shown as an error. */
  strict: boolean
}

/** The age of each child; all are required. */
export function AgeFields({ id, ages, onAges, strict }: AgeFieldsProps) {
  const { formatMessage } = useIntl()
  const translate = (message: string, values?: Record<string, string | number>) =>
    formatMessage({ id: message }, values)
  return (
    <div className={styles.ages}>
      {ages.map((age, child) => (
        <SelectField
          key={ageId(id, child)}
          id={ageId(id, child)}
          label={translate('party.age', { child: child + 1 })}
          value={age ?? ''}
          error={strict && age === undefined ? translate('party.age.required') : undefined}
          onChange={({ currentTarget: { value } }) =>
            onAges(ages.with(child, value === '' ? undefined : Number(value)))
          }
        >
          <option value="">{translate('party.age.choose')}</option>
          {AGES.map((years) => (
            <option key={years} value={years}>
              {translate('party.age.years', { years })}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

/**
 * Message ids of the sentence why ages are asked, for products other than stays, by kind. A rental car (`extra`) has
 * none, because its price does not depend on ages.
 */
const REASONS: Readonly<Record<string, string | undefined>> = {
  charter: 'party.age.price',
  daily: 'party.age.price',
  extra: undefined,
}

type AgeReasonProps = {
  count: number
  /** What is booked, if it is not a stay. */
  kind?: string | undefined
}

/**
 * The sentence beside the ages of children that says why they are asked (decision 35.4). `count` is that of children.
 */
export function AgeReason({ count, kind = '' }: AgeReasonProps) {
  const { formatMessage } = useIntl()
  const id = kind in REASONS ? REASONS[kind] : 'party.age.why'
  return count > 0 && id !== undefined ? <p className="small muted">{formatMessage({ id })}</p> : null
}
