import type { Whole } from '../whole.ts'

/** Reservation numbers at the provider, through either API. */
export const tickets = ({ world }: Whole) =>
  world.transactions.everything().flatMap(({ booked, session }) => (booked && session !== '' ? [booked.number] : []))
