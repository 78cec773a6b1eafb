import type { Schemas } from '../ports/contract.ts'
import type { FieldError } from '../ports/problem.ts'
import { addDays } from './civil-day.ts'
import { minorOf, moneyOf, percentOf, type Money } from './money/money.ts'

type RoomStay = Pick<Schemas['ChannelRoomStay'], 'checkIn' | 'checkOut' | 'rates' | 'total'>

/** Default tax share of a total, in per cent (decision 15.8). */
export const DEFAULT_TAX_PERCENT = 20

/** The tax amount of a total, rounded half up. */
export const taxesOf = (total: Money, percent: number): Money =>
  moneyOf(percentOf(minorOf(total), percent), total.currency)

/** Errors in the rates of a stay. There must be one per night, in order, that add up to the total. */
export function rateProblems({ checkIn, checkOut, rates, total }: RoomStay): FieldError[] {
  const nights = nightsOf(checkIn, checkOut)
  const hasRatePerNight = rates.length === nights.length && rates.every(({ date }, at) => date === nights[at])
  const sum = rates.reduce((minor, { amount }) => minor + minorOf(amount), 0)
  const addsUp = sum === minorOf(total) && rates.every(({ amount }) => amount.currency === total.currency)
  return [
    ...(hasRatePerNight ? [] : [{ pointer: '/RoomStay/rates', detail: 'must be one for each night, in order' }]),
    ...(addsUp ? [] : [{ pointer: '/RoomStay/total', detail: 'must be the sum of the rates' }]),
  ]
}

/** One of `parts` equal shares of an amount. The remainder goes to the first ones, so that the shares add up. */
export function shareOf({ value, currency }: Money, parts: number, at: number): Money {
  const minor = minorOf({ value, currency })
  return moneyOf(Math.floor(minor / parts) + (at < minor % parts ? 1 : 0), currency)
}

/** Rates for the nights of a stay. The agency only has a total, so every night gets an equal share of it. */
export function nightlyRates(
  { checkIn, checkOut }: Pick<RoomStay, 'checkIn' | 'checkOut'>,
  total: Money,
): RoomStay['rates'] {
  const nights = nightsOf(checkIn, checkOut)
  return nights.map((date, at) => ({ date, amount: shareOf(total, nights.length, at) }))
}

/** Maximum number of nights, which is the maximum number of rates in the contract. */
const MAX_NIGHTS = 366

/** The nights of a stay, each named by the civil date it begins on (YYYYMMDD). */
function nightsOf(checkIn: number, checkOut: number): number[] {
  const nights: number[] = []
  for (let night = checkIn; night < checkOut && nights.length < MAX_NIGHTS; night = addDays(night, 1))
    nights.push(night)
  return nights
}
