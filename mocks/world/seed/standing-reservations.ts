import { BookingTransactionStatus, PassengerType, ProductType, TravellerTitle } from '@rota/openapi/agency/enums'
import { slotsFor, type Named } from '../paximum/travellers.ts'
import type { PaximumRecord } from '../paximum/transactions.ts'

type Who = readonly [name: string, surname: string, title: Named['title'], birthDate: number]

interface StandingSeed {
  readonly number: string
  readonly service: readonly [name: string, product: typeof ProductType.Flight | typeof ProductType.Hotel]
  readonly beginDate: number
  readonly endDate: number
  readonly bookedAt: string
  readonly freeUntil?: string
  readonly lira: number
  readonly who: readonly [Who, ...Who[]]
  readonly isCancelled?: true
}

const { Mr, Ms } = TravellerTitle

/** Reservations that were made before anybody came. Invented people. */
const SEEDS: readonly StandingSeed[] = [
  {
    number: 'PX100001',
    service: ['Ardıç Bay Hotel', ProductType.Hotel],
    beginDate: 20270611,
    endDate: 20270618,
    bookedAt: '2026-11-02T10:41:00Z',
    freeUntil: '2027-06-04T20:59:00Z',
    lira: 38_640,
    who: [
      ['Selin', 'Koray', Ms, 19880614],
      ['Mert', 'Koray', Mr, 19860203],
    ],
  },
  {
    number: 'PX100002',
    service: ['X15803 IST-LHR', ProductType.Flight],
    beginDate: 20270703,
    endDate: 20270703,
    bookedAt: '2026-11-09T15:05:00Z',
    lira: 12_480,
    who: [['Jonas', 'Feld', Mr, 19790921]],
  },
  {
    number: 'PX100003',
    service: ['Likya Kıyı Otel', ProductType.Hotel],
    beginDate: 20270801,
    endDate: 20270808,
    bookedAt: '2026-11-12T08:20:00Z',
    freeUntil: '2027-07-27T20:59:00Z',
    lira: 44_150,
    who: [['Leyla', 'Haddad', Ms, 19920330]],
    isCancelled: true,
  },
]

const namedAs = ([name, surname, title, birthDate]: Who, at: number): Named => ({
  travellerId: String(at + 1),
  type: 1,
  passengerType: PassengerType.Adult,
  title,
  name,
  surname,
  isLeader: at === 0,
  birthDate,
})

/** They as transactions that have been committed. */
export const STANDING: readonly PaximumRecord[] = SEEDS.map((seed) => ({
  id: `t-${seed.number.toLowerCase()}`,
  sessionId: '',
  expiresAt: Date.parse(seed.bookedAt),
  currency: 'TRY',
  shown: seed.lira * 100,
  slots: slotsFor(
    seed.who.map(() => 'adult'),
    seed.endDate,
    false,
  ),
  fails: false,
  status: seed.isCancelled ? BookingTransactionStatus.Cancelled : BookingTransactionStatus.Completed,
  services: [
    {
      id: '1',
      productType: seed.service[1],
      name: seed.service[0],
      beginDate: seed.beginDate,
      endDate: seed.endDate,
      isExtra: false,
      travellers: seed.who.map((_, at) => String(at + 1)),
      price: seed.lira * 100,
      ...(seed.freeUntil && { freeUntil: Date.parse(seed.freeUntil) }),
    },
  ],
  travellers: seed.who.map(namedAs),
  booked: { number: seed.number, at: Date.parse(seed.bookedAt) },
}))
