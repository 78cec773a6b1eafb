import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'

const KINDS = ['adult', 'child', 'infant', 'young', 'senior', 'student'] as const

/** "2 adults, 4 children, 1 infant": everybody on a flight, by kind (decision 43.1). */
export function FliersText({ fliers }: { fliers: Schema<'FlierCounts'> }) {
  const { formatMessage } = useIntl()
  return KINDS.flatMap((kind) => {
    const count = fliers[kind] ?? 0
    return count > 0 ? [formatMessage({ id: `line.fliers.${kind}` }, { count })] : []
  }).join(formatMessage({ id: 'list.between' }))
}
