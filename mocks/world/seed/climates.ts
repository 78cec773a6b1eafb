import SEEDS from '../../seed/climates.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { mapped, seedsOf } from './seed-data.ts'

/** Twelve months, January first: °C of air and sea, and days with rain. */
type ClimateSeed = Readonly<Record<'air' | 'rain', readonly number[]> & { sea?: readonly number[] }>

export type ClimateId = keyof typeof SEEDS

/** The weather of the regions, as places show it. */
export const CLIMATES = mapped(
  seedsOf<Record<ClimateId, ClimateSeed>>(SEEDS),
  ({ air, sea, rain }): Schema<'LocationMonth'>[] =>
    air.map((degrees, month) => ({
      air: degrees,
      ...(sea?.[month] === undefined ? {} : { sea: sea[month] }),
      rain: rain[month] ?? 0,
    })),
)
