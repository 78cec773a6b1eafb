import { Availability } from '@rota/openapi/agency/enums'
import { moveBooking } from './booking.ts'
import type { BookingRecord } from './bookings.ts'
import type { Schema } from '../basics/schemas.ts'
import type { World } from '../world.ts'

/** The seller's answer to a request for a room. */
export type RequestAnswer = 'confirm' | 'decline'

/** Whether a basket has a line that the seller must confirm first (decision 24.1). */
export const isOnRequest = (products: readonly Pick<Schema<'CartLine'>, 'availability'>[]) =>
  products.some(({ availability }) => availability === Availability.Request)

/** Open requests, least recently used first. */
export const openRequests = (world: World): BookingRecord[] =>
  world.bookings.all().filter(({ booking }) => booking.completion?.status === 'request')

/**
 * Answers the request with this booking number, or every open one, and returns the answered bookings. A confirmed
 * booking stays held and unpaid; a declined one expires and nobody owes anything.
 */
export async function answerRequests(
  world: World,
  answer: RequestAnswer,
  bookingNumber?: string,
): Promise<BookingRecord[]> {
  const isAddressed = ({ booking }: BookingRecord) =>
    bookingNumber === undefined || booking.completion?.bookingNumber === bookingNumber
  const answered: BookingRecord[] = []
  for (const { id } of openRequests(world).filter(isAddressed)) {
    answered.push(await world.bookings.change(id, (record) => applyAnswer(record, answer)))
  }
  return answered
}

function applyAnswer(record: BookingRecord, answer: RequestAnswer): void {
  const { completion, products } = record.booking
  if (completion?.status !== 'request') return
  const isConfirmed = answer === 'confirm'
  record.booking.completion = { ...completion, status: isConfirmed ? 'confirmed' : 'errored' }
  const availability = isConfirmed ? Availability.Available : Availability.NotAvailable
  record.booking.products = products.map((line) =>
    line.availability === Availability.Request ? { ...line, availability } : line,
  )
  if (!isConfirmed) record.state = moveBooking(record.state, 'expired')
}
