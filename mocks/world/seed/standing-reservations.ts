import { BookingTransactionStatus, PassengerType, ProductType } from '@rota/openapi/agency/enums'
import SEEDS from '../../seed/reservations.json' with { type: 'json' }
import { slotsFor, type Named } from '../paximum/travellers.ts'
import type { PaximumRecord } from '../paximum/transactions.ts'
import { seedsOf } from './written.ts'

interface StandingSeed {
  readonly number: string
  readonly name: string
  readonly product: 'flight' | 'hotel'
  readonly beginDate: number
  readonly endDate: number
  readonly bookedAt: string
  readonly freeUntil?: string
  readonly lira: number
  readonly travellers: readonly Pick<Named, 'name' | 'surname' | 'title' | 'birthDate'>[]
  readonly isCancelled?: true
}

const PRODUCTS = { flight: ProductType.Flight, hotel: ProductType.Hotel } as const

const namedAs = (traveller: StandingSeed['travellers'][number], at: number): Named => ({
  travellerId: String(at + 1),
  type: 1,
  passengerType: PassengerType.Adult,
  ...traveller,
  isLeader: at === 0,
})

/** Reservations that were made before anybody came, as transactions that have been committed. Invented people. */
export const STANDING: readonly PaximumRecord[] = seedsOf<readonly StandingSeed[]>(SEEDS).map((seed) => ({
  id: `t-${seed.number.toLowerCase()}`,
  sessionId: '',
  expiresAt: Date.parse(seed.bookedAt),
  currency: 'TRY',
  shown: seed.lira * 100,
  slots: slotsFor(
    seed.travellers.map(() => 'adult'),
    seed.endDate,
    false,
  ),
  fails: false,
  status: seed.isCancelled ? BookingTransactionStatus.Cancelled : BookingTransactionStatus.Completed,
  services: [
    {
      id: '1',
      productType: PRODUCTS[seed.product],
      name: seed.name,
      beginDate: seed.beginDate,
      endDate: seed.endDate,
      isExtra: false,
      travellers: seed.travellers.map((_, at) => String(at + 1)),
      price: seed.lira * 100,
      ...(seed.freeUntil && { freeUntil: Date.parse(seed.freeUntil) }),
    },
  ],
  travellers: seed.travellers.map(namedAs),
  booked: { number: seed.number, at: Date.parse(seed.bookedAt) },
}))
