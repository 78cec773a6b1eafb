import type { Whole } from './whole.ts'

/** What is booked at the provider, by whichever of its two faces. */
export const tickets = ({ world }: Whole) => [
  ...world.paximum.all().flatMap(({ booked, sessionId }) => (booked && sessionId !== '' ? [booked.number] : [])),
  ...world.transactions.all().flatMap(({ booked }) => (booked ? [booked.number] : [])),
]
