import type { Whole } from '../whole.ts'

/** What is booked at the provider, by whichever of its two faces. */
export const tickets = ({ world }: Whole) =>
  world.transactions.everything().flatMap(({ booked, session }) => (booked && session !== '' ? [booked.number] : []))
