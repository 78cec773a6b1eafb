import { useIntl } from 'react-intl'
import { formatTurkishPhone } from '../../../domain/people/phone.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { diallingCodeOf, type countriesIn } from '../../../domain/people/countries.ts'
import type { CustomerDraft } from './draft.ts'
import styles from './PhoneField.module.css'
import { loadPhoneRules } from './phone-rules.ts'
import type { GuestsFormState } from './use-guests-form.ts'

type PhoneFieldProps = Pick<GuestsFormState, 'bind' | 'tell'> & {
  customer: CustomerDraft
  countries: ReturnType<typeof countriesIn>
}

/** A phone number with its country: ddd-ddd-dddd while it is typed in Türkiye (decision 40.2), free elsewhere. */
export function PhoneField({ customer: { phone, phoneCountry }, bind, tell, countries }: PhoneFieldProps) {
  const { formatMessage } = useIntl()
  const country = bind('customer.phoneCountry', phoneCountry)
  const number = bind('customer.phone', phone)
  const isTurkish = phoneCountry === 'TR'
  const write = (value: string) => tell({ type: 'typed', field: 'customer.phone', value })
  return (
    <div className={styles.phone}>
      <TextField
        {...number}
        required
        label={formatMessage({ id: 'checkout.customer.phone' })}
        hint={isTurkish ? formatMessage({ id: 'checkout.customer.phone.hint' }) : undefined}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        placeholder={isTurkish ? '53X-XXX-XXXX' : undefined}
        onChange={({ currentTarget: { value, selectionEnd } }) => {
          // In the middle of the number the caret must not jump; it is put in form when the field is left.
          write(isTurkish && selectionEnd === value.length ? formatTurkishPhone(value) : value)
        }}
        onBlur={() => {
          if (isTurkish) write(formatTurkishPhone(phone))
          number.onBlur()
        }}
        before={
          <span className={styles.code}>
            <select
              {...country}
              aria-label={formatMessage({ id: 'checkout.customer.phoneCountry' })}
              autoComplete="tel-country-code"
              onChange={(event) => {
                country.onChange(event)
                if (event.currentTarget.value !== 'TR') void loadPhoneRules().catch(() => undefined)
              }}
            >
              {countries.map(({ iso, name, code }) => (
                <option key={iso} value={iso}>{`${name} +${code}`}</option>
              ))}
            </select>
            <span className={styles.short} aria-hidden="true">
              {phoneCountry} +{diallingCodeOf(phoneCountry)}
            </span>
            <Icon name="down" size="s" />
          </span>
        }
      />
    </div>
  )
}
