import { ProductType } from '@rota/openapi/agency/enums'
import { TransactionStatus } from '@rota/openapi/provider/enums'
import type { Market } from '../prices/choice.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import { newIds } from '../provider/begin.ts'
import { inCurrency } from '../provider/supply/currency.ts'
import type { Extra } from '../provider/supply/extras.ts'
import { daysOf, type HeldTransaction, type ServiceRecord } from '../provider/transaction-record.ts'
import type { SiteSeed } from '../seed/sites/site-seed.ts'
import type { World } from '../world.ts'
import { extraOf } from './extras.ts'
import { beginPrice, offeredAs, type CurrentOffer } from './offered.ts'
import { requireOpen } from './require-open.ts'
import { travellersFor } from './travellers.ts'

/**
 * Begins a transaction with the offers of a basket. Throws the refusals `not-found`, `expired`, `sold-out`, and
 * `wrong-step` for offers that are not sold together.
 */
export function beginTransaction(
  world: World,
  site: SiteSeed,
  sessionId: string,
  { offerIds, currency, culture }: Schema<'TransactionBegin'>,
): HeldTransaction {
  const now = world.clock.now()
  const offers = offerIds.map((id) => offeredAs(id, world.catalogue.seeds, world.market(site)))
  if (offers.some(({ expiresAt }) => expiresAt <= now)) throw new Refusal('expired', 'An offer has expired.')
  if (offers.some(({ isAvailable }) => !isAvailable)) throw new Refusal('sold-out', 'An offer is sold out.')
  const [first] = offers
  if (first === undefined || !areSoldTogether(offers))
    throw new Refusal('wrong-step', 'These offers are not sold together.')
  const lastDay = Math.max(...offers.map(({ endDate }) => endDate))
  const travellers = travellersFor(largestParty(offers), lastDay)
  const allIds = travellers.map(({ id }) => id)
  const services = amountsToPay(offers, beginPrice).map(({ offer, price }, index): ServiceRecord => ({
    id: String(index + 1),
    offer: offer.offer,
    leg: 0,
    soldAs: offer.offerId,
    travellers: allIds.slice(0, offer.people.length),
    price: inCurrency(price, currency),
    isCancelled: false,
  }))
  const searchPrice = amountsToPay(offers, (offer) => offer.shown).reduce(
    (sum, { price }) => sum + inCurrency(price, currency),
    0,
  )
  const record: HeldTransaction = {
    ...newIds(world),
    session: sessionId,
    currency,
    culture: culture ?? 'tr-TR',
    nationality: 'TR',
    priceSearched: searchPrice,
    state: TransactionStatus.Open,
    services,
    travellers,
    payments: [],
  }
  world.transactions.add(record)
  return record
}

/** The largest party of the offers: everybody who travels. */
const largestParty = (offers: readonly CurrentOffer[]) =>
  offers.reduce<CurrentOffer['people']>(
    (largest, { people }) => (people.length > largest.length ? people : largest),
    [],
  )

/**
 * Two flights are sold together when they are the two legs of one party under the same key. A flight that is half of a
 * round trip is not sold alone. Hotels can be combined with anything.
 */
function areSoldTogether(offers: readonly CurrentOffer[]): boolean {
  const flights = offers.filter(({ product }) => product === ProductType.Flight)
  const [first, second] = flights
  if (first === undefined) return true
  const groupKey = first.pair?.groupKey
  if (second === undefined) return groupKey === undefined
  const isRoundTrip = first.route !== second.route && groupKey !== undefined && groupKey === second.pair?.groupKey
  const isSameParty = first.people.join() === second.people.join()
  return flights.length === 2 && isRoundTrip && isSameParty
}

/**
 * The amount to pay for each offer. The two legs of a package together cost the higher of their prices, half for each
 * leg; every other offer costs its own price.
 */
function amountsToPay(offers: readonly CurrentOffer[], priceOf: (offer: CurrentOffer) => number) {
  const packaged = offers.filter(({ pair }) => pair?.isPackage)
  const packagePrice = Math.max(0, ...packaged.map(priceOf))
  const half = Math.floor(packagePrice / 2)
  return offers.map((offer) => {
    if (!packaged.includes(offer)) return { offer, price: priceOf(offer) }
    return { offer, price: offer === packaged[0] ? packagePrice - half : half }
  })
}

/** Adds extras to an open transaction, at the site's prices. Throws the refusals of `requireOpen` and `not-found`. */
export function addServices(record: HeldTransaction, offers: Schema<'ServiceAdd'>['offers'], market: Market): void {
  requireOpen(record)
  const allIds = record.travellers.map(({ id }) => id)
  for (const { offerId, travellers = allIds } of offers) {
    const extra = extraOf(offerId, market)
    const areTravellersKnown = travellers.every((id) => allIds.includes(id))
    const requiredProduct = extra?.to === 'flight' ? ProductType.Flight : ProductType.Hotel
    const hasProduct = record.services.some(({ offer }) => offer.product === requiredProduct)
    if (!extra || !areTravellersKnown || !hasProduct)
      throw new Refusal('not-found', 'There is no such extra or traveller.')
    record.services.push(extraService(extra, travellers, record))
  }
}

function extraService(extra: Extra, travellers: readonly string[], record: HeldTransaction): ServiceRecord {
  const { currency, expiresAt, services } = record
  const price = inCurrency(extra.price, currency)
  return {
    id: String(Math.max(...services.map(({ id }) => Number(id))) + 1),
    offer: {
      product: ProductType.AdditionalService,
      extra: extra.code,
      checkIn: daysOf(record)[0],
      currency,
      price,
      expiresAt,
    },
    leg: 0,
    travellers: [...travellers],
    price: price * travellers.length,
    isCancelled: false,
  }
}

/**
 * Removes extras. Throws the refusals of `requireOpen`, `not-found`, and
 * `wrong-step` for a service that cannot be removed.
 */
export function removeServices(record: HeldTransaction, ids: readonly string[]): void {
  requireOpen(record)
  for (const id of ids) {
    const service = record.services.find((candidate) => candidate.id === id)
    if (service === undefined) throw new Refusal('not-found', 'There is no such service.')
    if (service.offer.product !== ProductType.AdditionalService) {
      throw new Refusal('wrong-step', 'The service cannot be removed.')
    }
    record.services = record.services.filter((candidate) => candidate !== service)
  }
}
