import type { AirportCode } from '../world/seed/flights/airports.ts'

/** What happens on a magic route in every scenario. */
export type RouteEffect = 'no-flights' | 'price-changes' | 'commit-errors'

interface MagicRoute {
  readonly from: AirportCode
  readonly to: AirportCode
  readonly effect: RouteEffect
  /** What a tester sees. */
  readonly see: string
}

/** The public magic routes; the return direction is normal. */
export const MAGIC_ROUTES: readonly MagicRoute[] = [
  { from: 'TZX', to: 'ASR', effect: 'no-flights', see: 'No flights are ever found.' },
  {
    from: 'ADB',
    to: 'TZX',
    effect: 'price-changes',
    see: 'The transaction begins with a price that is 7 % higher than in the offer.',
  },
  { from: 'ESB', to: 'DLM', effect: 'commit-errors', see: 'The commit fails, and nothing is booked.' },
]

/** The effect of a route; undefined for an ordinary route. */
export const effectOf = (from: string, to: string): RouteEffect | undefined =>
  MAGIC_ROUTES.find((route) => route.from === from && route.to === to)?.effect
