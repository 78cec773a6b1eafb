/** What a published value makes the provider do. */
export type Trick = 'no-flights' | 'offer-expired' | 'price-changed' | 'commit-errors' | 'commit-hangs'

interface MagicValue {
  readonly value: string
  /** Where it is sent. */
  readonly where: 'airport' | 'hotel' | "leader's surname"
  readonly trick: Trick
  /** What a caller will see. */
  readonly see: string
}

/** The published values that make the provider misbehave. Nobody gets them by searching for a place. */
export const PROVIDER_MAGIC: readonly MagicValue[] = [
  { value: 'XNF', where: 'airport', trick: 'no-flights', see: 'Price search succeeds with an empty list.' },
  {
    value: 'XOE',
    where: 'airport',
    trick: 'offer-expired',
    see: 'Flights are found; offer details and begin refuse their offers as expired.',
  },
  {
    value: 'XPC',
    where: 'airport',
    trick: 'price-changed',
    see: 'Begin succeeds with a price that is 10 % higher than the one of the search, and `priceChanged` "1".',
  },
  {
    value: '90404',
    where: 'hotel',
    trick: 'offer-expired',
    see: 'The hotel has offers; offer details and begin refuse them as expired.',
  },
  {
    value: '90409',
    where: 'hotel',
    trick: 'price-changed',
    see: 'Begin succeeds with a price that is 10 % higher than the one of the search, and `priceChanged` "1".',
  },
  {
    value: 'COMMITERROR',
    where: "leader's surname",
    trick: 'commit-errors',
    see: 'Commit is refused; the transaction has errored and nothing is booked.',
  },
  {
    value: 'COMMITHANG',
    where: "leader's surname",
    trick: 'commit-hangs',
    see: 'Commit never answers. The booking exists: the list finds it by its agency reservation number.',
  },
]

/** What a value that was sent makes happen; undefined when it is a value like any other. */
export const trickOf = (where: MagicValue['where'], value: string): Trick | undefined =>
  PROVIDER_MAGIC.find((magic) => magic.where === where && magic.value === value)?.trick
