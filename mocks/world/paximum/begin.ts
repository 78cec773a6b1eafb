import { BookingTransactionStatus, ProductType } from '@rota/openapi/agency/enums'
import type { Market } from '../prices/choice.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import type { SiteSeed } from '../seed/site-seed.ts'
import type { World } from '../world.ts'
import { inCurrency } from '../provider/supply/currency.ts'
import type { Extra } from '../provider/supply/extras.ts'
import { LIFE } from '../provider/transaction.ts'
import { extraOf } from './extras.ts'
import { beginPrice, commitErrors, offeredAs, type Offered } from './offered.ts'
import { requireOpen, type ServiceRecord, type PaximumRecord } from './transactions.ts'
import { slotsFor } from './travellers.ts'

/**
 * Begins a transaction with the offers of a basket. Throws the refusals `not-found`, `expired`, `sold-out`, and
 * `wrong-step` for offers that cannot be sold together.
 */
export function beginTransaction(
  world: World,
  site: SiteSeed,
  sessionId: string,
  { offerIds, currency }: Schema<'TransactionBegin'>,
): PaximumRecord {
  const now = world.clock.now()
  const offers = offerIds.map((id) => offeredAs(id, world.catalogue.seeds, world.market(site)))
  if (offers.some(({ expiresAt }) => expiresAt <= now)) throw new Refusal('expired', 'An offer has expired.')
  if (offers.some(({ isAvailable }) => !isAvailable)) throw new Refusal('sold-out', 'An offer is sold out.')
  const [first] = offers
  if (first === undefined || !fitTogether(offers))
    throw new Refusal('wrong-step', 'These offers are not sold together.')
  const lastDay = Math.max(...offers.map(({ endDate }) => endDate))
  const slots = slotsFor(
    longest(offers),
    lastDay,
    offers.some((offer) => offer.needsPassport),
  )
  const everybody = slots.map(({ travellerId }) => travellerId)
  const services = paidParts(offers, beginPrice).map(({ offer, price }, at): ServiceRecord => {
    const { product, name, beginDate, endDate, route, freeUntil } = offer
    return {
      id: String(at + 1),
      productType: product,
      name,
      beginDate,
      endDate,
      ...(route && { route }),
      isExtra: false,
      offerId: offer.offerId,
      travellers: everybody.slice(0, offer.people.length),
      price: inCurrency(price, currency),
      ...(freeUntil !== undefined && { freeUntil }),
    }
  })
  const shown = paidParts(offers, (offer) => offer.shown).reduce(
    (sum, { price }) => sum + inCurrency(price, currency),
    0,
  )
  const record: PaximumRecord = {
    id: `t-${world.ids.next('provider-transaction', 18)}`,
    sessionId,
    expiresAt: now + LIFE,
    currency,
    shown,
    slots,
    fails: commitErrors(offers),
    status: BookingTransactionStatus.Open,
    services,
    travellers: [],
  }
  world.paximum.add(record)
  return record
}

const longest = (offers: readonly Offered[]) =>
  offers.reduce<Offered['people']>((most, { people }) => (people.length > most.length ? people : most), [])

/**
 * Two flights are sold together when they are the two ways of one party under one key; a flight that is half of a round
 * trip is not sold alone. Hotels go with everything.
 */
function fitTogether(offers: readonly Offered[]): boolean {
  const flights = offers.filter(({ product }) => product === ProductType.Flight)
  const [one, other, ...more] = flights
  if (one === undefined) return true
  if (other === undefined) return one.pair?.groupKey === undefined
  const isRound = one.route !== other.route && one.pair?.groupKey === other.pair?.groupKey
  const isSameParty = one.people.join() === other.people.join()
  return more.length === 0 && isRound && isSameParty && one.pair?.groupKey !== undefined
}

/** Both ways of a package cost the higher of their prices, everything else its own; the parts add up to what is paid. */
function paidParts(offers: readonly Offered[], priceOf: (offer: Offered) => number) {
  const packaged = offers.filter(({ pair }) => pair?.isPackage)
  const whole = Math.max(0, ...packaged.map(priceOf))
  const half = Math.floor(whole / 2)
  return offers.map((offer) => {
    if (!packaged.includes(offer)) return { offer, price: priceOf(offer) }
    return { offer, price: offer === packaged[0] ? whole - half : half }
  })
}

/** Adds extras to an open transaction, as the site sells them. Throws the refusals of `requireOpen` and `not-found`. */
export function addServices(record: PaximumRecord, offers: Schema<'ServiceAdd'>['offers'], market: Market): void {
  requireOpen(record)
  const everybody = record.slots.map(({ travellerId }) => travellerId)
  for (const { offerId, travellers = everybody } of offers) {
    const extra = extraOf(offerId, market)
    const isKnown = travellers.every((id) => everybody.includes(id))
    const wanted = extra?.to === 'flight' ? ProductType.Flight : ProductType.Hotel
    const hasProduct = record.services.some(({ productType }) => productType === wanted)
    if (!extra || !isKnown || !hasProduct) throw new Refusal('not-found', 'There is no such extra or traveller.')
    record.services = [...record.services, extraService(extra, travellers, record)]
  }
}

function extraService(extra: Extra, travellers: readonly string[], record: PaximumRecord): ServiceRecord {
  const highest = Math.max(...record.services.map(({ id }) => Number(id)))
  return {
    id: String(highest + 1),
    productType: ProductType.AdditionalService,
    name: extra.name.en,
    isExtra: true,
    travellers,
    price: inCurrency(extra.price, record.currency) * travellers.length,
  }
}

/** Takes extras out again. Throws the refusals of `requireOpen`, `not-found`, and `wrong-step` for what cannot go. */
export function removeServices(record: PaximumRecord, ids: readonly string[]): void {
  requireOpen(record)
  for (const id of ids) {
    const service = record.services.find((known) => known.id === id)
    if (service === undefined) throw new Refusal('not-found', 'There is no such service.')
    if (!service.isExtra) throw new Refusal('wrong-step', 'The service cannot be removed.')
    record.services = record.services.filter((known) => known !== service)
  }
}
