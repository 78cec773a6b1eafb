import { BaggageUnit, FareFeeKind, FareServiceGroup } from '@rota/openapi/agency/enums'
import SEEDS from '../../../seed/flights/airlines.json' with { type: 'json' }
import type { Schema } from '../../basics/schemas.ts'
import { mapped, seedsOf } from '../seed-data.ts'

export type AirlineCode = keyof typeof SEEDS

type Service = Schema<'FareBrand'>['services'][number]

/** A fare brand of an airline. */
export interface BrandSeed {
  readonly id: string
  readonly name: string
  readonly cabin: Schema<'FlightCabin'>
  readonly bookingClass: string
  /** Price factor relative to the airline's plainest fare, in thousandths. */
  readonly share: number
  /** Checked baggage in kilograms; 0 without any. */
  readonly checked: number
  /** Cabin baggage in kilograms. */
  readonly hand: number
  /** Hours before departure until which it is refundable; undefined when it is not. */
  readonly refundHours?: number
  /** Keys under which it is paired with a return flight. */
  readonly groupKeys: readonly string[]
  readonly services: readonly Service[]
}

export interface AirlineSeed {
  readonly name: string
  readonly aircraft: readonly [string, ...string[]]
  /** Price factor relative to the route's base, in thousandths. */
  readonly level: number
  /** A charter airline: it sells no connections, and both legs of a round trip only as a package. */
  readonly isCharter?: true
  readonly brands: readonly BrandSeed[]
}

/** An airline as in the seed file: for a fare's services only the fee kinds, in the order of the groups. */
interface AirlineFacts extends Omit<AirlineSeed, 'brands'> {
  readonly brands: readonly BrandFacts[]
}

interface BrandFacts extends Omit<BrandSeed, 'id' | 'services'> {
  readonly fees: readonly Schema<'FareFeeKind'>[]
}

/** The services of all eight groups, with their fee kinds in the order of the groups. */
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

/** The airlines of this world, all invented. */
export const AIRLINES = mapped(seedsOf<Record<AirlineCode, AirlineFacts>>(SEEDS), (airline, code): AirlineSeed => ({
  ...airline,
  brands: airline.brands.map((seed) => brand(code, seed)),
}))

/** All baggage is weighed in kilograms. */
export const BAGGAGE_UNIT = BaggageUnit.Kilogram
