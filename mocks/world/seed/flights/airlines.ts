import { BaggageUnit, FareFeeKind, FareServiceGroup } from '@rota/openapi/agency/enums'
import SEEDS from '../../../seed/flights/airlines.json' with { type: 'json' }
import type { Schema } from '../../basics/schemas.ts'
import { mapped, seedsOf } from '../written.ts'

export type AirlineCode = keyof typeof SEEDS

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

/** An airline as it is written: of the services of a fare only what each costs, in the order of the groups. */
interface AirlineFacts extends Omit<AirlineSeed, 'brands'> {
  readonly brands: readonly BrandFacts[]
}

interface BrandFacts extends Omit<BrandSeed, 'id' | 'services'> {
  readonly fees: readonly Schema<'FareFeeKind'>[]
}

/** Services of all eight groups: how much each costs, in the order of the groups. */
function services(name: string, checked: string, fees: readonly Schema<'FareFeeKind'>[]): Service[] {
  const names = [name, checked, 'Miles', 'Films and music', 'Lounge', 'Hot meal', 'Pet in the cabin', 'Upgrade']
  return names.map((what, at) => ({
    group: Object.values(FareServiceGroup)[at] ?? FareServiceGroup.BrandedFare,
    fee: fees[at] ?? FareFeeKind.NotOffered,
    name: what,
  }))
}

const kilograms = (weight: number) => `Checked baggage ${weight} kg`

function brand(airline: string, { fees, ...seed }: BrandFacts): BrandSeed {
  const checked = seed.checked === 0 ? 'Checked baggage' : kilograms(seed.checked)
  const id = `${airline}-${seed.name}`.toLowerCase()
  return { ...seed, id, services: services(seed.name, checked, fees) }
}

/** The airlines of this world. None of them exists. */
export const AIRLINES = mapped(seedsOf<Record<AirlineCode, AirlineFacts>>(SEEDS), (airline, code): AirlineSeed => ({
  ...airline,
  brands: airline.brands.map((seed) => brand(code, seed)),
}))

/** Everybody's baggage is weighed here. */
export const BAGGAGE_UNIT = BaggageUnit.Kilogram
