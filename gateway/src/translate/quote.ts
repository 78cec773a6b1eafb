import { Availability } from '@rota/openapi/agency/enums'
import { todayAt } from './today.ts'
import type { Schemas } from '../ports/contract.ts'
import type { FieldError } from '../ports/problem.ts'
import { convert, type Currency, minorOf, type Money, moneyOf } from './money/money.ts'
import { balanceDayOf, depositOf, isPaidLater, isOnRequest, optionDateOf, unpayable } from './money/payable.ts'

type Line = Schemas['CartLine']
/** An instalment plan of the agency. */
export type Plan = Schemas['OrderAnswerInstallments']['options'][number]

/**
 * Everything that a price depends on. `plans` are the agency's instalment plans for the amount payable now, queried if
 * num > 1.
 */
export interface Pricing {
  lines: Line[]
  /** Discount of the promotion. */
  promotion?: Schemas['Promotion']
  payment: Schemas['SiteOptions']['payment']
  /** The share of the provider's lines that it takes at booking, in per cent. */
  firstPaymentPercent?: number
  rates: Schemas['Rates']
  rateId: string
  /** The sites' date, YYYYMMDD. */
  today: number
  /** Methods that an operator has switched off. */
  stopped?: readonly Schemas['PaymentMethod'][]
  request: Pick<Schemas['QuoteRequest'], 'method' | 'installment' | 'term' | 'toCurrency'>
  plans?: Plan[]
}

/** A quote before hash and expiry are added, and whether it used exchange rates. */
export interface PricedQuote {
  quote: Omit<Schemas['Quote'], 'hash' | 'expiresAt'>
  usesRates: boolean
}

/** Why a basket cannot be quoted: its state or the request. */
export type Refusal = { conflict: 'empty-basket' | 'sold-out' | 'expired' } | FieldError

/** Why a basket cannot be quoted, or undefined. Instalments are checked once they are known. */
export function refusalOf(pricing: Pricing): Refusal | undefined {
  const { lines, request } = pricing
  if (lines.length === 0) return { conflict: 'empty-basket' }
  const unavailable = lines.filter((line) => line.availability === Availability.NotAvailable)
  if (unavailable.length > 0) return { conflict: unavailable.every(isProviderOffer) ? 'expired' : 'sold-out' }
  if (!offersCurrency(pricing.payment, request.toCurrency)) return NO_SUCH_CURRENCY
  const paymentError = unpayable(pricing, request)
  if (paymentError) return paymentError
  if (request.installment > 1 && request.method !== 'creditcard') return NO_SUCH_PLAN
  return undefined
}

/** Whether a line is an offer of the provider. If unavailable, it is reported as expired, not as sold out (C4). */
const isProviderOffer = ({ offerId, offerIds }: Line) => offerId !== undefined || offerIds !== undefined

/** Every site charges in lira, and in another currency only if its record lists it (decision 19.9). */
const offersCurrency = ({ currencies = [] }: Pricing['payment'], currency: Currency) =>
  currency === 'try' || currencies.includes(currency)

const NO_SUCH_CURRENCY: FieldError = {
  pointer: '/toCurrency',
  code: 'not-offered',
  detail: 'is not a currency that this site charges',
}

/** The refusal of a number of instalments that is not offered. */
export const NO_SUCH_PLAN: FieldError = {
  pointer: '/installment',
  code: 'not-offered',
  detail: 'is not offered for this payment',
}

/** What is payable now, before instalments. */
export function dueNow(pricing: Pricing): Money {
  const { request, payment } = pricing
  const total = totalOf(pricing)
  const costed = pricing.lines.map((line) => ({ line, minor: lineTotal(line, pricing) }))
  const amounts = { full: () => total, deposit: () => depositOf(costed, total, payment), later: () => 0 }
  return moneyOf(amounts[request.term](), request.toCurrency)
}

/**
 * Quotes a basket accepted by `refusalOf`. Lines are in the currency of the charge, so that they add up to the total
 * plus the discount; amounts paid at the hotel keep their currency. Undefined if no plan has the number of instalments.
 */
export function priceQuote(pricing: Pricing): PricedQuote | undefined {
  const { lines, rates, rateId, request } = pricing
  const currency = request.toCurrency
  const total = totalOf(pricing)
  const due = minorOf(dueNow(pricing))
  const installment = installmentOf(request.installment, moneyOf(due, currency), pricing.plans)
  if (!installment) return undefined
  const quote = {
    lines: lines.map((line) => quoteLine(line, moneyOf(lineTotal(line, pricing), currency))),
    ...promotionOf(pricing),
    total: moneyOf(total, currency),
    payNow: installment.total,
    ...(due < total ? payLaterOf(pricing, total - due) : {}),
    ...heldOf(pricing),
    payAtHotel: paidOnTheSpot(lines),
    rate: { id: rateId, rates },
    method: request.method,
    installment,
    term: request.term,
    ...(isOnRequest(lines) ? { onRequest: true } : {}),
  }
  const amounts = [...lines.map((line) => line.total), ...(pricing.promotion ? [pricing.promotion.amount] : [])]
  return { quote, usesRates: amounts.some((amount) => amount.currency !== currency) }
}

/** Limits of the contract: the largest amount, in major units, and the first and last date, YYYYMMDD. */
const MAX_AMOUNT = 1_000_000_000
const DAYS = { first: 20_000_101, last: 20_991_231 }

