import { BaggageUnit, FareFeeKind, FareServiceGroup, FlightCabin } from '@rota/openapi/agency/enums'
import type { Schema } from '../../basics/schemas.ts'

export type AirlineCode = 'X1' | 'X2' | 'X3' | 'X4'

type Service = Schema<'FareBrand'>['services'][number]

/** What an airline sells under one name. */
export interface BrandSeed {
  readonly id: string
  readonly name: string
  readonly cabin: Schema<'FlightCabin'>
  readonly bookingClass: string
  /** Against the airline's plainest fare, in thousandths. */
  readonly share: number
  /** Kilograms that may be checked in; 0 is none. */
  readonly checked: number
  /** Kilograms that may be taken on board. */
  readonly hand: number
  /** Hours before departure until which it can be given back; undefined when it cannot. */
  readonly refundHours?: number
  /** Keys under which it is paired with a way back. */
  readonly groupKeys: readonly string[]
  readonly services: readonly Service[]
}

export interface AirlineSeed {
  readonly name: string
  readonly aircraft: readonly [string, ...string[]]
  /** Against the base of a route, in thousandths. */
  readonly level: number
  /** Flies for tour operators: not on a timetable of its own, and both ways are sold as one. */
  readonly isCharter?: true
  readonly brands: readonly BrandSeed[]
}

const { Free, Chargable, NotOffered } = FareFeeKind

/** Services of all eight groups: how much each costs, in the order of the groups. */
function services(name: string, checked: string, fees: readonly Schema<'FareFeeKind'>[]): Service[] {
  const names = [name, checked, 'Miles', 'Films and music', 'Lounge', 'Hot meal', 'Pet in the cabin', 'Upgrade']
  return names.map((what, at) => ({
    group: Object.values(FareServiceGroup)[at] ?? FareServiceGroup.BrandedFare,
    fee: fees[at] ?? NotOffered,
    name: what,
  }))
}

const kilograms = (weight: number) => `Checked baggage ${weight} kg`

const brand = (
  airline: string,
  name: string,
  own: Omit<BrandSeed, 'id' | 'name' | 'services'> & { fees: readonly Schema<'FareFeeKind'>[] },
): BrandSeed => {
  const { fees, ...seed } = own
  const checked = seed.checked === 0 ? 'Checked baggage' : kilograms(seed.checked)
  return { ...seed, id: `${airline}-${name}`.toLowerCase(), name, services: services(name, checked, fees) }
}

const { Promo, Economy, Business } = FlightCabin

/** The airlines of this world. None of them exists. */
export const AIRLINES: Readonly<Record<AirlineCode, AirlineSeed>> = {
  X1: {
    name: 'Poyraz Airlines',
    aircraft: ['A320neo', 'A321neo', 'B737-800'],
    level: 1120,
    brands: [
      brand('x1', 'Light', {
        cabin: Promo,
        bookingClass: 'P',
        share: 1000,
        checked: 0,
        hand: 8,
        groupKeys: ['X1'],
        fees: [Free, Chargable, Free, Free, NotOffered, Chargable, Chargable, NotOffered],
      }),
      brand('x1', 'Standard', {
        cabin: Economy,
        bookingClass: 'V',
        share: 1180,
        checked: 20,
        hand: 8,
        refundHours: 24,
        groupKeys: ['X1'],
        fees: [Free, Free, Free, Free, Chargable, Chargable, Chargable, Chargable],
      }),
      brand('x1', 'Flex', {
        cabin: Economy,
        bookingClass: 'Y',
        share: 1520,
        checked: 25,
        hand: 8,
        refundHours: 2,
        groupKeys: ['X1'],
        fees: [Free, Free, Free, Free, Chargable, Free, Chargable, Free],
      }),
      brand('x1', 'Business', {
        cabin: Business,
        bookingClass: 'C',
        share: 3100,
        checked: 40,
        hand: 16,
        refundHours: 2,
        groupKeys: ['X1-business'],
        fees: [Free, Free, Free, Free, Free, Free, Free, NotOffered],
      }),
    ],
  },
  X2: {
    name: 'Lodos Jet',
    aircraft: ['B737-800', 'B737 MAX 8'],
    level: 860,
    brands: [
      brand('x2', 'Basic', {
        cabin: Promo,
        bookingClass: 'E',
        share: 1000,
        checked: 0,
        hand: 4,
        groupKeys: ['X2', '-'],
        fees: [Free, Chargable, NotOffered, NotOffered, NotOffered, Chargable, Chargable, NotOffered],
      }),
      brand('x2', 'Plus', {
        cabin: Economy,
        bookingClass: 'L',
        share: 1260,
        checked: 20,
        hand: 8,
        refundHours: 72,
        groupKeys: ['X2', '-'],
        fees: [Free, Free, NotOffered, NotOffered, Chargable, Chargable, Chargable, NotOffered],
      }),
    ],
  },
  X3: {
    name: 'Martı Air',
    aircraft: ['A320', 'E195'],
    level: 930,
    brands: [
      brand('x3', 'Go', {
        cabin: Promo,
        bookingClass: 'G',
        share: 1000,
        checked: 0,
        hand: 8,
        groupKeys: ['-'],
        fees: [Free, Chargable, Chargable, NotOffered, NotOffered, Chargable, NotOffered, NotOffered],
      }),
      brand('x3', 'Comfort', {
        cabin: Economy,
        bookingClass: 'M',
        share: 1310,
        checked: 23,
        hand: 8,
        refundHours: 12,
        groupKeys: ['-'],
        fees: [Free, Free, Free, Free, Chargable, Free, NotOffered, Chargable],
      }),
    ],
  },
  X4: {
    name: 'Karayel Charter',
    aircraft: ['A321', 'B737-900'],
    level: 900,
    isCharter: true,
    brands: [
      brand('x4', 'Holiday', {
        cabin: Economy,
        bookingClass: 'Q',
        share: 1000,
        checked: 20,
        hand: 5,
        groupKeys: ['X4'],
        fees: [Free, Free, NotOffered, NotOffered, NotOffered, Chargable, NotOffered, NotOffered],
      }),
    ],
  },
}

/** Everybody's baggage is weighed here. */
export const BAGGAGE_UNIT = BaggageUnit.Kilogram
