import type { ComponentProps } from 'react'
import { formatTurkishPhone } from '../../domain/people/phone.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { diallingCodeOf, type countriesIn } from '../../domain/people/countries.ts'
import styles from './PhoneNumber.module.css'
import { loadPhoneRules } from './phone-rules.ts'

type PhoneNumberProps = {
  /** Id of the number's box; also its name for autofill. */
  id: string
  label: string
  /** The format of a Turkish number. */
  hint: string
  /** Label of the country select. */
  countryLabel: string
  error: string | undefined
  phone: string
  onPhone: (phone: string) => void
  /** ISO 3166-1 alpha-2. */
  country: string
  onCountry: (country: string) => void
  countries: ReturnType<typeof countriesIn>
  onLeave?: (() => void) | undefined
  /** Further attributes of the country select. */
  select?: ComponentProps<'select'>
}

/**
 * A phone number with its country: formatted as ddd-ddd-dddd while typing in Türkiye (decision 40.2), free elsewhere.
 */
export function PhoneNumber(props: PhoneNumberProps) {
  const { id, label, hint, countryLabel, error, phone, onPhone, country, onCountry, countries, onLeave, select } = props
  const isTurkish = country === 'TR'
  return (
    <div className={styles.phone}>
      <TextField
        id={id}
        name={id}
        value={phone}
        error={error}
        required
        label={label}
        hint={isTurkish ? hint : undefined}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        placeholder={isTurkish ? '53X-XXX-XXXX' : undefined}
        onChange={({ currentTarget: { value, selectionEnd } }) => {
          // While the caret is inside the number, formatting would move it. The number is then formatted on blur.
          onPhone(isTurkish && selectionEnd === value.length ? formatTurkishPhone(value) : value)
        }}
        onBlur={() => {
          if (isTurkish) onPhone(formatTurkishPhone(phone))
          onLeave?.()
        }}
        before={
          <span className={styles.code}>
            <select
              {...select}
              value={country}
              aria-label={countryLabel}
              autoComplete="tel-country-code"
              onChange={({ currentTarget: { value } }) => {
                onCountry(value)
                // If this fails, checking the number loads them again.
                if (value !== 'TR') void loadPhoneRules().catch(() => undefined)
              }}
            >
              {/* The browser may name a country differently than the server. */}
              {countries.map(({ iso, name, code }) => (
                <option key={iso} value={iso} suppressHydrationWarning>{`${name} +${code}`}</option>
              ))}
            </select>
            <span className={styles.short} aria-hidden="true">
              {country} +{diallingCodeOf(country)}
            </span>
            <Icon name="down" size="s" />
          </span>
        }
      />
    </div>
  )
}
