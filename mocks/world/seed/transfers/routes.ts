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
  { ...route('bodrum', 'pamukkale', 250, 210, FAR), isOneWay: true },
]

/** Id of the transfer that a vehicle of a route is. */
export const rideId = ({ from, to }: RouteSeed, kind: VehicleKind): string => `${from}${to}${kind}`

/** Every transfer that there is. */
export const RIDE_IDS: ReadonlySet<string> = new Set(
  ROUTES.flatMap((known) => known.vehicles.map((kind) => rideId(known, kind))),
)
