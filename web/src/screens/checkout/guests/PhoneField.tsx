import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { countriesIn } from '../../../domain/people/countries.ts'
import { PhoneNumber } from '../../../parts/phone/PhoneNumber.tsx'
import type { CustomerDraft } from './draft.ts'
import type { GuestsFormState } from './use-guests-form.ts'

type PhoneFieldProps = Pick<GuestsFormState, 'bind' | 'dispatch'> & {
  customer: CustomerDraft
  countries: ReturnType<typeof countriesIn>
}

/** The phone of the customer, bound to the form of the guests step. */
export function PhoneField({ customer: { phone, phoneCountry }, bind, dispatch, countries }: PhoneFieldProps) {
  const { formatMessage } = useIntl()
  const number = bind('customer.phone', phone)
  const { id, name, onBlur } = bind('customer.phoneCountry', phoneCountry)
  return (
    <PhoneNumber
      id={number.id}
      label={formatMessage({ id: 'checkout.customer.phone' })}
      hint={formatMessage({ id: 'checkout.customer.phone.hint' })}
      countryLabel={formatMessage({ id: 'checkout.customer.phoneCountry' })}
      error={number.error}
      phone={phone}
      onPhone={(value) => dispatch({ type: 'typed', field: 'customer.phone', value })}
      country={phoneCountry}
      onCountry={(value) => dispatch({ type: 'typed', field: 'customer.phoneCountry', value })}
      countries={countries}
      onLeave={number.onBlur}
      select={{ id, name, onBlur }}
    />
  )
}
