import type { Booking } from '../../../../booking/change.ts'

/** A basket of one room for these people, with no names yet. */
export const basketFor = (pax: Booking['products'][number]['pax']): Booking => ({
  products: [
    {
      key: 'h12-r1-p1',
      type: 'hotel',
      id: '12',
      pax,
      checkIn: 20270521,
      checkOut: 20270526,
      count: 1,
      price: 24850,
      currency: 'try',
      total: { value: 24850, currency: 'try' },
    },
  ],
  guests: [],
  totalAmount: { value: 24850, currency: 'try' },
  created: { date: '2027-05-01T09:00:00Z' },
  version: 1,
})
