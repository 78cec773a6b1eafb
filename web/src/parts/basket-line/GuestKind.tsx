import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'

const BY_CATEGORY: Partial<Record<string, string>> = { baby: 'passenger.type.3', child: 'passenger.type.2' }

type GuestFacts = { type: string; age?: number; category?: string }

/** "Adult", "Child, 7 years", or the kind alone if the age is unknown, as on flights (decision 43.1). */
export function GuestKind({ of: { type, age, category } }: { of: GuestFacts }) {
  if (type === 'adult') return <FormattedMessage id="checkout.guests.adult" />
  const kind = BY_CATEGORY[category ?? '']
  if (kind !== undefined) return <FormattedMessage id={kind} />
  return <FormattedMessage id="checkout.guests.child" values={{ age: age ?? 0 }} />
}
