import * as constraints from '@rota/openapi/agency/constraints'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { limits } from '../limits.ts'
import { FormSection } from '../FormSection.tsx'
import type { countriesIn } from '../../../domain/people/countries.ts'
import { PhoneField } from './PhoneField.tsx'
import type { GuestsFormState } from './use-guests-form.ts'

type CustomerSectionProps = Pick<GuestsFormState, 'form' | 'bind' | 'dispatch'> & {
  countries: ReturnType<typeof countriesIn>
}

/** The customer: the six fields that a voucher, a call and an invoice need. */
export function CustomerSection({ form, bind, dispatch, countries }: CustomerSectionProps) {
  const { formatMessage } = useIntl()
  const { name, surname, email, country, address } = form.draft.customer
  const label = (id: string) => formatMessage({ id: `checkout.customer.${id}` })
  const rules = constraints.Customer
  return (
    <FormSection
      title={<FormattedMessage id="checkout.customer.title" />}
      purpose={<FormattedMessage id="checkout.customer.purpose" />}
    >
      <div className="form">
        <TextField
          {...bind('customer.name', name)}
          {...limits(rules.name)}
          label={label('name')}
          autoComplete="given-name"
        />
        <TextField
          {...bind('customer.surname', surname)}
          {...limits(rules.surname)}
          label={label('surname')}
          autoComplete="family-name"
        />
        <TextField
          {...bind('customer.email', email)}
          {...limits(rules.email)}
          label={label('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
        />
        <PhoneField customer={form.draft.customer} bind={bind} dispatch={dispatch} countries={countries} />
        <SelectField {...bind('customer.country', country)} required label={label('country')} autoComplete="country">
          {countries.map(({ iso, name: text }) => (
            <option key={iso} value={iso} suppressHydrationWarning>
              {text}
            </option>
          ))}
        </SelectField>
        <TextField
          {...bind('customer.address', address)}
          {...limits(rules.address)}
          label={label('address')}
          note={formatMessage({ id: 'checkout.optional' })}
          autoComplete="street-address"
        />
      </div>
    </FormSection>
  )
}
