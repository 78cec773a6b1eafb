import { ProductType } from '@rota/openapi/provider/enums'
import type { Handlers } from '@rota/openapi/provider/handlers'
import { addDays } from '../../world/basics/civil-date.ts'
import { airportsIn } from '../../world/provider/supply/airports.ts'
import { midnight } from '../../world/provider/wire/days.ts'
import { journeysOn } from '../../world/flights/timetable.ts'
import { suggest } from '../../world/provider/supply/suggest.ts'
import { answered } from '../provider-wire/envelope.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

/** Number of days, from tomorrow, for which dates are listed. */
const DAYS_AHEAD = 60

type Places = 'arrivalAutocomplete' | 'departureAutocomplete' | 'checkInDateList'

/** Operations of openapi/paths/provider/places.yaml. */
export const places: Pick<Handlers<ProviderCallContext>, Places> = {
  arrivalAutocomplete: async ({ body, context: { world } }) =>
    answered(world, { items: suggest(body, world.catalogue.seeds) }),

  departureAutocomplete: async ({ body, context: { world } }) =>
    answered(world, { items: suggest(body, world.catalogue.seeds) }),

  checkInDateList: async ({ body, context: { world } }) => {
    const { productType, departureLocations = [], arrivalLocations = [] } = body
    const from = departureLocations.flatMap(airportsIn)
    const to = arrivalLocations.flatMap(airportsIn)
    const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(world.clock.today(), index + 1))
    const flightDays = days.filter((day) => journeysOn(from, to, day).length > 0)
    const dates = productType === ProductType.Flight ? flightDays : days
    return answered(world, { dates: dates.map((day) => `${midnight(day)}+03:00`) })
  },
}
