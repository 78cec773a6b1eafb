import { ProductType } from '@rota/openapi/provider/enums'
import type { Handlers } from '@rota/openapi/provider/handlers'
import { brandOf } from '../../world/provider/supply/fares.ts'
import { flightOf } from '../../world/provider/supply/flights.ts'
import { ProviderRefusal } from '../../world/provider/wire/refusal.ts'
import { answered } from '../provider-wire/envelope.ts'
import { segmentId } from '../provider-wire/flights.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

/** Text for a service of a brand, by its fee code. */
const FEE_TEXTS: Readonly<Record<number, string>> = { 0: 'Included.', 1: 'For a fee.', 2: 'Not offered.' }

/** Operations of openapi/paths/provider/flight.yaml. */
export const flight: Pick<Handlers<ProviderCallContext>, 'fareRuleList'> = {
  fareRuleList: async ({ body, context: { world } }) => {
    const { transactionId, reservationNumber = '', serviceId, segment } = body
    const { transactions } = world
    const record =
      transactionId === undefined ? transactions.byNumber(reservationNumber) : transactions.find(transactionId)
    const service = record.services.find(({ id }) => id === serviceId)
    if (service?.offer.product !== ProductType.Flight) {
      throw new ProviderRefusal('ServiceNotFound', 'There is no such flight.')
    }
    const leg = service.offer.legs[service.leg]
    const bookedFlight = leg && flightOf(leg)
    const brand = brandOf(service.offer.brand)
    const hasSegment = bookedFlight?.segments.some((candidate) => segmentId(candidate) === segment.id) ?? false
    if (!hasSegment || brand === undefined) {
      throw new ProviderRefusal('ServiceNotFound', 'There is no such segment.')
    }
    const { refundHours } = brand
    const refund =
      refundHours === undefined ? 'Nothing is given back.' : `Free until ${refundHours} hours before departure.`
    const services = brand.services.map(({ name, fee }) => ({ code: brand.id, name, texts: [FEE_TEXTS[fee] ?? ''] }))
    const rules = [{ code: brand.id, name: 'Refund', texts: [refund] }, ...services]
    return answered(world, { rules })
  },
}
