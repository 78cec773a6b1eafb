import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { priceOf } from '../../domain/transfers/ride.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { PriceText } from '../../parts/PriceText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dock } from '../../ui/overlays/Dock.tsx'
import { RIDES_ID } from './rides-id.ts'

/** The price of the chosen vehicle with a link to its panel, which is below the list on a small screen. */
export function RideDock({ record, search }: { record: Schema<'TransferFacts'>; search: TransferSearch }) {
  const { formatMessage } = useIntl()
  const price = priceOf(record, search)
  if (!price) return null
  return (
    <Dock label={formatMessage({ id: 'transfers.dock' })}>
      <PriceText
        amount={price}
        per={<FormattedMessage id={search.back ? 'transfers.per.both' : 'transfers.per.one'} />}
      />
      <Button href={`#${RIDES_ID}`}>
        <FormattedMessage id="transfers.panel" values={{ count: search.back ? 2 : 1 }} />
      </Button>
    </Dock>
  )
}
