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
  if (first === undefined || !fitTogether(offers))
    throw new Refusal('wrong-step', 'These offers are not sold together.')
  const lastDay = Math.max(...offers.map(({ endDate }) => endDate))
  const travellers = travellersFor(longest(offers), lastDay)
  const everybody = travellers.map(({ id }) => id)
  const services = paidParts(offers, beginPrice).map(({ offer, price }, at): ServiceRecord => ({
    id: String(at + 1),
    offer: offer.offer,
    leg: 0,
    soldAs: offer.offerId,
    travellers: everybody.slice(0, offer.people.length),
    price: inCurrency(price, currency),
    isCancelled: false,
  }))
  const shown = paidParts(offers, (offer) => offer.shown).reduce(
    (sum, { price }) => sum + inCurrency(price, currency),
    0,
  )
  const record: HeldTransaction = {
    ...newIds(world),
    session: sessionId,
    currency,
    culture: culture ?? 'tr-TR',
    nationality: 'TR',
    priceSearched: shown,
    state: TransactionStatus.Open,
    services,
    travellers,
    payments: [],
  }
  world.transactions.add(record)
  return record
}

const longest = (offers: readonly CurrentOffer[]) =>
  offers.reduce<CurrentOffer['people']>((most, { people }) => (people.length > most.length ? people : most), [])

/**
 * Two flights are sold together when they are the two legs of one party under the same key. A flight that is half of a
 * round trip is not sold alone. Hotels can be combined with anything.
 */
function fitTogether(offers: readonly CurrentOffer[]): boolean {
  const flights = offers.filter(({ product }) => product === ProductType.Flight)
  const [one, other, ...more] = flights
  if (one === undefined) return true
  if (other === undefined) return one.pair?.groupKey === undefined
  const isRound = one.route !== other.route && one.pair?.groupKey === other.pair?.groupKey
  const isSameParty = one.people.join() === other.people.join()
  return more.length === 0 && isRound && isSameParty && one.pair?.groupKey !== undefined
}

/**
 * Both legs of a package together cost the higher of their prices; other offers cost their
 * own. The parts add up to the amount to pay.
 */
function paidParts(offers: readonly CurrentOffer[], priceOf: (offer: CurrentOffer) => number) {
  const packaged = offers.filter(({ pair }) => pair?.isPackage)
  const whole = Math.max(0, ...packaged.map(priceOf))
  const half = Math.floor(whole / 2)
  return offers.map((offer) => {
    if (!packaged.includes(offer)) return { offer, price: priceOf(offer) }
    return { offer, price: offer === packaged[0] ? whole - half : half }
  })
}

/** Adds extras to an open transaction, at the site's prices. Throws the refusals of `requireOpen` and `not-found`. */
export function addServices(record: HeldTransaction, offers: Schema<'ServiceAdd'>['offers'], market: Market): void {
  requireOpen(record)
  const everybody = record.travellers.map(({ id }) => id)
  for (const { offerId, travellers = everybody } of offers) {
    const extra = extraOf(offerId, market)
    const isKnown = travellers.every((id) => everybody.includes(id))
    const wanted = extra?.to === 'flight' ? ProductType.Flight : ProductType.Hotel
    const hasProduct = record.services.some(({ offer }) => offer.product === wanted)
    if (!extra || !isKnown || !hasProduct) throw new Refusal('not-found', 'There is no such extra or traveller.')
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
    const service = record.services.find((known) => known.id === id)
    if (service === undefined) throw new Refusal('not-found', 'There is no such service.')
    if (service.offer.product !== ProductType.AdditionalService) {
      throw new Refusal('wrong-step', 'The service cannot be removed.')
    }
    record.services = record.services.filter((known) => known !== service)
  }
}
