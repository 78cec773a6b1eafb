import { share, wholeLira, type Cents } from '../basics/money.ts'
import type { Ride } from '../seed/transfers/rides.ts'
import { VEHICLES } from '../seed/transfers/vehicles.ts'

/** Base price of 450 lira and 22 lira per kilometre, for the plainest car. */
const START = 450
const PER_KM = 22

/** The price of a ride, per vehicle. `priceFactor` and `factor` are in thousandths; 1000 leaves the price unchanged. */
export function ridePrice({ route, kind }: Ride, priceFactor: number, factor = 1000): Cents {
  const oneWay = wholeLira(share((START + PER_KM * route.km) * 100, VEHICLES[kind].factor))
  return share(share(oneWay, factor), priceFactor)
}
