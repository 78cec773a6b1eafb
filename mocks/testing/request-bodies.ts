import type { Schema } from '../world/basics/schemas.ts'

const OWN = { id: 'site-1001', account: '1001', date: '2027-03-01T09:00:00.000Z', isRead: false }

/** A call-back request as the gateway sends it. */
export const NOTIFICATION: Schema<'Notification'> = {
  ...OWN,
  phone: '532-000-0148',
  userAvailabityDate: '2027-03-02 14:30',
  fullName: 'Defne Aydın',
}

/** A company request as the gateway sends it. */
export const CONTACT: Schema<'ContactMe'> = {
  ...OWN,
  phoneNumber: '532-000-0148',
  fullName: 'Defne Aydın',
  companyName: 'Ardıç Turizm',
  companyEmail: 'defne@ardic.example',
  personalTitle: 'Sales manager',
}

const rate = (date: number) => ({ date, amount: { value: 5000, currency: 'try' as const } })

/** A hotel channel's reservation as the gateway sends it: two nights in a hotel that always has rooms. */
export const PUSHED: Schema<'ChannelReservation'> = {
  Booking: { id: 'RSV-1', channel: 'reseliva' },
  RoomStay: {
    hotel: '12',
    room: 'r1',
    pricePlan: 'ai-flex',
    checkIn: 20270521,
    checkOut: 20270523,
    guestCounts: { adults: 2, children: [] },
    rates: [rate(20270521), rate(20270522)],
    total: { value: 10_000, currency: 'try' },
    taxes: { value: 2000, currency: 'try' },
  },
  PrimaryGuest: { name: 'Defne', surname: 'Aydın' },
}

const { hotel, room, pricePlan, checkIn, checkOut, guestCounts } = PUSHED.RoomStay

/** The channel check that precedes the reservation `PUSHED`. */
export const CHECKED: Schema<'ChannelCheck'> = {
  Booking: PUSHED.Booking,
  RoomStay: { hotel, room, pricePlan, checkIn, checkOut, guestCounts },
}
