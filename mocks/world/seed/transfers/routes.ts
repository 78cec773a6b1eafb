import type { AirportId } from '../airports.ts'
import type { PlaceId } from '../places.ts'
import type { VehicleKind } from './vehicles.ts'

export type StopId = AirportId | PlaceId

/** What a person writes about a route; its transfers, one per vehicle, follow from it. */
export interface RouteSeed {
  readonly from: StopId
  readonly to: StopId
  readonly km: number
  readonly minutes: number
  readonly vehicles: readonly VehicleKind[]
  /** Nobody drives it the other way. */
  readonly isOneWay?: boolean
}

const CITY: readonly VehicleKind[] = ['economy', 'comfort', 'minivan', 'accessible', 'minibus']
const COAST: readonly VehicleKind[] = ['economy', 'minivan', 'minibus']
const FAR: readonly VehicleKind[] = ['comfort', 'minivan']

const route = (from: StopId, to: StopId, km: number, minutes: number, vehicles: readonly VehicleKind[]): RouteSeed => ({
  from,
  to,
  km,
  minutes,
  vehicles,
})

/** Distances and times by road, without a jam. */
export const ROUTES: readonly RouteSeed[] = [
  route('ayt', 'lara', 12, 20, CITY),
  route('ayt', 'kaleici', 14, 25, CITY),
  route('ayt', 'konyaalti', 22, 35, CITY),
  route('ayt', 'belek', 35, 35, CITY),
  route('ayt', 'kas', 190, 195, FAR),
  route('dlm', 'fethiye', 48, 50, COAST),
  route('dlm', 'oludeniz', 63, 70, COAST),
  route('dlm', 'marmaris', 95, 90, COAST),
  route('dlm', 'kas', 145, 135, COAST),
  route('bjv', 'bodrum', 36, 40, CITY),
  route('bjv', 'marmaris', 135, 130, FAR),
  route('adb', 'alacati', 85, 65, COAST),
  route('adb', 'cesme', 95, 75, COAST),
  route('adb', 'bodrum', 245, 200, FAR),
  route('ist', 'ortakoy', 40, 45, CITY),
  route('ist', 'galata', 43, 50, CITY),
  route('ist', 'sultanahmet', 48, 50, CITY),
  route('saw', 'ortakoy', 42, 50, CITY),
  route('saw', 'sultanahmet', 48, 60, CITY),
  route('saw', 'galata', 50, 60, CITY),
  route('saw', 'uludag', 185, 170, FAR),
  route('yei', 'uludag', 95, 110, COAST),
  route('nav', 'goreme', 42, 40, COAST),
  route('nav', 'urgup', 50, 45, COAST),
  route('asr', 'urgup', 70, 60, COAST),
  route('asr', 'goreme', 80, 65, COAST),
  route('dnz', 'pamukkale', 65, 55, COAST),
  route('tzx', 'uzungol', 95, 90, COAST),
  route('kas', 'fethiye', 105, 105, COAST),
  route('kaleici', 'kas', 190, 195, FAR),
  route('fethiye', 'marmaris', 130, 120, FAR),
  route('ayt', 'kemer', 58, 60, COAST),
  route('ayt', 'cirali', 90, 95, COAST),
  route('ayt', 'side', 65, 60, COAST),
  route('ayt', 'alanya', 125, 110, COAST),
  route('dlm', 'gocek', 22, 25, COAST),
  route('dlm', 'dalyan', 28, 30, COAST),
  route('dlm', 'kalkan', 120, 110, COAST),
  route('dlm', 'akyaka', 80, 75, COAST),
  route('dlm', 'datca', 165, 160, FAR),
  route('adb', 'sirince', 70, 60, COAST),
  route('adb', 'kusadasi', 78, 60, COAST),
  route('adb', 'ayvalik', 165, 130, FAR),
  route('ist', 'kadikoy', 55, 65, CITY),
  route('saw', 'kadikoy', 38, 45, CITY),
  route('saw', 'sapanca', 95, 75, COAST),
  route('nav', 'uchisar', 38, 35, COAST),
  route('asr', 'avanos', 65, 55, COAST),
  route('asr', 'erciyes', 32, 35, COAST),
  route('tzx', 'ayder', 130, 120, FAR),
  { ...route('bodrum', 'pamukkale', 250, 210, FAR), isOneWay: true },
]

/** Id of the transfer that a vehicle of a route is. */
export const rideId = ({ from, to }: RouteSeed, kind: VehicleKind): string => `${from}${to}${kind}`

/** Every transfer that there is. */
export const RIDE_IDS: ReadonlySet<string> = new Set(
  ROUTES.flatMap((known) => known.vehicles.map((kind) => rideId(known, kind))),
)
