import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { isAirport, type Mismatch } from '../../domain/transfers/ride.ts'
import { nextFitting } from '../../domain/transfers/next-fitting.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { LangText } from '../../parts/LangText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './RideEntry.module.css'

type WhyNotProps = {
  id: string
  mismatch: Mismatch
  record: Schema<'TransferFacts'>
  records: readonly Schema<'TransferFacts'>[]
  search: TransferSearch
}

/** The limit that a party exceeds, and what would work instead (decision 38.4). */
export function WhyNot({ id, mismatch, record, records, search }: WhyNotProps) {
  const instead = nextFitting(records, record, search)
  return (
    <p id={id} className={styles.why}>
      <Icon name="info" size="s" />
      <span>
        {mismatch.what === 'direction' ? (
          <FormattedMessage
            id={isAirport(record.from) ? 'transfers.why.start' : 'transfers.why.direction'}
            values={{ place: <LangText of={record.from.name} /> }}
          />
        ) : (
          <FormattedMessage id={`transfers.why.${mismatch.what}`} values={mismatch} />
        )}{' '}
        {instead ? (
          <FormattedMessage id="transfers.why.instead" values={{ vehicle: <LangText of={instead.vehicle.name} /> }} />
        ) : null}
      </span>
    </p>
  )
}
