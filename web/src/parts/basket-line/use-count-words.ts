import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { unitOf } from '../../domain/cart/line-kind.ts'
import type { Party } from '../../domain/people/party.ts'

type Counted = Parameters<typeof unitOf>[0] & { pax: Party }

/**
 * "2 rooms", "1 vehicle"; for what is sold per party "2 × 2 adults, 1 child". Empty when there is nothing to count,
 * because a flight covers the whole party.
 */
export function useCountWords(): (line: Counted, count: number) => string {
  const { formatMessage } = useIntl()
  return (line, count) => {
    const unit = unitOf(line)
    const { adults, children } = line.pax
    const party = formatMessage({ id: 'party.text' }, { adults, children: children.length })
    return unit === 'none' ? '' : formatMessage({ id: `count.${unit}` }, { count, party })
  }
}
