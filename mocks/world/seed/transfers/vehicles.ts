import SEEDS from '../../../seed/transfers.json' with { type: 'json' }
import type { TextByLanguage } from '../../basics/texts.ts'
import { mapped } from '../seed-data.ts'
import { TRANSFER_WORDS } from './words.ts'

interface VehicleSeed {
  readonly name: TextByLanguage
  readonly passengers: number
  readonly bags: number
  readonly childSeats: number
  /** Price factor relative to the plainest car, in thousandths. */
  readonly factor: number
}

export type VehicleKind = keyof typeof SEEDS.vehicles

/** Vehicles, plainest first. */
export const VEHICLES = mapped(SEEDS.vehicles, (vehicle, kind): VehicleSeed => ({
  ...vehicle,
  name: TRANSFER_WORDS.vehicles[kind],
}))