/** Whether all amounts and dates of a quote fit the contract. Valid lines can add up to more than its limits. */
export function fitsContract({ lines, total, installment, payAtHotel, payLaterBy }: PricedQuote['quote']): boolean {
  const amounts = [...lines.map((line) => line.total), total, installment.monthly, installment.total, ...payAtHotel]
  const isDay = payLaterBy === undefined || (payLaterBy >= DAYS.first && payLaterBy <= DAYS.last)
  return isDay && amounts.every(({ value }) => value <= MAX_AMOUNT)
}

/** The amount paid later and its deadline: the rest of a deposit, or everything before the hold lapses. */
function payLaterOf(
  { lines, payment, request }: Pricing,
  minor: number,
): Pick<Schemas['Quote'], 'payLater' | 'payLaterBy'> {
  // The payment date of a request is decided with its confirmation.
  const held = isOnRequest(lines) ? undefined : optionDateOf(lines)
  const by = request.term === 'deposit' ? balanceDayOf(lines, payment) : dayOfMoment(held)
  return { payLater: moneyOf(minor, request.toCurrency), ...(by === undefined ? {} : { payLaterBy: by }) }
}

/** The sites' date at a point in time. */
const dayOfMoment = (moment: string | undefined) => (moment === undefined ? undefined : todayAt(Date.parse(moment)))

/** The date until which a basket is held that is not paid by card. */
function heldOf({ lines, request }: Pricing): Pick<Schemas['Quote'], 'optionDate'> {
  const optionDate = isPaidLater(request.method) && !isOnRequest(lines) ? optionDateOf(lines) : undefined
  return optionDate === undefined ? {} : { optionDate }
}

/** The amount to pay: the lines less the promotion. */
const totalOf = (pricing: Pricing) => linesTotal(pricing) - reductionOf(pricing)

const linesTotal = (pricing: Pricing) => sum(pricing.lines.map((line) => lineTotal(line, pricing)))

/** Discount of a promotion, converted and rounded once like a line, and never more than the total. */
function reductionOf(pricing: Pricing): number {
  const { promotion, rates, request } = pricing
  if (promotion === undefined) return 0
  const { currency } = promotion.amount
  return Math.min(convert(minorOf(promotion.amount), currency, request.toCurrency, rates), linesTotal(pricing))
}

/** The promotion in the currency of the charge, or nothing if its discount is 0. */
function promotionOf(pricing: Pricing): Pick<Schemas['Quote'], 'promotion'> {
  const { promotion, request } = pricing
  const reduction = reductionOf(pricing)
  if (promotion === undefined || reduction === 0) return {}
  return { promotion: { ...promotion, amount: moneyOf(reduction, request.toCurrency) } }
}

const lineTotal = (line: Line, { rates, request }: Pricing) =>
  convert(minorOf(line.total), line.total.currency, request.toCurrency, rates)

/**
 * A single payment or the agency's plan with this number of instalments. A plan whose instalments do not add up exactly
 * to its total, or that is not in lira, is ignored (decisions 19.8 and 21.6).
 */
function installmentOf(num: number, due: Money, plans: Plan[] = []): Schemas['Quote']['installment'] | undefined {
  if (num === 1) return { num, monthly: due, total: due }
  const plan = plans.find((offered) => offered.num === num)
  if (!plan || due.currency !== 'try') return undefined
  const isLira = plan.monthly.currency === 'try' && plan.total.currency === 'try'
  const isExact = minorOf(plan.monthly) * num === minorOf(plan.total) && minorOf(plan.total) >= minorOf(due)
  return isLira && isExact ? { num, monthly: plan.monthly, total: plan.total } : undefined
}

/** Properties of a basket line that its quote repeats. */
const REPEATED_PROPERTIES = [
  ...(['id', 'slug', 'stype', 'place', 'address', 'roomName', 'planName', 'board', 'picture'] as const),
  ...(['venue', 'doors', 'childSeats', 'paxes'] as const),
  ...(['from', 'to', 'meetingPoint', 'returnMeetingPoint', 'legs', 'fliers', 'baggage', 'bags'] as const),
  ...([
    'checkIn',
    'checkOut',
    'direction',
    'time',
    'returnTime',
    'flightNumber',
    'returnFlightNumber',
    'route',
  ] as const),
  ...(['priceBasis', 'terms', 'deposit', 'driver', 'payAtHotel', 'channel', 'cancellation', 'availability'] as const),
]

function quoteLine(line: Line, total: Money): Schemas['QuoteLine'] {
  const { key, type, title = [], pax, count } = line
  const repeated = REPEATED_PROPERTIES.filter((name) => line[name] !== undefined).map((name) => [name, line[name]])
  return {
    key,
    type,
    title,
    pax,
    count,
    total,
    ...(Object.fromEntries(repeated) as Pick<Line, (typeof REPEATED_PROPERTIES)[number]>),
  }
}

/** The order of amounts in several currencies. */
const CURRENCY_ORDER: Currency[] = ['try', 'eur', 'usd', 'gbp']

/** Amounts paid at the hotels, by currency. */
function paidOnTheSpot(lines: Line[]): Money[] {
  return CURRENCY_ORDER.flatMap((currency) => {
    const amounts = lines.flatMap((line) => (line.payAtHotel?.currency === currency ? [minorOf(line.payAtHotel)] : []))
    return sum(amounts) > 0 ? [moneyOf(sum(amounts), currency)] : []
  })
}

const sum = (minors: number[]) => minors.reduce((total, minor) => total + minor, 0)
