import { monthOf, weekdayOf, type CivilDate } from '../basics/civil-date.ts'
import { share, wholeLira, type Cents } from '../basics/money.ts'
import { monthFactor } from './pricing.ts'
import type { Season } from '../seed/hotel-seed.ts'
import type { Ride } from '../seed/transfers/rides.ts'
import { seededInt } from '../basics/seeded.ts'
import { ridePrice } from './ride-price.ts'

/** The dates on which something takes place. */
export interface Playing {
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  /** First and last month, such as December to March across the year's end; without them, all year. */
  readonly months?: readonly [first: number, last: number]
}

/** Whether something takes place on a date. */
export function takesPlaceOn({ weekdays, months = [1, 12] }: Playing, date: CivilDate): boolean {
  const [first, last] = months
  const month = monthOf(date)
  const isInSeason = first <= last ? first <= month && month <= last : first <= month || month <= last
  return isInSeason && weekdays.includes(weekdayOf(date))
}

interface PricedProduct {
  readonly id: string
  readonly season: Season
  /** Lira in a month with factor 1000. */
  readonly base: number
  readonly ride?: Ride
}

/**
 * The unit price on a date. Activities follow the season half as much as hotels. `factor` and `priceFactor` are in
 * thousandths; 1000 leaves the price unchanged. A ride costs what its transfer costs (decision 38.5).
 */
export function priceOn(product: PricedProduct, date: CivilDate, priceFactor: number, factor = 1000): Cents {
  const { id, season, base, ride } = product
  if (ride) return ridePrice(ride, priceFactor, factor)
  const bySeason = share(base * 100, (1000 + monthFactor(season, date)) / 2)
  const byDate = share(bySeason, seededInt(`price/${id}/${date}`, 975, 1025))
  return share(wholeLira(share(byDate, factor)), priceFactor)
}
