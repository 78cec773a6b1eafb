import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useChargeCurrency } from '../../booking/currency/charge-currency.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import styles from './ChargeCurrency.module.css'

/** Choice of the charge currency; renders nothing when the site charges only lira (decision 19.9). */
export function ChargeCurrency() {
  const { formatMessage } = useIntl()
  const { currency, offered, choose } = useChargeCurrency()
  if (offered.length < 2) return null
  return (
    <div className={styles.charge}>
      <Segmented
        label={formatMessage({ id: 'charge.title' })}
        name="currency"
        value={currency}
        onChange={choose}
        options={offered.map((value) => ({ value, label: value.toUpperCase() }))}
      />
    </div>
  )
}
