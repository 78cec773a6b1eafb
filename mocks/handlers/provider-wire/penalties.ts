import { ProductType, ProviderId } from '@rota/openapi/provider/enums'
import type { Cents } from '../../world/basics/money.ts'
import { price } from '../../world/provider/supply/currency.ts'
import { hotelOf } from '../../world/provider/supply/hotels.ts'
import type { Offer } from '../../world/provider/offer-id.ts'
import { canCancel, penaltyOf, REASONS } from '../../world/provider/penalty.ts'
import type { ServiceRecord, TransactionRecord } from '../../world/provider/transaction-record.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { World } from '../../world/world.ts'
import { bookedService } from './services.ts'

function ownerOf(offer: Offer, world: World): number {
  if (offer.product === ProductType.Hotel) return hotelOf(offer.hotel, world.catalogue.seeds).owner
  return offer.product === ProductType.Flight ? ProviderId.Flight : ProviderId.TourVisio
}

function penaltyService(
  record: TransactionRecord,
  service: ServiceRecord,
  penalty: Cents,
  world: World,
): Wire<'PenaltyService'> {
  const { code, name } = bookedService(record, service, 0, world)
  const { currency } = record
  return {
    provider: ownerOf(service.offer, world),
    id: service.id,
    ...(code !== undefined && { code }),
    productType: service.offer.product,
    ...(name !== undefined && { name }),
    price: price(penalty, currency),
    isCancelable: canCancel(record, world.clock.today()),
    relatedServices: [],
    priceDetail: {
      totalSalePrice: price(service.price, currency),
      penalty: price(penalty, currency),
      mainServiceFee: price(0, currency),
    },
  }
}

/** Today's cancellation penalty, which is the same for every reason. */
export function penalties(record: TransactionRecord, world: World): Wire<'CancelPenalty'>[] {
  const today = world.clock.today()
  const activeServices = record.services
    .filter(({ isCancelled }) => !isCancelled)
    .map((service) => ({ service, penalty: penaltyOf(service, today, world) }))
  const total = activeServices.reduce((sum, { penalty }) => sum + penalty, 0)
  const services = activeServices.map(({ service, penalty }) => penaltyService(record, service, penalty, world))
  return REASONS.map((reason) => ({
    reason: { ...reason },
    services,
    price: price(total, record.currency),
    isCancelable: canCancel(record, today),
  }))
}
