import { SIGNS } from '@rota/openapi/reference/signs'
import { useIntl } from 'react-intl'
import { useChargeCurrency } from '../../booking/charge-currency.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'

/** The choice of the currency that is charged; nothing where the site charges lira alone (decision 19.9). */
export function ChargeCurrency() {
  const { formatMessage } = useIntl()
  const { currency, offered, choose } = useChargeCurrency()
  if (offered.length < 2) return null
  return (
    <Segmented
      label={formatMessage({ id: 'charge.title' })}
      name="currency"
      value={currency}
      onChange={choose}
      options={offered.map((value) => ({ value, label: `${SIGNS[value]} ${value.toUpperCase()}` }))}
    />
  )
}
