import type { Handlers } from '@rota/openapi/agency/handlers'
import { isOpen } from '../../../world/bookings/booking.ts'
import { promotionStatus, priceBasket } from '../../../world/bookings/promotion.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import { bookingView } from '../../booking-view.ts'
import { callerOf } from '../../caller.ts'
import type { CallContext } from '../../call-context.ts'

/** Operations of openapi/paths/agency/promotions.yaml. */
export const promotions: Pick<Handlers<CallContext>, 'promotionQuery'> = {
  promotionQuery: async ({ query, context }) => {
    const { world, site } = context
    const caller = await callerOf(context)
    if (!isOpen(caller.state)) throw new Refusal('wrong-step', 'The booking is being paid or is paid.')
    const { today } = world.market(site)
    const status = promotionStatus(query.code, bookingView(caller, world).products, today)
    if (status !== 'ok') return { status: 200, body: { status, booking: bookingView(caller, world) } }
    const changed = await world.bookings.change(caller.id, ({ booking }) => {
      Object.assign(booking, priceBasket(booking.products, query.code, today))
    })
    return { status: 200, body: { status, booking: bookingView(changed, world) } }
  },
}
