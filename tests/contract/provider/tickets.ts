import type { TestSystem } from '../test-system.ts'

/** Reservation numbers at the provider, through either API. */
export const tickets = ({ world }: TestSystem) =>
  world.transactions.everything().flatMap(({ booked, session }) => (booked && session !== '' ? [booked.number] : []))
