import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { bagOf } from '../../../domain/flights/bag.ts'
import type { SoldLine } from '../sold-line.ts'

/**
 * "Checked bag: 20 kg · Cabin bag: 8 kg": the bags that the fare of a flight includes. Empty if the seller does not say
 * (decision 43.10).
 */
export function Bags({ line: { baggage = [] } }: { line: Pick<SoldLine, 'baggage'> }) {
  const [checked, hand] = [bagOf(baggage, 'checked'), bagOf(baggage, 'hand')]
  const bags = [
    { id: 'line.bag.checked', bag: checked },
    { id: checked ? 'line.bag.hand' : 'line.bag.only', bag: hand },
  ]
  return bags.map(({ id, bag }, at) =>
    bag ? (
      <span key={id}>
        {at > 0 && checked ? ' · ' : null}
        <FormattedMessage id={id} values={{ amount: <FormattedMessage id="line.bag" values={bag} /> }} />
      </span>
    ) : null,
  )
}
