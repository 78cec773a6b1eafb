import { PassengerType, ProductType, TravellerType } from '@rota/openapi/agency/enums'
import { ReservationStatus, TransactionStatus } from '@rota/openapi/provider/enums'
import SEEDS from '../../seed/reservations.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { travellersFor } from '../paximum/travellers.ts'
import type { FlightOffer, HotelOffer, Leg } from '../provider/offer-id.ts'
import { daysOf, type HeldTransaction, type ServiceRecord } from '../provider/transaction-record.ts'
import { seedsOf } from './seed-data.ts'

type Named = Schema<'ProviderTravellerInput'>

interface StandingSeed {
  readonly number: string
  readonly bookedAt: string
  /** The paid amount in lira. */
  readonly lira: number
  /** A stay of all travellers in one room, or a flight. */
  readonly stay?: Pick<HotelOffer, 'hotel' | 'room' | 'plan' | 'checkIn' | 'night'>
  readonly flight?: Pick<Leg, 'from' | 'to' | 'day' | 'flightNo'> & Pick<FlightOffer, 'brand'>
  readonly travellers: readonly Pick<Named, 'name' | 'surname' | 'title' | 'birthDate'>[]
  readonly isCancelled?: true
}

/** The booked services as offers that have long expired. */
function offersOf({ stay, flight, lira, travellers, bookedAt }: StandingSeed): (HotelOffer | FlightOffer)[] {
  const sold = { currency: 'TRY', price: lira * 100, expiresAt: Date.parse(bookedAt) } as const
  const count = travellers.length
  if (stay)
    return [
      { product: ProductType.Hotel, ...stay, ...sold, parties: [{ adults: count, children: [] }], nationality: 'TR' },
    ]
  if (flight === undefined) return []
  const { brand, ...leg } = flight
  const passengers = [{ type: PassengerType.Adult, count }]
  const alone = { group: '', searched: leg.day, isPackage: false, fee: 0, isLegacy: false }
  return [
    {
      product: ProductType.Flight,
      legs: [{ ...leg, route: 1, segmentNumber: 1 }],
      brand,
      passengers,
      ...alone,
      ...sold,
    },
  ]
}

const sentOf = (traveller: StandingSeed['travellers'][number], at: number): Named => ({
  travellerId: String(at + 1),
  type: TravellerType.Adult,
  passengerType: PassengerType.Adult,
  ...traveller,
  isLeader: at === 0,
})

function standing(seed: StandingSeed): HeldTransaction {
  const { number, lira, bookedAt, isCancelled, travellers } = seed
  const at = Date.parse(bookedAt)
  const services = offersOf(seed).map((offer, index): ServiceRecord => ({
    id: String(index + 1),
    offer,
    leg: 0,
    travellers: travellers.map((_, place) => String(place + 1)),
    price: lira * 100,
    isCancelled: false,
  }))
  const people = travellersFor(
    travellers.map(() => 'adult'),
    daysOf({ services })[1],
  )
  return {
    id: `t-${number.toLowerCase()}`,
    bookingNumber: number,
    session: '',
    currency: 'TRY',
    culture: 'tr-TR',
    nationality: 'TR',
    beganAt: at,
    expiresAt: at,
    priceSearched: lira * 100,
    state: isCancelled ? TransactionStatus.Cancelled : TransactionStatus.Completed,
    services,
    travellers: people.map((person, index) => {
      const known = travellers[index]
      return { ...person, ...(known && { given: sentOf(known, index) }) }
    }),
    payments: [],
    booked: {
      number,
      sealed: number,
      at,
      status: isCancelled ? ReservationStatus.Cancel : ReservationStatus.New,
      isPaid: true,
      penalty: 0,
    },
  }
}

/** Reservations of invented people that exist from the start. */
export const STANDING: readonly HeldTransaction[] = seedsOf<readonly StandingSeed[]>(SEEDS).map(standing)
