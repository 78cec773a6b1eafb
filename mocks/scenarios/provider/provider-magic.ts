/** What a magic value makes the provider do. */
export type Trick =
  | 'offer-expired'
  | 'price-changes'
  | 'commit-errors'
  | 'commit-hangs'
  | 'update-refused'
  | 'transaction-expired'

interface MagicValue {
  readonly value: string
  /** Where the value is entered. */
  readonly where: 'hotel' | "leader's surname"
  readonly trick: Trick
  /** What a caller sees. */
  readonly see: string
}

/** The public values that make the provider misbehave, besides the magic routes. Searches by place never find them. */
export const PROVIDER_MAGIC: readonly MagicValue[] = [
  {
    value: '90404',
    where: 'hotel',
    trick: 'offer-expired',
    see: 'The hotel has offers; offer details and begin refuse them as expired.',
  },
  {
    value: '90409',
    where: 'hotel',
    trick: 'price-changes',
    see: 'Begin succeeds with a price that is 7 % higher than in the search, and `priceChanged` is `true`.',
  },
  {
    value: 'UPDATEREFUSED',
    where: "leader's surname",
    trick: 'update-refused',
    see: 'The travellers are refused whatever their details; nothing is booked, and the form keeps what was typed.',
  },
  {
    value: 'EXPIRESNOW',
    where: "leader's surname",
    trick: 'transaction-expired',
    see: 'The transaction has expired when the travellers are sent, and has to be begun again.',
  },
  {
    value: 'COMMITERROR',
    where: "leader's surname",
    trick: 'commit-errors',
    see: 'The commit is refused; the transaction fails, and nothing is booked.',
  },
  {
    value: 'COMMITHANG',
    where: "leader's surname",
    trick: 'commit-hangs',
    see: 'The commit never responds, but the booking exists: the reservation list finds it by the agency’s reservation number.',
  },
]

/** The effect of a value; undefined for an ordinary value. */
export const trickOf = (where: MagicValue['where'], value: string): Trick | undefined =>
  PROVIDER_MAGIC.find((magic) => magic.where === where && magic.value === value)?.trick
